import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Session } from '#session/session.ts'
import { call } from '../../client/call.ts'
import * as api from '../../index.ts'
import type { HistoryItem } from './history.ts'

/** The golfer's bookings at courses whose name contains a text, page by page. */
export function bookingsByCourse(session: Session, place: string, limit: number) {
  return infiniteQueryOptions({
    queryKey: [api.bills.byCourse, { place, limit }, session.vga] as const,
    queryFn: ({ pageParam, signal }) =>
      call(api.bills.byCourse, { place, page: pageParam, limit }, { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (page: HistoryItem[], pages: HistoryItem[][]) =>
      page.length < limit ? null : pages.length + 1,
  })
}
