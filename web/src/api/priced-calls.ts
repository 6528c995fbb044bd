import type { Query, QueryClient } from '@tanstack/react-query'
import type { CallName } from './calls.ts'

/** Reading calls that tell prices or free places on public pages. */
const pricedCalls: ReadonlySet<unknown> = new Set<CallName>([
  'GET /api/services/price_strip',
  'GET /api/services/search_facility',
  'GET /api/services/map_facility',
  'GET /api/services/get_list_categorys',
  'GET /api/services/get_list_booking_category',
  'GET /api/services/get_list_pax_by_category',
  'GET /api/services/get_price_facility',
  'GET /api/for_wap/list_price_booking_for_wap',
  'GET /api/group/api/v1/other/list_price_booking',
  'POST /api/for_wap/get_tee_time_by_facility',
])

/** For how long a price stands for the current one on a page that is opened again. */
const freshMs = 60_000

export const isPriced = ({ queryKey }: Pick<Query, 'queryKey'>) => pricedCalls.has(queryKey[0])

/**
 * Forgets the prices that no page shows and that are no longer current: a page that is opened again stands at once,
 * and its prices come anew. A price from a device's clock that has been set back counts as old.
 */
export function forgetOldPrices(client: QueryClient): void {
  client.removeQueries({
    type: 'inactive',
    predicate: (query) => {
      const age = Date.now() - query.state.dataUpdatedAt
      return isPriced(query) && (age < 0 || age > freshMs)
    },
  })
}
