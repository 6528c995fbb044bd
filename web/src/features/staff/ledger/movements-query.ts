import { infiniteQueryOptions } from '@tanstack/react-query'
import type { DataOf } from '../../../api/calls.ts'
import { staffCall } from '../staff-call.ts'
import type { StaffSession } from '../staff-session.ts'

const call = 'GET /api/staff/ledger/bank_movements'
const limit = 10

export type BankMovement = DataOf<typeof call>[number]

/** Settlements and payouts, the latest first, page by page. */
export function movementsQuery(session: StaffSession) {
  return infiniteQueryOptions({
    queryKey: ['staff', call, session.id] as const,
    queryFn: ({ pageParam, signal }) =>
      staffCall(session, call, pageParam === null ? { limit } : { limit, after_id: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page: BankMovement[]) => (page.length < limit ? null : (page.at(-1)?.id ?? null)),
    staleTime: 0,
  })
}
