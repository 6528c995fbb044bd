import { useQuery, useQueryClient } from '@tanstack/react-query'
import { paymentWindowSeconds } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatDuration } from '@teeviet/contract/rules/time/spoken-durations'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { staffQuery } from '../../api/staff-call.ts'
import { Problem } from '../../frame/problem.tsx'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from './act-form.module.css'
import type { StaffBookingDetail } from './booking-details.tsx'
import { digitsOf, PriceField } from './price-field.tsx'
import { isReason, noReason, type Reason, ReasonField } from './reason-field.tsx'
import { type Act, isOvertaken } from './steps-allowed.ts'
import { takeStep } from './take-step.ts'
import { TeeTimeChoice } from './tee-time-choice.tsx'
import { useFocusFirst } from './use-focus-first.ts'

/**
 * Prepares one step: what it still needs, then one press, or Enter, takes it. Where a colleague was faster the reason is
 * told and the form makes room for the steps there are now.
 */
export function ActForm({
  booking,
  act,
  onBack,
  onDone,
}: {
  booking: StaffBookingDetail
  act: Act
  onBack: () => void
  onDone: () => void
}) {
  const t = useT('staff')
  const staff = useStaff()
  const { data: site } = useQuery(staffQuery(staff, 'GET /api/services/site_settings', {}))
  const time = formatDuration(site?.payment_window_seconds ?? paymentWindowSeconds, useLanguage())
  const queries = useQueryClient()
  const [teeTime, setTeeTime] = useState<{ id: number; price: number | null }>()
  const [price, setPrice] = useState('')
  const [note, setNote] = useState('')
  const [why, setWhy] = useState<Reason>(noReason)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useFocusFirst(form)

  const isLate = isOvertaken(act, booking.state) && !busy
  const reason = problem ?? t('act.overtaken', { code: booking.general_bill_code })
  useEffect(() => {
    if (!isLate) return
    showToast('warning', reason)
    onBack()
  }, [isLate, reason, onBack])

  const confirms = act === 'confirm' || act === 'both'
  const ends = act === 'reject' || act === 'club' || act === 'golfer'
  const refund =
    act === 'golfer' && booking.state === 'paid'
      ? booking.refund_terms.find(({ until }) => until === null || booking.now < until)?.refund_amount
      : undefined
  const hasBegun = refund !== undefined && booking.date_played <= booking.now
  const needsTeeTime = confirms && booking.is_any_time === 1
  const needsPrice =
    confirms &&
    booking.amount === null &&
    (needsTeeTime ? teeTime !== undefined && teeTime.price === null : true)

  const perPlayer = teeTime?.price ?? (digitsOf(price) === '' ? null : Number(digitsOf(price)))
  const toPay =
    booking.amount ?? (perPlayer === null ? null : perPlayer * booking.number_player + otherServices(booking))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (ends && !isReason(why)) return form.current?.querySelector('textarea')?.focus()
    setBusy(true)
    setProblem(undefined)
    const result = await takeStep(staff, act, {
      id: booking.id,
      words: (ends ? why.words : note).trim(),
      reasonCode: why.code,
      teeTimeId: teeTime?.id,
      refund,
      price: needsPrice && digitsOf(price) !== '' ? Number(digitsOf(price)) : undefined,
    })
    setBusy(false)
    if ('problem' in result) {
      setProblem(result.problem || t('failed'))
      if (needsTeeTime && teeTime === undefined) form.current?.querySelector('input')?.focus()
      // most likely a colleague was faster: what they did is to be seen beside the reason
      return queries.invalidateQueries({ queryKey: ['staff'] })
    }
    const slots = { code: booking.general_bill_code, payment: result.paymentCode ?? '' }
    showToast(
      'success',
      t(
        act === 'club'
          ? 'act.doneClub'
          : act === 'golfer'
            ? 'act.doneGolfer'
            : act === 'reject'
              ? 'act.doneReject'
              : result.paymentCode
                ? 'act.donePlace'
                : 'act.doneConfirm',
        slots,
      ),
    )
    onDone()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {needsTeeTime && <TeeTimeChoice booking={booking} chosen={teeTime?.id} onChoose={setTeeTime} />}
      {needsPrice && <PriceField price={price} players={booking.number_player} onChange={setPrice} />}
      {act === 'club' && <p className={styles.muted}>{t('act.clubText')}</p>}
      {act === 'golfer' && (
        <p className={styles.muted}>
          {hasBegun
            ? t('act.golferBegun')
            : refund === undefined
              ? t('act.golferFree')
              : t('act.golferPaid', { amount: formatMoney(refund) })}
        </p>
      )}
      {(act === 'place' || act === 'both') && (
        <p className={styles.muted}>
          {toPay === null
            ? t('act.placeTextOpen', { time })
            : t('act.placeText', { time, amount: formatMoney(toPay) })}
        </p>
      )}
      {ends ? (
        <ReasonField
          reason={why}
          isMissing={isTried && !isReason(why)}
          {...(act === 'golfer' ? { usual: [t('act.reasonGolfer')] } : {})}
          onChange={setWhy}
        />
      ) : (
        <label className={styles.field}>
          <span>{t('act.note')}</span>
          <input
            type="text"
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </label>
      )}
      <Problem>{problem}</Problem>
      <div className={styles.buttons}>
        <Button type="submit" size="small" look={ends ? 'danger' : 'primary'} busy={busy} data-first>
          {t(`act.${act}`)}
        </Button>
        <Button size="small" look="quiet" onClick={onBack}>
          {t('act.back')} <kbd>Esc</kbd>
        </Button>
      </div>
    </form>
  )
}

/** What a booking costs besides the places whose price is not known yet. */
function otherServices({ services }: StaffBookingDetail): number {
  return services.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}
