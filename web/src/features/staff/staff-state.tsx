import { type BookingState, generalStatus, generalStatusOf } from '@teeviet/contract/rules/statuses'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx'

const tones: Partial<Record<BookingState, StatusTone>> = {
  requested: 'waiting',
  confirmed: 'waiting',
  placed: 'waiting',
  cancellation_requested: 'urgent',
}

/** The state of a booking in the console's words. */
export function StaffState({ state }: { state: BookingState }) {
  const t = useT('staff')
  const tone = tones[state] ?? (generalStatusOf(state) === generalStatus.paid ? 'good' : 'quiet')
  return <StatusBadge tone={tone}>{t(`state.${state}`)}</StatusBadge>
}
