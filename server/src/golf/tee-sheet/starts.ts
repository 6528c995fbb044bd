import type { Day } from '@teeviet/contract/rules/time/dates'
import { perDatabase, type Source } from '#platform/cache/per-database'
import { openReadCache, startsTag } from '#platform/cache/read-cache'
import type { Query } from '#platform/database/sql'

/** A start of the tee sheet as golfers see it; a closed one is not seen. */
export type SheetStart = {
  id: number
  courseId: number
  /** Epoch ms, since thousands are cached and a `Date` takes six times the memory. */
  startsAt: number
  /** When the group after it may start, epoch ms. */
  endsAt: number
  holes: number
  /** Places golfers can have in all. */
  capacity: number
  /** Places with those the club sells itself. */
  groupSize: number
  placesLeft: number
  /** VND per player; 0 when staff name it. */
  price: number
  /** What it starts on at a course with several nines or layouts: `A–B`; null where nothing is named. */
  path: string | null
}

/** The starts of a day by course, each in their order. */
export type SheetOfDay = ReadonlyMap<number, readonly SheetStart[]>

const cacheOf = perDatabase(({ events }) =>
  openReadCache<readonly SheetStart[]>(events, {
    tables: ['tee_times'],
    places: true,
    maxAgeMs: 30_000,
    mostKeys: 3_000,
  }),
)

/** The starts of some courses on a day, sold-out and past ones too, until a change of their places is notified. */
export async function readSheet(ctx: Source, courseIds: readonly number[], day: Day): Promise<SheetOfDay> {
  const byTag = new Map(courseIds.map((courseId) => [startsTag(day, courseId), courseId]))
  const tags = [...byTag.keys()]
  const sheets = await cacheOf(ctx).readMany(tags, async (missing) => {
    const ids = missing.map((tag) => byTag.get(tag) ?? 0)
    const sheet = await loadSheet(ctx.q, ids, day)
    return new Map([...sheet].map(([courseId, starts]) => [startsTag(day, courseId), starts]))
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
    .toSorted((one, other) => one.startsAt - other.startsAt || one.courseId - other.courseId)
}

/** The columns of a start: id, seconds since 1970, holes, capacity, group size, places left, price, path. */
type Row = readonly [number, number, number, number, number, number, number, string | null]

/** The same, read from the table; a course without starts has an empty list. */
export async function loadSheet(q: Query, courseIds: readonly number[], day: Day): Promise<SheetOfDay> {
  // One row a course with its starts as JSON: a region's two thousand rows cost the driver three times as much.
  const rows = await q<{ courseId: number; starts: Row[] }>`
    select course_id as "courseId", json_agg(json_build_array(id, extract(epoch from starts_at), holes,
      capacity - external_places, capacity, places_left, price_vnd, path) order by starts_at) as starts /* not null */
    from tee_times
    where play_date = ${day}::date and course_id = any (${courseIds}::int[]) and not is_closed
    group by course_id`
  const byCourse = new Map(rows.map(({ courseId, starts }) => [courseId, startsOf(courseId, starts)]))
  return new Map(courseIds.map((courseId) => [courseId, byCourse.get(courseId) ?? []]))
}

function startsOf(courseId: number, rows: readonly Row[]): SheetStart[] {
  return rows.map(([id, seconds, holes, capacity, groupSize, placesLeft, price, path], index) => {
    const [startsAt, next] = [seconds * 1000, rows[index + 1]]
    const endsAt = slotEnd(startsAt, next && next[1] * 1000)
    return { id, courseId, startsAt, endsAt, holes, capacity, groupSize, placesLeft, price, path }
  })
}

const minuteMs = 60_000
const usualSlot = 10 * minuteMs
const longestSlot = 30 * minuteMs

// After the last start of a block there is a pause, which is not part of the slot.
function slotEnd(startsAt: number, next = Number.POSITIVE_INFINITY): number {
  const gap = next - startsAt
  return startsAt + (gap > longestSlot ? usualSlot : gap)
}
