import { infiniteQueryOptions } from '@tanstack/react-query'
import { defaultPageSize } from '@teeviet/contract/rules/limits'
import { call } from '../client/call.ts'
import type { DataOf, RequestOf } from '../client/call-types.ts'
import * as api from '../index.ts'

/** Tee times of one course: of an hour in the order of time, else of the day. */
export type CourseTeeTimes = DataOf<typeof api.teeTimes.find>[number]

/** A day's tee times across courses, page by page. */
export function foundTeeTimes(filters: RequestOf<typeof api.teeTimes.find>) {
  const request = { ...filters, limit: defaultPageSize }
  return infiniteQueryOptions({
    queryKey: [api.teeTimes.find, request],
    queryFn: ({ pageParam, signal }) =>
      call(api.teeTimes.find, { ...request, page: pageParam }, { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (groups, _pages, page) => (groups.length < defaultPageSize ? undefined : page + 1),
  })
}
