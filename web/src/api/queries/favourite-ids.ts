import { queryOptions } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import * as api from '../index.ts'

const mostFavourites = 100

/** The ids of the courses a golfer has marked; asked for once a visit. */
export function favouriteIds(vga: number) {
  return queryOptions({
    queryKey: ['favourite courses', vga],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const request = { page: 1, limit: mostFavourites }
      const courses = await call(api.courses.favourites, request, { quiet: true, signal })
      return courses.map((course) => course.id)
    },
  })
}
