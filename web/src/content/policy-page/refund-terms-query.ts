import { callQuery } from '#api/query.ts'

/** The clubs' refund terms, in the language of the page. */
export const refundTerms = callQuery(
  'GET /api/services/list_refund_terms',
  {},
  { staleTime: Number.POSITIVE_INFINITY },
)
