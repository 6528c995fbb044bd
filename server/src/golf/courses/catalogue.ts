import type { DayKind } from '@teeviet/contract/rules/money/rates'
import { addDays, type Day, dayOf, weekdayOf } from '@teeviet/contract/rules/time/dates'
import { perDatabase, type Source } from '#platform/cache/per-database'
import { openReadCache } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'
import { type Course, defaultOrder } from './course.ts'
import { type Holidays, loadHolidays } from './holidays.ts'
import { loadCourses } from './load-courses.ts'
import { loadRates, type Rate } from './rates.ts'

/** The courses: those that take bookings in their default order, and every one by its id. */
export type Catalogue = { open: readonly Course[]; byId: ReadonlyMap<number, Course> }

const cacheOf = perDatabase(({ events }) => {
  const rules = { maxAgeMs: 60_000, mostKeys: 1 }
  return {
    courses: openReadCache<Catalogue>(events, {
      ...rules,
      tables: ['courses', 'course_paths', 'course_pictures', 'refund_terms', 'holidays'],
    }),
    rates: openReadCache<ReadonlyMap<number, readonly Rate[]>>(events, { ...rules, tables: ['rates'] }),
    holidays: openReadCache<Holidays>(events, { ...rules, tables: ['holidays'] }),
  }
})

/** Every course, from this node's memory. Changes on any node are seen as soon as they are notified. */
export function readCatalogue(ctx: Source): Promise<Catalogue> {
  return cacheOf(ctx).courses.read('all', async () => {
    const courses = await loadCourses(ctx.q)
    return {
      open: courses.filter((course) => course.isOpen).toSorted(defaultOrder),
      byId: new Map(courses.map((course) => [course.id, course])),
    }
  })
}

/** Every course's rates, from this node's memory, in the order of the price table. */
export function readRates(ctx: Source): Promise<ReadonlyMap<number, readonly Rate[]>> {
  return cacheOf(ctx).rates.read('all', () => loadRates(ctx.q))
}

/** Every holiday, from this node's memory. */
export function readHolidays(ctx: Source): Promise<Holidays> {
  return cacheOf(ctx).holidays.read('all', () => loadHolidays(ctx.q))
}

/** The holidays on which tee times are sold, in order. */
export async function readComingHolidays(ctx: Source & Pick<Context, 'clock' | 'config'>): Promise<Day[]> {
  const today = dayOf(ctx.clock.now())
  const horizon = addDays(today, ctx.config.rules.teeSheetDays - 1)
  return [...(await readHolidays(ctx)).keys()].filter((day) => day >= today && day <= horizon)
}

/** The kind of day for prices: a public holiday counts as one on any weekday. */
export async function readDayKind(ctx: Source, day: Day): Promise<DayKind> {
  if ((await readHolidays(ctx)).has(day)) return 'holiday'
  return weekdayOf(day) >= 6 ? 'weekend' : 'weekday'
}
