import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { favouriteIds } from '#api/queries/favourite-ids.ts'
import { readSession, useSession } from '#session/session.ts'

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
