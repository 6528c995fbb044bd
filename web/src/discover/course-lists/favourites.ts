import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { defaultPageSize } from '@teeviet/contract/rules/limits'
import { call } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { readSession, useSession } from '#session/session.ts'

const mostFavourites = 100

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

/** The ids of the courses a golfer has marked; asked for once a visit. */
function favouriteIds(vga: number) {
  return queryOptions({
    queryKey: ['favourite courses', vga],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const request = { page: 1, limit: mostFavourites }
      const courses = await call(api.courses.favourites, request, {
        quiet: true,
        signal,
      })
      return courses.map((course) => course.id)
    },
  })
}

/**
 * Whether a course is the golfer's favourite, and the way to change it: shown at once, taken back when the server
 * did not take it. Visitors have none.
 */
export function useFavourite(id: number): { marked: boolean; mark: (wanted: boolean) => Promise<void> } {
  const client = useQueryClient()
  const session = useSession()
  const { data } = useQuery({ ...favouriteIds(session?.vga ?? 0), enabled: session !== null })

  async function mark(wanted: boolean) {
    // A visitor has signed in by now.
    const { queryKey } = favouriteIds(readSession()?.vga ?? 0)
    const show = (on: boolean) =>
      client.setQueryData(queryKey, (ids = []) => [
        ...ids.filter((other) => other !== id),
        ...(on ? [id] : []),
      ])
    await client.cancelQueries({ queryKey })
    show(wanted)
    try {
      await call(api.courses.setFavourite, { facility_id: id, is_favourite: wanted ? 1 : 0 })
      await client.invalidateQueries({ queryKey: [api.courses.favourites] })
    } catch (error) {
      show(!wanted)
      throw error
    } finally {
      await client.invalidateQueries({ queryKey })
    }
  }
  return { marked: session !== null && (data?.includes(id) ?? false), mark }
}
