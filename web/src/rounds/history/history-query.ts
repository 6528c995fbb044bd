import { infiniteQueryOptions } from '@tanstack/react-query'
import { historyPageSize } from '@teeviet/contract/rules/limits'
import { apiData } from '#api/api.ts'
import type { DataOf } from '#api/calls.ts'
import type { Session } from '#session/session.ts'
import { liveInterval } from '../status/booking-clock.ts'
import { type HistorySearch, historyFilters } from './history-search.ts'

export type HistoryItem = DataOf<'POST /api/for_wap/get_history_booking_merge'>[number]

const call = 'POST /api/for_wap/get_history_booking_merge'

/** The golfer's bookings, the latest first, 50 a page; looked at again while one of them may change. */
export function historyQuery(session: Session, search: HistorySearch) {
  const filters = historyFilters(search)
  return infiniteQueryOptions({
    queryKey: [call, filters, session.vga] as const,
    queryFn: ({ pageParam, signal }) =>
      apiData(
        call,
        { ...filters, version: 1, page: pageParam, limit: historyPageSize },
        { quiet: true, signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (page: HistoryItem[], pages: HistoryItem[][]) =>
      page.length < historyPageSize ? null : pages.length + 1,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => liveInterval(data?.pages.flat() ?? []),
  })
}
