import { type CoursePath, findPath, startPaths } from '@teeviet/contract/rules/bookings/course-paths'
import { Refusal } from '#platform/context/refusal'
import type { Changeable } from './load-changeable.ts'
import type { Seated } from './places-after.ts'

/**
 * The path that staff have named for a booking, after a change; null where each tee time has its own. One that was named
 * before stays as long as the players stay on the tee times of the booking.
 *
 * @param wanted the path named now, as it was typed; null for none
 * @param paths those of the course afterwards
 * @throws Refusal `booking.unknownPath`
 */
export function pathAfter(
  { path, players }: Pick<Changeable, 'path' | 'players'>,
  seated: readonly Pick<Seated, 'start'>[],
  wanted: string | null,
  paths: readonly CoursePath[],
): string | null {
  const starts = seated.map(({ start }) => start)
  if (wanted === null) {
    const isOwn = starts.every(({ day, id }) =>
      players.some((player) => player.day === day && player.teeTimeId === id),
    )
    return isOwn ? path : null
  }
  const named = findPath(wanted, startPaths(paths, starts[0]?.holes ?? 0))
  if (named === null || !starts.every(({ holes }) => startPaths(paths, holes).includes(named)))
    throw new Refusal('booking.unknownPath', { path: wanted })
  return starts.every((start) => start.path === named) ? null : named
}
