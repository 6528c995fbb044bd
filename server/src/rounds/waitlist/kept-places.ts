import { releaseTaken } from '#golf/tee-sheet/release-taken'
import type { Query } from '#platform/database/sql'
import type { Entry } from './entries.ts'

export type KeptStart = { id: number; startsAt: Date; holes: number; priceVnd: number; isClosed: boolean }

/** Locks the start whose places are kept for an entry; null for an entry without any. */
export async function lockKept(q: Query, { day, teeTimeId }: Entry): Promise<KeptStart | null> {
  if (teeTimeId === null) return null
  const [start] = await q<KeptStart>`
    select id, starts_at as "startsAt", holes, price_vnd as "priceVnd", is_closed as "isClosed" from tee_times
    where play_date = ${day}::date and id = ${teeTimeId} for update`
  return start ?? null
}

/** Returns the places that are kept for an entry; who gets them is decided as the transaction commits. */
export async function releaseKept(q: Query, entry: Entry): Promise<KeptStart | null> {
  const start = await lockKept(q, entry)
  if (!start) return null
  await releaseTaken(q, [
    {
      tee_time_id: start.id,
      play_date: entry.day,
      starts_at: start.startsAt,
      holes: start.holes,
      places: entry.players,
      price_vnd: start.priceVnd,
    },
  ])
  return start
}
