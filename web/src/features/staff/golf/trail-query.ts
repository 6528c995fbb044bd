import { infiniteQueryOptions } from '@tanstack/react-query'
import { defaultPageSize } from '@teeviet/contract/rules/limits'
import type { DataOf, RequestOf } from '../../../api/calls.ts'
import { staffCall } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'

const call = 'GET /api/staff/golf-changes'

export type GolfChange = DataOf<typeof call>[number]
export type Watched = Pick<RequestOf<typeof call>, 'facility_id' | 'subject' | 'subject_id'>

/** The trail of a course, a subject or one row of it, page by page. */
export function useTrailQuery(watched: Watched) {
  const staff = useStaff()
  return infiniteQueryOptions({
    queryKey: ['staff', call, watched, staff.id] as const,
    queryFn: ({ pageParam, signal }) =>
      staffCall(staff, call, pageParam === null ? watched : { ...watched, after_id: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page: GolfChange[]) =>
      page.length < defaultPageSize ? null : (page.at(-1)?.id ?? null),
    staleTime: 0,
  })
}
