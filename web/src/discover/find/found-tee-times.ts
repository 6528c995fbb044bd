import { infiniteQueryOptions } from '@tanstack/react-query'
import { defaultPageSize } from '@teeviet/contract/rules/limits'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { call } from '#api/client/call.ts'
import type { DataOf } from '#api/client/call-types.ts'
import * as api from '#api/index.ts'
import { type FindSearch, findRequest } from './find-search.ts'

/** Tee times of one course: of an hour in the order of time, else of the day. */
export type CourseTeeTimes = DataOf<typeof api.teeTimes.find>[number]

export type Position = { readonly latitude: number; readonly longitude: number }

/** A day's tee times across courses, page by page. */
export function foundTeeTimes(search: FindSearch, day: Day, here: Position | undefined) {
  const isNear = search.sort === 'distance' && here !== undefined
  const request = {
    ...findRequest(search),
    date_played: day,
    limit: defaultPageSize,
    ...(isNear ? { ...here, sort: search.sort } : search.sort === 'price' ? { sort: search.sort } : {}),
  }
  return infiniteQueryOptions({
    queryKey: [api.teeTimes.find, request],
    queryFn: ({ pageParam, signal }) =>
      call(api.teeTimes.find, { ...request, page: pageParam }, { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (groups, _pages, page) => (groups.length < defaultPageSize ? undefined : page + 1),
  })
}
