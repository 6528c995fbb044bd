import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { defaultPageSize } from '@teeviet/contract/rules/limits'
import type { CallName, DataOf, RequestOf } from '../api/call.ts'
import { staffCall } from '../session/staff-call.ts'
import { useStaff } from '../session/use-staff.tsx'

/** The lists of the console that go on after the last row's id. */
type ListCall = Extract<
  CallName,
  | 'GET /api/staff/bookings'
  | 'GET /api/staff/news'
  | 'GET /api/staff/reviews'
  | 'GET /api/club/reviews'
  | 'GET /api/staff/complaints'
  | 'GET /api/staff/hio-claims'
  | 'GET /api/staff/receipts'
  | 'GET /api/staff/refunds'
  | 'GET /api/staff/chargebacks'
  | 'GET /api/staff/ledger/closes'
  | 'GET /api/staff/ledger/bank_movements'
  | 'GET /api/staff/golf-changes'
  | 'GET /api/staff/audit-log'
  | 'GET /api/staff/jobs'
  | 'GET /api/staff/partners/:code/events'
  | 'GET /api/staff/partners/:code/webhook-events'
  | 'GET /api/staff/members/:id/messages'
>

/** The fields of the request that name the last row of the page before. */
type Cursor = { readonly after_id: number; readonly after_deadline?: number; readonly after_at?: number }

/** The number of rows per page of the console's lists, from the address. */
export function usePageSize(): number {
  const { size } = useSearch({ from: '/staff' })
  return size ?? defaultPageSize
}

/**
 * One of the console's lists page by page, with the page size from the address; the staff member is part of its key.
 * `cursorOf` gives where the next page begins, where a list is not in the order of its ids.
 */
export function useList<Name extends ListCall>(
  call: Name,
  filters: RequestOf<Name>,
  cursorOf: (last: DataOf<Name>[number]) => Cursor = ({ id }) => ({ after_id: id }),
) {
  const session = useStaff()
  const limit = usePageSize()
  return useInfiniteQuery({
    queryKey: ['staff', call, filters, limit, session.id] as const,
    queryFn: ({ pageParam, signal }): Promise<DataOf<Name>> =>
      staffCall(session, call, { ...filters, limit, ...pageParam }, { signal }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page: DataOf<Name>) => {
      const last = page.at(-1)
      return page.length < limit || last === undefined ? null : cursorOf(last)
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}
