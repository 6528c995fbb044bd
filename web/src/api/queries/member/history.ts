import { infiniteQueryOptions } from '@tanstack/react-query'
import { historyPageSize } from '@teeviet/contract/rules/limits'
import type { Session } from '#session/session.ts'
import { call } from '../../client/call.ts'
import type { DataOf, RequestOf } from '../../client/call-types.ts'
import * as api from '../../index.ts'

export type HistoryItem = DataOf<typeof api.bills.history>[number]

/** The golfer's bookings, the latest first, 50 a page; asked again when one of them changes. */
export function historyQuery(session: Session, filters: RequestOf<typeof api.bills.history>) {
  return infiniteQueryOptions({
    queryKey: [api.bills.history, filters, session.vga] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        api.bills.history,
        { ...filters, version: 1, page: pageParam, limit: historyPageSize },
        { quiet: true, signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (page: HistoryItem[], pages: HistoryItem[][]) =>
      page.length < historyPageSize ? null : pages.length + 1,
    refetchOnWindowFocus: 'always',
    meta: { isLive: true },
  })
}
