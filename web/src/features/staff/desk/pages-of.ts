import { infiniteQueryOptions } from '@tanstack/react-query'
import { defaultPageSize } from '@teeviet/contract/rules/limits'
import type { CallName, DataOf, RequestOf } from '../../../api/calls.ts'
import { staffCall } from '../staff-call.ts'
import type { StaffSession } from '../staff-session.ts'

/** The lists of the desk, which go on after the last row's id. */
type ListCall = Extract<
  CallName,
  'GET /api/staff/news' | 'GET /api/staff/reviews' | 'GET /api/staff/complaints'
>

/** One of the desk's lists page by page; who asks is part of its key. */
export function pagesOf<Name extends ListCall>(session: StaffSession, call: Name, filters: RequestOf<Name>) {
  return infiniteQueryOptions({
    queryKey: ['staff', call, filters, session.id] as const,
    queryFn: ({ pageParam, signal }): Promise<DataOf<Name>> =>
      staffCall(
        session,
        call,
        { ...filters, limit: defaultPageSize, ...(pageParam === null ? {} : { after_id: pageParam }) },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page: DataOf<Name>) =>
      page.length < defaultPageSize ? null : (page.at(-1)?.id ?? null),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}
