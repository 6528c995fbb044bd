import { TextInput } from '@mantine/core'
import { paymentWindowSeconds } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { formatDuration } from '@teeviet/contract/rules/time/spoken-durations'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MoneyField } from '../../forms/money-field.tsx'
import { digitsOf } from '../../forms/typed-number.ts'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { showToast } from '../../kit/toast.ts'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { MessagePreview } from '../messages/message-preview.tsx'
import type { StaffBookingDetail } from './booking.ts'
import { type Extension, ExtensionChoice } from './fields/extension-choice.tsx'
import { isReason, noReason, type Reason, ReasonField } from './fields/reason-field.tsx'
import { isOvertaken, type Step } from './steps-allowed.ts'
import { TeeTimeChoice } from './tee-time-choice.tsx'

type ActFormProps = { booking: StaffBookingDetail; step: Step; onBack: () => void; onDone: () => void }

/**
 * Prepares one step: its inputs, then one press, or Enter, takes it. If a colleague was faster the reason is shown and
 * the form is replaced by the current steps.
 */
export function ActForm({ booking, step, onBack, onDone }: ActFormProps) {
  const t = useT('staff')
  const { data: site } = useRead('GET /api/services/site_settings', {})
  const language = useLanguage()
  const time = formatDuration(site?.payment_window_seconds ?? paymentWindowSeconds, language)
  const act = useAct()
  const [teeTime, setTeeTime] = useState<{ id: number; price: number | null }>()
  const [price, setPrice] = useState('')
  const [note, setNote] = useState('')
  const [why, setWhy] = useState<Reason>(noReason)
  const [minutes, setMinutes] = useState<Extension>(30)
  const [isTried, setTried] = useState(false)
  const [isTaken, setTaken] = useState(false)
  // the deadline as it was read: a colleague's extension meanwhile is not added to
  const payBy = useRef(booking.payment_deadline ?? 0)
  const form = useRef<HTMLFormElement>(null)
  // the focus goes to what is needed first, else to the button, so that Enter alone takes the step
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[data-needed]')
    ;(first ?? form.current?.querySelector<HTMLElement>('[data-first]'))?.focus()
  }, [])

  const { id, state, general_bill_code: code, number_player, refund_terms, now } = booking
  const isLate = isOvertaken(step, state) && !act.busy && !isTaken
  const isReported = act.problem !== undefined
  useEffect(() => {
    if (!isLate) return
    if (!isReported) showToast('warning', t('act.overtaken', { code }))
    onBack()
  }, [isLate, isReported, code, onBack, t])

  const isPaid = state === 'paid' || state === 'cancellation_requested'
  const confirms = step === 'confirm' || step === 'both'
  const forColleagues = step === 'extend' || step === 'wait'
  const isNoteMissing = forColleagues && note.trim() === ''
  const ends = step === 'reject' || step === 'club' || step === 'golfer'
  const refund =
    step === 'golfer' && state === 'paid'
      ? refund_terms.find(({ until }) => until === null || now < until)?.refund_amount
      : undefined
  const needsTeeTime = confirms && booking.is_any_time === 1
  const needsPrice =
    confirms &&
    booking.amount === null &&
    (!needsTeeTime || (teeTime !== undefined && teeTime.price === null))
  const typedPrice = digitsOf(price) === '' ? null : Number(digitsOf(price))
  const perPlayer = teeTime?.price ?? typedPrice
  const others = booking.services.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const toPay = booking.amount ?? (perPlayer === null ? null : perPlayer * number_player + others)

  const noteLabel = forColleagues ? 'act.extendReason' : step === 'endPartly' ? 'act.reasonMore' : 'act.note'
  const words = (ends ? why.words : note).trim()
  const end = { id, reason: words, reason_code: why.code }
  const confirmation = {
    id,
    note: words,
    tee_time_id: teeTime?.id,
    price_per_player: needsPrice ? (typedPrice ?? undefined) : undefined,
  }
  const extension = { id, minutes, pay_by: payBy.current, reason: words }
  const isReady = ends
    ? isReason(why)
    : !isNoteMissing && (!needsTeeTime || teeTime !== undefined) && (!needsPrice || typedPrice !== null)

  function take() {
    const done =
      (
        key:
          | 'doneConfirm'
          | 'doneReject'
          | 'doneClub'
          | 'doneClubUnpaid'
          | 'doneGolfer'
          | 'doneExtend'
          | 'doneWait'
          | 'doneEndPartly',
      ) =>
      () =>
        showDone(key, '')
    const showDone = (key: 'donePlace' | Parameters<typeof done>[0], payment: string) => {
      setTaken(true)
      return t(`act.${key}`, { code, payment })
    }
    const placed = ({ payment_code }: { payment_code: string }) => showDone('donePlace', payment_code)
    switch (step) {
      case 'confirm':
        return act.send('POST /api/staff/bookings/:id/confirm', confirmation, done('doneConfirm'))
      case 'both':
        return act.send('POST /api/staff/bookings/:id/confirm-and-place', confirmation, placed)
      case 'place':
        return act.send('POST /api/staff/bookings/:id/place-order', { id, note: words }, placed)
      case 'reject':
        return act.send('POST /api/staff/bookings/:id/reject', end, done('doneReject'))
      case 'extend':
        return act.send('POST /api/staff/bookings/:id/extend-payment', extension, done('doneExtend'))
      case 'wait':
      case 'endPartly': {
        const decision = step === 'wait' ? ('wait' as const) : ('end' as const)
        return act.send(
          'POST /api/staff/bookings/:id/decide-partly-paid',
          { id, decision, reason: words },
          done(step === 'wait' ? 'doneWait' : 'doneEndPartly'),
        )
      }
      case 'golfer': {
        const request = { id, reason: words, expected_refund: refund }
        return act.send('POST /api/staff/bookings/:id/cancel', request, done('doneGolfer'))
      }
      case 'club':
        return act.send(
          'POST /api/staff/bookings/:id/cancel-for-club',
          end,
          done(isPaid ? 'doneClub' : 'doneClubUnpaid'),
        )
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (act.busy) return
    setTried(true)
    if (ends && !isReason(why)) return form.current?.querySelector('textarea')?.focus()
    if (isNoteMissing) return form.current?.querySelector<HTMLElement>('[data-note]')?.focus()
    // the booking still waits for its money: it stays open
    if (await take()) (forColleagues ? onBack : onDone)()
    else if (needsTeeTime && teeTime === undefined) form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {needsTeeTime && <TeeTimeChoice booking={booking} chosen={teeTime?.id} onChoose={setTeeTime} />}
      {needsPrice && (
        <MoneyField
          label={t('act.pricePerPlayer')}
          data-needed
          description={
            typedPrice !== null &&
            t('act.priceTotal', { amount: formatMoney(typedPrice * number_player), n: number_player })
          }
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value)}
        />
      )}
      {step === 'extend' && <ExtensionChoice minutes={minutes} onChange={setMinutes} />}
      <p className={styles.muted}>{consequence()}</p>
      {ends ? (
        <ReasonField
          reason={why}
          isMissing={isTried && !isReason(why)}
          usual={step === 'golfer' ? [t('act.reasonGolfer')] : undefined}
          onChange={setWhy}
        />
      ) : (
        <TextInput
          label={t(noteLabel)}
          description={step === 'endPartly' && t('act.reasonHint')}
          maxLength={1000}
          data-note
          data-needed={forColleagues || undefined}
          error={isTried && isNoteMissing && t('act.extendReasonMissing')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <MessagePreview
        call="POST /api/staff/bookings/:id/preview-messages"
        request={{ step, expected_refund: refund, ...extension, ...confirmation, ...end }}
        isReady={isReady}
      />
      <Problem>{act.problem}</Problem>
      <div className={styles.buttons}>
        <Button
          type="submit"
          look={ends || step === 'endPartly' ? 'danger' : 'primary'}
          busy={act.busy}
          data-first
        >
          {t(`act.${step}`)}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('act.back')} <kbd>Esc</kbd>
        </Button>
      </div>
    </form>
  )

  /** The effect of the step on the golfer, before it is taken. */
  function consequence(): string {
    if (step === 'extend') return t('act.extendText', { time: formatClock(payBy.current + minutes * 60_000) })
    if (step === 'wait') return t('act.waitText', { time: formatClock(payBy.current) })
    if (step === 'endPartly') return t('act.endPartlyText', { amount: formatMoney(booking.arrived_amount) })
    if (step === 'club') return t(isPaid ? 'act.clubText' : 'act.clubUnpaidText')
    if (step === 'golfer' && refund === undefined) return t('act.golferFree')
    if (step === 'golfer' && booking.date_played <= now) return t('act.golferBegun')
    if (step === 'golfer') return t('act.golferPaid', { amount: formatMoney(refund ?? 0) })
    if (step !== 'place' && step !== 'both') return ''
    return toPay === null
      ? t('act.placeTextOpen', { time })
      : t('act.placeText', { time, amount: formatMoney(toPay) })
  }
}
