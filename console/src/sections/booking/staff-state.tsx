import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { staffTone } from './staff-tone.ts'

/** The state of a booking in the console's words. */
export function StaffState({ state }: { state: BookingState }) {
  const t = useT('staff')
  return <StatusBadge tone={staffTone(state)}>{t(`state.${state}`)}</StatusBadge>
}
