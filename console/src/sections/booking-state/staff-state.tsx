import type { BookingState, PaymentState } from '@teeviet/contract/rules/bookings/statuses'
import { isCounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { staffTone } from './staff-tone.ts'

/** The state of a booking in the console's words. */
export function StaffState({ state }: { state: BookingState }) {
  const t = useT('staff')
  return <StatusBadge tone={staffTone(state)}>{t(`state.${state}`)}</StatusBadge>
}

/** How a bill, or whose share of it, was paid or tried to be: by which method, and how that went. */
export function PaymentWords({
  method,
  state,
  shareOf,
}: {
  method: string
  state: PaymentState
  /** Empty for a payment that is no share. */
  shareOf: string
}) {
  const t = useT('staff')
  const name = method === 'bank' || method === 'point' || isCounterMethod(method) ? method : 'other'
  const share = shareOf === '' ? '' : `${t('panel.shareOf', { name: shareOf })} ·\u00a0`
  return `${share}${t(`panel.method.${name}`)} ·\u00a0${t(`panel.paymentState.${state}`)}`
}
