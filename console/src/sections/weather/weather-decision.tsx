import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'

/** What the weather clause gave for the round of a booking; nothing until it is decided. */
export function WeatherDecision({
  decision,
}: {
  decision: DataOf<'GET /api/staff/bookings/:id'>['weather']
}) {
  const t = useT('staff')
  if (!decision) return null
  const { affected_minutes: affected, minutes, amount } = decision
  return <p>{t('weather', { affected, minutes, amount: formatMoney(amount) })}</p>
}
