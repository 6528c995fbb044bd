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
  | 'GET /api/staff/complaints'
  | 'GET /api/staff/receipts'
  | 'GET /api/staff/refunds'
  | 'GET /api/staff/chargebacks'
  | 'GET /api/staff/ledger/closes'
  | 'GET /api/staff/ledger/bank_movements'
  | 'GET /api/staff/golf-changes'
  | 'GET /api/staff/partners/:code/events'
>

/** The number of rows per page of the console's lists, from the address. */
export function usePageSize(): number {
  const { size } = useSearch({ from: '/staff' })
  return size ?? defaultPageSize
}

/**
 * One of the console's lists page by page, with the page size from the address; the staff member is part of its key.
 */
export function useList<Name extends ListCall>(call: Name, filters: RequestOf<Name>) {
  const session = useStaff()
  const limit = usePageSize()
  return useInfiniteQuery({
    queryKey: ['staff', call, filters, limit, session.id] as const,
    queryFn: ({ pageParam, signal }): Promise<DataOf<Name>> =>
      staffCall(
        session,
        call,
        { ...filters, limit, ...(pageParam === null ? {} : { after_id: pageParam }) },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page: DataOf<Name>) => (page.length < limit ? null : (page.at(-1)?.id ?? null)),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}
