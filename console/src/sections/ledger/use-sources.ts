import { gatewayMethods } from '@teeviet/contract/rules/money/gateway-methods'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'

/** The sources of statements to compare, by name: our bank, the gateways, the counters that took money, and each partner bank
 * with a card page. */
export function useSources(): ReadonlyMap<string, string> {
  const t = useT('staff')
  const { data: partners = [] } = useRead('GET /api/staff/partners', {})
  const { data: ledger } = useRead('GET /api/staff/ledger/check', {})
  const { data: courses = [] } = useRead('GET /api/staff/courses', { q: '' })
  const counters = (ledger?.accounts ?? []).filter(({ name }) => name.startsWith('counter:'))
  return new Map([
    ['bank', t('ledger.source.bank')] as const,
    ...gatewayMethods.map(({ gateway }) => [gateway, t(`ledger.source.${gateway}`)] as const),
    ...counters.map(({ name: account }) => {
      const course = courses.find(({ id }) => account === `counter:${id}`)
      return [account, t('ledger.of.counter', { name: course?.title ?? account })] as const
    }),
    ...partners.filter(({ card }) => card !== null).map(({ code, name }) => [code, name] as const),
  ])
}
