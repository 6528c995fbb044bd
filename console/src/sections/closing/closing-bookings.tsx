import { Radio } from '@mantine/core'
import type { ClosingAction } from '@teeviet/contract/rules/bookings/closing'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf, formatClock, formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { isReason, noReason, type Reason, ReasonField } from '../booking/fields/reason-field.tsx'
import { StaffState } from '../booking-state/staff-state.tsx'
import { MessagePreview } from '../messages/message-preview.tsx'
import { mayEnd } from './may-end.ts'
import type { Closing, ClosingBooking, useClosing } from './use-closing.ts'

type ClosingProps = {
  bookings: readonly ClosingBooking[]
  request: Closing
  closing: ReturnType<typeof useClosing>
}

/** The bookings on tee times about to be closed, with the decision for each: it stays, or the club cannot take it. */
export function ClosingBookings({
  bookings,
  request,
  closing: { decide, back, busy, problem },
}: ClosingProps) {
  const t = useT('staff-golf')
  const staff = useT('staff')
  const mayCall = useMayCall()
  const [actions, setActions] = useState<ReadonlyMap<number, ClosingAction>>(new Map())
  const [reason, setReason] = useState<Reason>(noReason)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // the form that asked is gone, and the focus with it
    form.current?.querySelector('input')?.focus()
  }, [])
  const asked = bookings.filter(({ is_asked }) => is_asked)
  const endable = asked.filter(({ state }) => mayEnd(state, mayCall))
  const decisions = asked.flatMap(({ id }) => {
    const action = actions.get(id)
    return action ? [{ id, action }] : []
  })
  const ended = decisions.filter(({ action }) => action === 'end').length
  const isComplete = decisions.length === asked.length
  const why = ended > 0 ? reason : noReason
  const decided = { bookings: decisions, end_reason: why.words.trim(), end_reason_code: why.code }
  const days = new Set(bookings.map(({ start_at }) => dayOf(start_at)))

  function chooseAll(action: ClosingAction) {
    const ids = new Set(endable.map(({ id }) => id))
    setActions(new Map(asked.map(({ id }) => [id, action === 'end' && ids.has(id) ? 'end' : 'keep'])))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isComplete) return form.current?.querySelector<HTMLElement>('[data-open] input')?.focus()
    if (ended > 0 && !isReason(reason)) return form.current?.querySelector('textarea')?.focus()
    await decide(decided)
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <h3>{t('closing.title', { n: bookings.length })}</h3>
      <ul className={styles.muted}>
        <li>{t('closing.keepRule')}</li>
        <li>{t('closing.endRule')}</li>
      </ul>
      {asked.length > 1 && (
        <div className={styles.buttons}>
          <Button look="second" onClick={() => chooseAll('keep')}>
            {t('closing.keepAll')}
          </Button>
          {endable.length > 0 && (
            <Button look="second" onClick={() => chooseAll('end')}>
              {t('closing.endAll')}
            </Button>
          )}
        </div>
      )}
      <ul className={styles.rows}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.item}>
            <p className={styles.head}>
              <span className="code">{booking.general_bill_code}</span>
              <StaffState state={booking.state} />
            </p>
            <p>
              {booking.name}
              <br />
              <span className={styles.muted}>
                {days.size > 1 ? formatHistoryTime(booking.start_at) : formatClock(booking.start_at)}&nbsp;·{' '}
                {t('sheet.places', { n: booking.places })}
                {booking.amount !== null && <>&nbsp;· {formatMoney(booking.amount)}</>}
              </span>
            </p>
            {booking.is_asked ? (
              <Choice
                booking={booking}
                action={actions.get(booking.id)}
                isMissing={isTried && !actions.has(booking.id)}
                mayEnd={endable.includes(booking)}
                onChoose={(action) => setActions(new Map(actions).set(booking.id, action))}
              />
            ) : (
              <p className={styles.muted}>{t('closing.refund')}</p>
            )}
          </li>
        ))}
      </ul>
      {endable.length < asked.length && <p className={styles.muted}>{t('closing.notYours')}</p>}
      {ended > 0 && (
        <ReasonField reason={reason} isMissing={isTried && !isReason(reason)} onChange={setReason} />
      )}
      {ended > 0 && (
        <MessagePreview
          call="POST /api/staff/tee-sheet/close/preview-messages"
          request={{ ...request, ...decided }}
          isReady={isComplete && isReason(reason)}
        />
      )}
      <Problem>{problem || (isTried && !isComplete ? t('closing.undecided') : '')}</Problem>
      <div className={styles.buttons}>
        <Button type="submit" look="danger" busy={busy} aria-disabled={!isComplete}>
          {ended > 0 ? t('closing.confirmEnd', { n: ended }) : t('closing.confirmKeep')}
        </Button>
        <Button look="quiet" onClick={back}>
          {staff('act.back')}
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = {
  booking: ClosingBooking
  action: ClosingAction | undefined
  isMissing: boolean
  mayEnd: boolean
  onChoose: (action: ClosingAction) => void
}

function Choice({ booking, action, isMissing, mayEnd, onChoose }: ChoiceProps) {
  const t = useT('staff-golf')
  return (
    <fieldset aria-label={booking.general_bill_code} {...(isMissing ? { 'data-open': '' } : {})}>
      {(['keep', 'end'] as const).map((one) => (
        <Radio
          key={one}
          name={`closing-${booking.id}`}
          label={t(`closing.${one}`)}
          checked={action === one}
          error={isMissing}
          disabled={one === 'end' && !mayEnd}
          onChange={() => onChoose(one)}
        />
      ))}
    </fieldset>
  )
}
