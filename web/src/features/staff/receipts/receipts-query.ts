import { infiniteQueryOptions } from '@tanstack/react-query'
import { defaultPageSize } from '@teeviet/contract/rules/limits'
import type { DataOf } from '../../../api/calls.ts'
import { staffCall } from '../staff-call.ts'
import type { StaffSession } from '../staff-session.ts'

export type Receipt = DataOf<'GET /api/staff/receipts'>[number]

export const receiptTabs = ['unmatched', 'matched', 'resolved', 'all'] as const
export type ReceiptTab = (typeof receiptTabs)[number]

const call = 'GET /api/staff/receipts'

/** Money that arrived, the latest first, page by page after the last row's id. */
export function receiptsQuery(session: StaffSession, tab: ReceiptTab) {
  const filters = { ...(tab === 'all' ? {} : { state: tab }), limit: defaultPageSize }
  return infiniteQueryOptions({
    queryKey: ['staff', call, filters, session.id] as const,
    queryFn: ({ pageParam, signal }) =>
      staffCall(session, call, pageParam === null ? filters : { ...filters, after_id: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page: Receipt[]) => (page.length < defaultPageSize ? null : (page.at(-1)?.id ?? null)),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}
