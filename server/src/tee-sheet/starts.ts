import type { Day } from '@teeviet/contract/rules/dates'
import { perDatabase, type Source } from '../database/per-database.ts'
import { openReadCache } from '../database/read-cache.ts'
import type { Query } from '../database/sql.ts'

/** A start of the tee sheet as golfers see it; a closed one is not seen. */
export type SheetStart = {
  id: number
  courseId: number
  startsAt: Date
  /** When the group after it may start. */
  endsAt: Date
  holes: number
  capacity: number
  placesLeft: number
  /** VND per player; 0 when staff name it. */
  price: number
}

const keptOf = perDatabase(({ events }) =>
  openReadCache<SheetStart[]>(events, {
    tables: ['tee_times'],
    bookings: true,
    maxAgeMs: 1_000,
    mostKeys: 500,
  }),
)

/** The starts of some courses on a day in their order, sold-out and past ones too, at most a second old. */
export function readStarts(ctx: Source, courseIds: readonly number[], day: Day): Promise<SheetStart[]> {
  return keptOf(ctx).read(`${day} ${courseIds.join()}`, () => loadStarts(ctx.q, courseIds, day))
}

/** The same as the table says right now. */
export async function loadStarts(q: Query, courseIds: readonly number[], day: Day): Promise<SheetStart[]> {
  const rows = await q<Omit<SheetStart, 'endsAt'>>`
    select id, course_id as "courseId", starts_at as "startsAt", holes, capacity - external_places as capacity,
      places_left as "placesLeft", price_vnd as price
    from tee_times
    where play_date = ${day} and course_id = any (${courseIds}::int[]) and not is_closed
    order by starts_at, course_id`
  const byCourse = Map.groupBy(rows, (row) => row.courseId)
  const ends = new Map<number, Date>()
  for (const starts of byCourse.values()) {
    for (const [index, start] of starts.entries()) ends.set(start.id, slotEnd(start, starts[index + 1]))
  }
  return rows.map((row) => ({ ...row, endsAt: ends.get(row.id) ?? row.startsAt }))
}

const minuteMs = 60_000
const usualSlot = 10 * minuteMs
const longestSlot = 30 * minuteMs

// After the last start of a block there is a pause, which is not part of the slot.
function slotEnd(start: { startsAt: Date }, next: { startsAt: Date } | undefined): Date {
  const gap = next ? next.startsAt.getTime() - start.startsAt.getTime() : Number.POSITIVE_INFINITY
  return new Date(start.startsAt.getTime() + (gap > longestSlot ? usualSlot : gap))
}
