import type { Query, QueryClient } from '@tanstack/react-query'
import * as api from '../index.ts'

/** Read calls with prices or free places on public pages. */
const pricedCalls = new Set<unknown>([
  api.teeTimes.priceStrip,
  api.teeTimes.find,
  api.teeTimes.ofCourse,
  api.courses.search,
  api.courses.onMap,
  api.offers.categories,
  api.offers.ofCategory,
  api.offers.teeTimes,
  api.prices.table,
  api.prices.wideTable,
  api.prices.vietinBankTable,
])

/** How long a price counts as current on a page that is opened again. */
const freshMs = 60_000

export const isPriced = ({ queryKey }: Pick<Query, 'queryKey'>) => pricedCalls.has(queryKey[0])

const hasSeveralPages = (data: unknown) => Object(data).pages?.length > 1

/** Whether it says on which day all courses are listed: in the evening the first that has a tee time left. */
const choosesDayOfList = ({ queryKey: [call, request] }: Query) =>
  call === api.teeTimes.priceStrip && !Object(request).facility_id

/**
 * Drops outdated prices that no page shows: a page opened again is shown at once, and its prices are loaded again. A
 * price from a device's clock that has been set back counts as old. A list that a golfer made longer is not dropped, nor
 * what chooses its day: the way back finds its length and its place, and all its pages are loaded again under it.
 */
export function forgetOldPrices(client: QueryClient): void {
  const isLong = (query: Query) => isPriced(query) && hasSeveralPages(query.state.data)
  const hasLongList = client.getQueryCache().getAll().some(isLong)
  const keepsPlace = (query: Query) => isLong(query) || (hasLongList && choosesDayOfList(query))
  client.removeQueries({
    type: 'inactive',
    predicate: (query) => {
      const age = Date.now() - query.state.dataUpdatedAt
      return isPriced(query) && (age < 0 || (age > freshMs && !keepsPlace(query)))
    },
  })
}
