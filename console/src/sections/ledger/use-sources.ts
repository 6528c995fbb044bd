import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'

/** Whose statements days are compared with, by name: our bank, the gateways, and each partner bank with a card page. */
export function useSources(): ReadonlyMap<string, string> {
  const t = useT('staff')
  const { data: partners = [] } = useRead('GET /api/staff/partners', {})
  return new Map([
    ...(['bank', 'alepay', 'epay'] as const).map((one) => [one, t(`ledger.source.${one}`)] as const),
    ...partners.filter(({ card }) => card !== null).map(({ code, name }) => [code, name] as const),
  ])
}
