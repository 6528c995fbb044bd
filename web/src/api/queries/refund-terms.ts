import { callQuery } from '../client/call-query.ts'
import * as api from '../index.ts'

/** The clubs' refund terms, in the language of the page. */
export const refundTerms = callQuery(api.site.refundTerms, {}, { staleTime: Number.POSITIVE_INFINITY })
