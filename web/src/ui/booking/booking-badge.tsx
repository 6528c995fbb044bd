import { useT } from '#i18n/use-texts.tsx'
import { StatusBadge } from '../golf/status-badge.tsx'
import { type StatusFacts, statusLabel } from './booking-status.ts'
import { golferTone } from './booking-tone.ts'

/** The status of a booking, in a word. */
export function BookingBadge(facts: StatusFacts) {
  const t = useT('bill')
  return <StatusBadge tone={golferTone(facts.generalStatus)}>{t(statusLabel(facts))}</StatusBadge>
}
