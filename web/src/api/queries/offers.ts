import { infiniteQueryOptions } from '@tanstack/react-query'
import { defaultPageSize } from '@teeviet/contract/rules/limits'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { call } from '../client/call.ts'
import { callQuery } from '../client/call-query.ts'
import * as api from '../index.ts'

const quiet = { quiet: true }
const mostTeeTimes = 100

export const categoriesQuery = callQuery(api.offers.categories, {}, quiet)

/** The offers of a flash sale. */
export function flashSaleOffers(flashSaleId: number) {
  const request = { flash_sale_id: flashSaleId, page: 1, limit: mostTeeTimes }
  return callQuery(api.offers.teeTimes, request, quiet)
}

/** One day's tee times that the offers of a category or flash sale cover, page by page. */
export function teeTimesOfCategory(categoryId: number, date: Day) {
  const request = { category_id: categoryId, date, limit: mostTeeTimes }
  return infiniteQueryOptions({
    queryKey: [api.offers.teeTimes, request],
    queryFn: ({ pageParam, signal }) =>
      call(api.offers.teeTimes, { ...request, page: pageParam }, { ...quiet, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length === mostTeeTimes ? pages.length + 1 : undefined),
  })
}

/** The offers of a category, page by page. */
export function categoryOffers(categoryId: number) {
  return infiniteQueryOptions({
    queryKey: [api.offers.ofCategory, categoryId],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.offers.ofCategory,
        { category_id: categoryId, page: pageParam, limit: defaultPageSize },
        { ...quiet, signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length === defaultPageSize ? pages.length + 1 : undefined),
  })
}
