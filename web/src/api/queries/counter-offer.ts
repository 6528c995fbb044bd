import { callQuery } from '../client/call-query.ts'
import type { DataOf } from '../client/call-types.ts'
import * as api from '../index.ts'

export type OfferOfLink = DataOf<typeof api.counterOffers.view>

/** The other times of a link. A failure is shown by its page, not by a toast. */
export function offerQuery(key: string) {
  return callQuery(api.counterOffers.view, { key }, { quiet: true, silent: true })
}
