import type { Day } from '@teeviet/contract/rules/dates'
import { perDatabase, type Source } from '../database/per-database.ts'
import { openReadCache, startsTag } from '../database/read-cache.ts'
import type { Query } from '../database/sql.ts'

/** A start of the tee sheet as golfers see it; a closed one is not seen. */
export type SheetStart = {
  id: number
  courseId: number
  startsAt: Date
  /** When the group after it may start. */
  endsAt: Date
  holes: number
  /** Places golfers can have in all. */
  capacity: number
  /** Places with those the club sells itself. */
  groupSize: number
  placesLeft: number
  /** VND per player; 0 when staff name it. */
  price: number
}

/** The starts of a day by course, each in their order. */
export type SheetOfDay = ReadonlyMap<number, readonly SheetStart[]>

const keptOf = perDatabase(({ events }) =>
  openReadCache<readonly SheetStart[]>(events, {
    tables: ['tee_times'],
    places: true,
    maxAgeMs: 10_000,
    mostKeys: 3_000,
  }),
)

/** The starts of some courses on a day, sold-out and past ones too, until a change of their places is told. */
export async function readSheet(ctx: Source, courseIds: readonly number[], day: Day): Promise<SheetOfDay> {
  const byTag = new Map(courseIds.map((courseId) => [startsTag(day, courseId), courseId]))
  const tags = [...byTag.keys()]
  const sheets = await keptOf(ctx).readMany(tags, async (missing) => {
    const ids = missing.map((tag) => byTag.get(tag) ?? 0)
    const byCourse = Map.groupBy(await loadStarts(ctx.q, ids, day), ({ courseId }) => courseId)
    return new Map(ids.map((courseId) => [startsTag(day, courseId), byCourse.get(courseId) ?? []]))
  })
  return new Map(tags.map((tag, index) => [byTag.get(tag) ?? 0, sheets[index] ?? []]))
}

/** The same in one list, the earliest first. */
export async function readStarts(
  ctx: Source,
  courseIds: readonly number[],
  day: Day,
): Promise<readonly SheetStart[]> {
  const sheet = await readSheet(ctx, courseIds, day)
  const [only] = sheet.values()
  if (only && sheet.size === 1) return only
  return [...sheet.values()]
    .flat()
    .toSorted(
      (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.courseId - other.courseId,
    )
}

/** The same as the table says right now. */
export async function loadStarts(q: Query, courseIds: readonly number[], day: Day): Promise<SheetStart[]> {
  const rows = await q<Omit<SheetStart, 'endsAt'>>`
    select id, course_id as "courseId", starts_at as "startsAt", holes, capacity - external_places as capacity,
      capacity as "groupSize", places_left as "placesLeft", price_vnd as price
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
