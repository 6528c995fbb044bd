import { Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CourseField } from '../../../forms/course-field.tsx'
import { MoneyField } from '../../../forms/money-field.tsx'
import { useAct } from '../../../forms/use-act.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../kit/button.tsx'
import { Problem } from '../../../kit/problem.tsx'
import { useScrollTo } from '../../../kit/use-scroll-to.ts'
import styles from '../../../theme/layout.module.css'
import type { StaffBookingDetail } from '../booking.ts'
import { type ChangeDraft, changeOf, draftOf, hasLeaving, type Move, movedDraft } from './change-draft.ts'
import { ChangeQuote, type Quote } from './change-quote.tsx'
import { LeavingRefund } from './leaving-refund.tsx'
import { PathField } from './path-field.tsx'
import { PlayerFields } from './player-fields.tsx'
import { StartChoice } from './start-choice.tsx'

type ChangeFormProps = { booking: StaffBookingDetail; move: Move | undefined; onClose: () => void }

/**
 * A change of a booking in two presses: the first shows the difference, the second applies what was shown. When
 * something has changed meanwhile, the difference is shown anew.
 */
export function ChangeForm({ booking, move, onClose }: ChangeFormProps) {
  const t = useT('staff-change')
  const act = useAct()
  const [before] = useState(() => draftOf(booking))
  const flight = before.players.filter(({ at }) => at === move?.from).length
  const [isFlight, setFlight] = useState(flight > 1)
  const [draft, setDraft] = useState(move ? movedDraft(before, move, isFlight) : before)
  const [quote, setQuote] = useState<Quote | null>(null)
  const [isTried, setTried] = useState(false)
  const buttons = useScrollTo<HTMLDivElement>(quote)
  const form = useRef<HTMLFormElement>(null)
  const isByButton = move === undefined
  useEffect(() => {
    // the button that opened the form is gone, and the focus with it
    if (isByButton) form.current?.querySelector<HTMLElement>('select, input')?.focus()
  }, [isByButton])
  const change = changeOf(booking.id, draft, before)
  const isGroup = draft.players.length > 1 || draft.isSplit
  const courseId = draft.course === '' ? booking.facility.id : Number(draft.course)
  const isElsewhere = courseId !== booking.facility.id
  const isSameDay = draft.day === before.day && !isElsewhere
  const isStartMissing = isElsewhere && draft.startAt === null
  const isReasonMissing = draft.reason.trim() === ''

  function edit(part: Partial<ChangeDraft>, keepsQuote = false) {
    // a path is one of the tee time that was chosen
    setDraft({ ...draft, ...('startAt' in part && { path: '' }), ...part })
    if (!keepsQuote) setQuote(null)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (act.busy || isStartMissing) return setTried(true)
    if (!quote) return setQuote(await act.send('POST /api/staff/bookings/:id/quote-change', change))
    setTried(true)
    if (isReasonMissing)
      return event.currentTarget.querySelector<HTMLInputElement>('[name=change-reason]')?.focus()
    const request = { ...change, fingerprint: quote.fingerprint, reason: draft.reason.trim() }
    const done = t(quote.is_payment === 1 ? 'offered' : 'done', { code: booking.general_bill_code })
    if (await act.send('POST /api/staff/bookings/:id/change', request, done)) onClose()
    else setQuote(null)
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {move && flight > 1 && (
        <Checkbox
          label={t('wholeFlight', { n: flight })}
          checked={isFlight}
          onChange={(event) => {
            setFlight(event.currentTarget.checked)
            edit(movedDraft(draft, move, event.currentTarget.checked))
          }}
        />
      )}
      <CourseField
        label={t('course')}
        none={t('courseStay', { course: booking.facility.title })}
        value={draft.course}
        onChange={(course) => edit({ course, startAt: null, isSplit: false })}
      />
      <StartChoice
        courseId={courseId}
        mayStay={!isElsewhere}
        day={draft.day}
        startAt={draft.startAt}
        isSplit={isGroup && isSameDay ? draft.isSplit : null}
        onChange={edit}
      />
      <PathField
        courseId={courseId}
        startAt={draft.startAt}
        booking={booking}
        value={draft.path}
        day={draft.day}
        onChange={(path) => edit({ path })}
      />
      <PlayerFields
        players={draft.players}
        ownStarts={draft.isSplit && isSameDay ? { courseId: booking.facility.id, day: before.day } : null}
        onChange={(players) => edit({ players })}
      />
      {booking.state === 'paid' && hasLeaving(draft, before) && (
        <LeavingRefund isInFull={draft.refundsInFull} onChange={(refundsInFull) => edit({ refundsInFull })} />
      )}
      <MoneyField
        label={t('price')}
        description={t('priceHint')}
        value={draft.price}
        onChange={(event) => edit({ price: event.currentTarget.value })}
      />
      <TextInput
        label={t('reason')}
        name="change-reason"
        maxLength={1000}
        error={isTried && isReasonMissing && t('reasonMissing')}
        value={draft.reason}
        onChange={(event) => edit({ reason: event.currentTarget.value }, true)}
      />
      {quote && <ChangeQuote quote={quote} isPaid={booking.state === 'paid'} />}
      <Problem>{isTried && isStartMissing ? t('startMissing') : act.problem}</Problem>
      <div ref={buttons} className={styles.buttons}>
        <Button type="submit" busy={act.busy} autoFocus={move !== undefined}>
          {t(!quote ? 'show' : quote.is_payment === 1 ? 'offer' : 'apply')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
