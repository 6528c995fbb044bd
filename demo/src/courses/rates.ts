import type { CourseRecord } from './course-data.ts'

export type DayKind = 'weekday' | 'weekend' | 'holiday'
export type Holes = 9 | 18 | 27

type Band = {
  readonly name: 'morning' | 'midday' | 'twilight' | 'lights'
  readonly from: string
  readonly to: string
}

const bands: readonly Band[] = [
  { name: 'morning', from: '05:00', to: '10:30' },
  { name: 'midday', from: '10:30', to: '13:00' },
  { name: 'twilight', from: '13:00', to: '17:00' },
  { name: 'lights', from: '17:00', to: '22:00' },
]

/** The share of the visitor's price each customer type pays: members of the club pay for caddie and buggy only. */
const customers = [
  { type: 'visitor', share: 1 },
  { type: 'member_guest', share: 0.75 },
  { type: 'group', share: 0.9 },
  { type: 'club_member', share: 0.35 },
] as const

const holesShare: Record<Holes, number> = { 9: 0.6, 18: 1, 27: 1.4 }
const holidaySurcharge = 1.1

/** To the next 10,000 VND, as clubs print it. */
function printed(price: number): number {
  return Math.round(price / 10_000) * 10_000
}

/** A visitor's price for 18 holes in a band, VND per player. The middle of the day is cheaper, twilight cheaper still. */
function bandPrice(course: CourseRecord, kind: DayKind, band: Band['name']): number {
  const isWeekday = kind === 'weekday'
  const base = isWeekday ? course.weekday : course.weekend
  const surcharge = kind === 'holiday' ? holidaySurcharge : 1
  if (band === 'morning') return base * surcharge
  if (band === 'midday') return base * (isWeekday ? 0.94 : 0.9) * surcharge
  if (band === 'lights') return base * 0.95 * surcharge
  const twilight = course.twilight ?? course.weekday * 0.8
  return (isWeekday ? twilight : twilight * (course.weekend / course.weekday) * 0.92) * surcharge
}

/** Courses that name a price of their own for public holidays; the others charge the weekend's. */
export function hasHolidayRates(course: Pick<CourseRecord, 'weekend'>): boolean {
  return course.weekend >= 3_200_000
}

/**
 * A visitor's price on a kind of day at a clock time (`HH:mm`), VND per player with caddie and half a buggy.
 *
 * @throws when the time is before 05:00 or after 22:00
 */
export function visitorPrice(course: CourseRecord, kind: DayKind, clock: string, holes: Holes): number {
  const band = bands.find(({ from, to }) => from <= clock && clock < to)
  if (!band) throw new Error(`${course.slug} has no rate at ${clock}`)
  const charged = kind === 'holiday' && !hasHolidayRates(course) ? 'weekend' : kind
  return printed(bandPrice(course, charged, band.name) * holesShare[holes])
}

/** The rows of `rates` for a course: by kind of day, time band, holes and kind of customer. */
export function rateRows(courseId: number, course: CourseRecord) {
  const kinds: DayKind[] = hasHolidayRates(course)
    ? ['weekday', 'weekend', 'holiday']
    : ['weekday', 'weekend']
  return kinds.flatMap((kind) =>
    bands
      .filter(({ name }) => name !== 'lights' || course.lights === true)
      .flatMap(({ name, from, to }) => {
        const offered: Holes[] = name === 'morning' && course.holes >= 27 ? [18, 9, 27] : [18, 9]
        return offered.flatMap((holes) =>
          customers.map(({ type, share }) => ({
            course_id: courseId,
            day_kind: kind,
            time_from: from,
            time_to: to,
            holes,
            customer_type: type,
            price_vnd: printed(visitorPrice(course, kind, from, holes) * share),
          })),
        )
      }),
  )
}
