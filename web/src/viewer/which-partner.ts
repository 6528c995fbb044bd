import type { PartnerName } from './enter-as.ts'

type Marks = {
  /** The partner of the open page. */
  page: PartnerName | null
  /** The bank of the session; 0 when there is none. */
  bankId: number
  /** The merchant of the session, or of an earlier entry. */
  merchant: string | undefined
  source: string | null
}

/** Direct visits, news, social networks and messengers: sources without a partner's look. */
const plainSources = new Set(['4', '5', '10', '11', '12'])

/**
 * Whose golfer this is: the bank of the session before anything else, then the entry that is open, the merchant
 * and the source of purchase. Null for everybody else's.
 */
export function whichPartner({ page, bankId, merchant, source }: Marks): PartnerName | null {
  if (bankId > 0) return { bank_id: bankId }
  if (page) return page
  if (merchant) return { merchant }
  return source !== null && !plainSources.has(source) ? { source } : null
}
