import { infiniteQueryOptions } from '@tanstack/react-query'
import { defaultPageSize } from '@teeviet/contract/rules/limits'
import type { DataOf } from '../../../api/calls.ts'
import { staffCall } from '../staff-call.ts'
import type { StaffSession } from '../staff-session.ts'

export type Refund = DataOf<'GET /api/staff/refunds'>[number]

export const refundTabs = ['requested', 'open', 'over', 'all'] as const
export type RefundTab = (typeof refundTabs)[number]

const call = 'GET /api/staff/refunds'

/** Refunds page by page after the last row's id: what waits by when it is due, the rest the latest first. */
export function refundsQuery(session: StaffSession, tab: RefundTab) {
  const filters = { state: tab, limit: defaultPageSize }
  return infiniteQueryOptions({
    queryKey: ['staff', call, filters, session.id] as const,
    queryFn: ({ pageParam, signal }) =>
      staffCall(session, call, pageParam === null ? filters : { ...filters, after_id: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page: Refund[]) => (page.length < defaultPageSize ? null : (page.at(-1)?.id ?? null)),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}
