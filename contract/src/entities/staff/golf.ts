import { z } from 'zod'
import { day, epochMs, id, maybe, text, whole } from '../../fields.ts'
import { inEveryLanguage, languages } from '../../rules/languages.ts'
import { largestTeeTime, longestTeeInterval, shortestTeeInterval } from '../../rules/limits.ts'
import { customerTypes, dayKinds, holesSold } from '../../rules/money/rates.ts'
import type { Day } from '../../rules/time/dates.ts'

/** A clock time in Vietnam, `HH:mm`. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no clock time')

/** The end of a stretch of the day, which may be midnight. */
export const clockEnd = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'is no clock time')

export const holes = z.literal(holesSold)

/** A block of a course's schedule; `path` is what its tee times start on (`A–B`), empty where nothing is named. */
export const scheduleBlock = z.object({
  first_tee: clock,
  last_tee: clock,
  interval_minutes: z.int().min(shortestTeeInterval).max(longestTeeInterval),
  number_hole: holes,
  capacity: z.int().min(1).max(largestTeeTime),
  path: text(200).default(''),
})

/** What staff write of a rate; its times and days are in order besides. */
export const rateFields = {
  day_kind: z.enum(dayKinds),
  time_from: clock,
  time_to: clockEnd,
  number_hole: holes,
  customer_type: z.enum(customerTypes),
  price: whole(0, 1_000_000_000),
  valid_from: day,
  valid_to: maybe(day),
}

export const hasOrderedTimes = ({ time_from, time_to }: { time_from: string; time_to: string }) =>
  time_from < time_to
/** The same of hours that may be missing, both of them. */
export const hasHoursInOrder = ({
  time_from,
  time_to,
}: {
  time_from?: string | undefined
  time_to?: string | undefined
}) =>
  time_from === undefined || time_to === undefined
    ? time_from === time_to
    : hasOrderedTimes({ time_from, time_to })
export const unorderedTimes = { path: ['time_to'], message: 'is not after time_from' }

export const hasOrderedDays = ({ valid_from, valid_to }: { valid_from: Day; valid_to?: Day | undefined }) =>
  valid_to === undefined || valid_from <= valid_to
export const unorderedDays = { path: ['valid_to'], message: 'is before valid_from' }

/** A stretch of the tee times of a course: clock times on some days. */
export const teeTimeSpan = {
  facility_id: id,
  day_from: day,
  day_to: day,
  /** First and last start, both included. */
  time_from: clock,
  time_to: clock,
}

/** A text for each language; an empty one is shown in the next best language. */
export function textsOf(max: number) {
  return z.object(inEveryLanguage(() => text(max)))
}

export const texts = z.record(z.enum(languages), z.string())

export const changeSubjects = [
  'course',
  'schedule',
  'refund_terms',
  'rate',
  'tee_sheet',
  'category',
  'offer',
  'allotment',
  'holiday',
] as const
export const changeActs = ['added', 'changed', 'removed', 'closed', 'opened', 'ended'] as const

/** A line of the audit log: actor, time and subject, with each field's old and new value. */
export const golfChange = z
  .object({
    id: z.int(),
    at: epochMs,
    who: z.string(),
    subject: z.enum(changeSubjects),
    act: z.enum(changeActs),
    name: z.string(),
    fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  })
  .meta({ id: 'GolfChange' })
