import { decodeToken } from '#session/decode-token.ts'
import type { PartnerName } from './enter-as.ts'

type OpenPage = {
  /** The partner settings of the page's route. */
  staticData: { partner?: string; partnerIn?: string } | undefined
  search: Readonly<Record<string, unknown>>
}

/**
 * The partner of an open page: by the token in its address, by its route, or by the query the route names. The token is
 * only read for the look; it does not sign in here.
 */
export function partnerOfPage({ staticData, search }: OpenPage): PartnerName | null {
  const bankId = typeof search.token === 'string' ? Number(decodeToken(search.token)?.bank_id) : 0
  if (bankId > 0) return { bank_id: bankId }
  const code = staticData?.partner ?? search[staticData?.partnerIn ?? '']
  return typeof code === 'string' && code !== '' && code.length <= 32 ? { code } : null
}
