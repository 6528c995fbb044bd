import { infiniteQueryOptions } from '@tanstack/react-query'
import { facilitySearchResults, facilitySearchResultsAfterSort } from '@teeviet/contract/rules/limits'
import { call } from '../client/call.ts'
import type { RequestOf } from '../client/call-types.ts'
import * as api from '../index.ts'

export type SearchPage = { readonly page: number; readonly offset: number; readonly limit: number }

/** The rows to ask for after a page: where it ended, ten of them; none after a page that came short. */
export function pageAfter(page: SearchPage, rows: number): SearchPage | undefined {
  if (rows < page.limit) return undefined
  return { page: page.page + 1, offset: page.offset + page.limit, limit: facilitySearchResults }
}

/** The courses that fit, page by page. The first request after a change of the order asks for three. */
export function facilitySearch(request: RequestOf<typeof api.courses.search>, afterSort = false) {
  const first: SearchPage = {
    page: 1,
    offset: 0,
    limit: afterSort ? facilitySearchResultsAfterSort : facilitySearchResults,
  }
  return infiniteQueryOptions({
    queryKey: [api.courses.search, request, first.limit],
    queryFn: ({ pageParam, signal }) =>
      call(api.courses.search, { ...request, ...pageParam }, { quiet: true, signal }),
    initialPageParam: first,
    getNextPageParam: (rows, _pages, page) => pageAfter(page, rows.length),
  })
}
