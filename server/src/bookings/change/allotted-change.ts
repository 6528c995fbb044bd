import { areAllotted, lockAllotments, startsAfter } from '#golf/allotments/allotted'
import type { Query } from '#platform/database/sql'
import type { SeatedPlayer } from './decide-change.ts'

/**
 * Whether the tee times on which a booking takes more places by a change have them within an allotment, so that its club
 * is not asked. The starts are locked by the caller when the change is carried out.
 */
export async function isAllottedChange(
  q: Query,
  courseId: number,
  players: readonly SeatedPlayer[],
  now: Date,
): Promise<boolean> {
  const byStart = Map.groupBy(players, ({ start }) => start)
  const more = [...byStart]
    .map(([{ day, id, own }, { length }]) => ({ day, id, places: length - own }))
    .filter(({ places }) => places > 0)
  const [first] = more
  if (!first) return false
  const [starts, allotments] = await Promise.all([
    startsAfter(q, more),
    lockAllotments(q, { courseId, day: first.day }),
  ])
  return areAllotted(starts, allotments, now)
}
