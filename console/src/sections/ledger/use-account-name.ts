import { useT } from '../../i18n/use-texts.tsx'
import { useSources } from './use-sources.ts'

const known = [
  'bank',
  'gateway_costs',
  'goodwill',
  'chargebacks',
  'suspense',
  'points',
  'bookings_paid',
  'premiums_owed',
  'shares_held',
  'refunds_due',
  'club_shares_owed',
  'revenue',
  'fees',
] as const

/** Names a ledger account in the accountants' terms of the reader's language. */
export function useAccountName(): (account: string) => string {
  const t = useT('staff')
  const sources = useSources()
  return (account) => {
    const own = known.find((name) => name === account)
    if (own !== undefined) return t(`ledger.of.${own}`)
    const [kind, of = ''] = account.split(':')
    if (kind === 'clearing') return t('ledger.of.clearing', { name: sources.get(of) ?? of })
    if (kind === 'counter') return sources.get(account) ?? t('ledger.of.counter', { name: of })
    return kind === 'points' ? t('ledger.of.pointsOf', { id: of }) : account
  }
}
