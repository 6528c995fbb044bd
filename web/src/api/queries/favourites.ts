import { infiniteQueryOptions } from '@tanstack/react-query'
import { defaultPageSize } from '@teeviet/contract/rules/limits'
import { call } from '../client/call.ts'
import * as api from '../index.ts'

/** A golfer's favourite courses, page by page, the last marked first. */
export function favouriteCourses(vga: number) {
  return infiniteQueryOptions({
    queryKey: [api.courses.favourites, vga],
    queryFn: ({ pageParam, signal }) =>
      call(api.courses.favourites, { page: pageParam, limit: defaultPageSize }, { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length === defaultPageSize ? pages.length + 1 : undefined),
  })
}
