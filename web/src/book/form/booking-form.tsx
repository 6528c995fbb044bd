import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { may } from '@teeviet/contract/rules/visibility'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Estimate, estimateQuery } from '#api/queries/estimate.ts'
import { openDialog } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { readSession } from '#session/session.ts'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/form/button.tsx'
import { useFirstErrorFocus } from '#ui/form/use-first-error-focus.ts'
import { useViewer } from '#viewer/viewer.ts'
import { type Missing, playersOf, playOf } from '../draft/booking-draft.ts'
import { bookingFields, estimateFields } from '../draft/booking-fields.ts'
import type { DraftStore } from '../draft/draft-store.ts'
import { type Fixed, missingIn, useBooking } from '../draft/use-booking.ts'
import { EstimateNotice } from '../estimate/estimate-notice.tsx'
import type { BookingFlow, BookingSent } from '../send/flow.ts'
import { UnansweredNotice } from '../send/unanswered-notice.tsx'
import { useSender } from '../send/use-sender.ts'
import styles from './booking-form.module.css'
import { CourseField, PackagesField, PlayersField, PlayField } from './form-fields.tsx'
import { TermsBox } from './terms-box.tsx'

const nothing: readonly Missing[] = []

/** The price and tee times shown by the form, awaited while loading; null when it shows none. */
async function shownEstimate(
  client: QueryClient,
  query: ReturnType<typeof estimateQuery>,
): Promise<Estimate | null> {
  if (query.enabled === false) return null
  return client.ensureQueryData(query).catch(() => null)
}

/**
 * Course, time, players, packages, the price, and the submit button. The button looks disabled while a field is
 * missing, and pressing it names the field. `switchboard` is one row on wide screens.
 */
export function BookingForm<Sent extends BookingSent>({
  variant,
  store,
  flow,
  fixed = null,
  action,
}: {
  variant: 'switchboard' | 'page'
  store: DraftStore
  flow: BookingFlow<Sent>
  fixed?: Fixed | null
  /** The label of the button; "send request" by default. */
  action?: string
}) {
  const t = useT('booking')
  const ui = useT('ui')
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const booking = useBooking(store, fixed)
  const mayInsure = may('chooseInsurance', useViewer())
  // Packages chosen before a bank without them signed the golfer in are neither shown nor sent.
  useEffect(() => {
    if (!mayInsure && booking.draft.packages.length > 0) store.change({ packages: [] })
  }, [mayInsure, booking.draft.packages, store])
  const [shown, setShown] = useState(nothing)
  const { send, isBusy, unanswered, check, forget } = useSender(flow, store)
  useFirstErrorFocus(form, shown)
  // Fields filled in since then are not missing any more.
  const stillShown = shown.filter((what) => booking.missing.includes(what))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const missing = missingIn(
      { ...store.read(), course: booking.draft.course },
      serverNow(),
      readSession(),
      fixed,
    )
    setShown(missing)
    if (missing.length > 0) {
      const [first] = missing
      const isRefusal = missing.length === 1 && (first === 'terms' || first === 'past')
      return showToast('warning', isRefusal ? t(`missing.${first}`) : ui('pleaseFillInAllInformation'))
    }
    const isVisitor = readSession() === null
    if (isVisitor) {
      if ((await openDialog('login')) !== true) return
      // Logging in makes the golfer the first player; who else plays is asked before anything is sent, unless the search
      // for the tee time has asked how many play.
      if (store.read().count === null) {
        booking.pickPlayers()
        return
      }
    }
    const draft = { ...store.read(), course: booking.draft.course }
    const { course, isAgreed } = draft
    if (!course) return
    const play = playOf(draft, serverNow())
    const players = playersOf(draft, readSession())
    const estimate = await shownEstimate(queryClient, estimateQuery(estimateFields(draft, play, players)))
    const amount = estimate?.payment_amount ?? null
    const fields = {
      ...bookingFields({ ...draft, course, play, players }),
      ...(play.alternatives && {
        alternatives: play.alternatives.map(({ title: _, path: __, ...time }) => time),
      }),
      terms_agreed: isAgreed ? (1 as const) : (0 as const),
      ...(amount === null ? {} : { expected_amount: amount }),
    }
    await send(fields, estimate?.flights ?? null)
  }

  return (
    <form
      ref={form}
      className={classNames(styles.form, styles[variant])}
      aria-label={t('form.label')}
      onSubmit={submit}
      noValidate
    >
      {unanswered && (
        <UnansweredNotice at={unanswered.at} isBusy={isBusy} onCheck={check} onForget={forget} />
      )}
      <div className={styles.fields}>
        {!fixed && <CourseField booking={booking} shown={stillShown} />}
        <PlayField booking={booking} shown={stillShown} />
        <PlayersField booking={booking} shown={stillShown} />
        {mayInsure && <PackagesField booking={booking} />}
      </div>
      <div className={styles.end}>
        <EstimateNotice booking={booking} />
        <div className={styles.send}>
          <TermsBox
            isAgreed={booking.draft.isAgreed}
            isMissed={stillShown.includes('terms')}
            onChange={(isAgreed) => booking.change({ isAgreed })}
          />
          <Button
            type="submit"
            size="large"
            wide
            busy={isBusy}
            aria-disabled={booking.missing.length > 0 || undefined}
          >
            {action ?? t('form.send')}
          </Button>
        </div>
      </div>
    </form>
  )
}
