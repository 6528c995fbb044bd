import { infiniteQueryOptions } from '@tanstack/react-query'
import { defaultPageSize } from '@teeviet/contract/rules/limits'
import type { DataOf } from '../../api/call.ts'
import { staffCall } from '../../api/staff-call.ts'
import type { StaffSession } from '../../session/staff-session.ts'
import { type QueueSearch, stateFilter, tabOf } from './queue-search.ts'

export type StaffBooking = DataOf<'GET /api/staff/bookings'>[number]

const call = 'GET /api/staff/bookings'

/** The list of a tab and its filters, page by page after the last row's id. */
export function queueQuery(session: StaffSession, search: QueueSearch) {
  const { q, region, from, to, overdue, size = defaultPageSize } = search
  const state = stateFilter(tabOf(search))
  const filters = {
    ...(state === undefined ? {} : { state }),
    ...(q === undefined ? {} : { q }),
    ...(region === undefined ? {} : { region }),
    ...(from === undefined ? {} : { play_from: from }),
    ...(to === undefined ? {} : { play_to: to }),
    ...(overdue === undefined ? {} : { overdue: 1 as const }),
    limit: size,
  }
  return infiniteQueryOptions({
    queryKey: ['staff', call, filters, session.id] as const,
    queryFn: ({ pageParam, signal }) =>
      staffCall(session, call, pageParam === null ? filters : { ...filters, after_id: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page: StaffBooking[]) => (page.length < size ? null : (page.at(-1)?.id ?? null)),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}
