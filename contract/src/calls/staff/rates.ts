import { z } from 'zod'
import { defineCall } from '../../call.ts'
import {
  hasOrderedDays,
  hasOrderedTimes,
  holes,
  rateFields,
  unorderedDays,
  unorderedTimes,
} from '../../entities/staff/golf.ts'
import { day, id, maybe, request, vnd } from '../../fields.ts'
import { customerTypes, dayKinds } from '../../rules/money/rates.ts'
import { mostRatesOfCourse } from '../../rules/staff/jobs.ts'
import { priceItem } from '../prices.ts'

const rate = z
  .object({
    id: z.int(),
    version: z.int(),
    day_kind: z.enum(dayKinds),
    /** First start at this price, and the first one after it. */
    time_from: z.string(),
    time_to: z.string(),
    number_hole: holes,
    customer_type: z.enum(customerTypes),
    /** Per player; 0 when staff name the price. */
    price: vnd,
    /** First and last day, `yyyy-mm-dd`; null while no end is set. */
    valid_from: z.string(),
    valid_to: z.string().nullable(),
  })
  .meta({ id: 'StaffRate' })

export const staffRates = defineCall({
  method: 'GET',
  path: '/api/staff/rates',
  may: { staff: 'golf.read', at: { facility_id: 'course' } },
  summary: "List a course's rates",
  description: 'Returns every rate of a course, including past and future ones.',
  request: request({ facility_id: id }),
  response: z.array(rate),
})

const savedRate = z
  .object({
    /** With its version: a rate that is changed; without: a new one. */
    id: maybe(id),
    version: maybe(id),
    ...rateFields,
  })
  .refine(hasOrderedTimes, unorderedTimes)
  .refine(hasOrderedDays, unorderedDays)

const changes = request({
  facility_id: id,
  save: z.array(savedRate).max(mostRatesOfCourse),
  remove: z.array(z.object({ id, version: id })).max(mostRatesOfCourse),
})

const saved = z
  .object({
    rates: z.array(rate),
    /** Starts of the tee sheet that cost something else from now on. */
    repriced: z.int(),
  })
  .meta({ id: 'SavedRates' })

export const saveRates = defineCall({
  method: 'POST',
  path: '/api/staff/rates',
  may: { staff: 'rates.edit', at: { facility_id: 'course' } },
  summary: "Save a course's rates",
  description:
    "Saves the changes of a course's rate table, all or none, and updates the prices of future tee " +
    'times. Sent bookings keep their price. Refused when a colleague saved first ' +
    '(`staff.changedMeanwhile`) or when two rates set a price for the same tee time (`rate.overlaps`).',
  request: changes,
  response: saved,
})

export const previewRates = defineCall({
  method: 'POST',
  path: '/api/staff/rates/preview',
  may: { staff: 'rates.edit', at: { facility_id: 'course' } },
  summary: "Preview a course's rates",
  description:
    "Returns what golfers would read in the course's price table on a day, in the requested language, after the changes, " +
    'and how many tee times would change price. Nothing is saved. Refused like the changes themselves.',
  request: request({ ...changes.shape, day }),
  response: z.object({
    /** For weekdays, and for weekends and public holidays. */
    list_normal: z.array(priceItem),
    list_weeken: z.array(priceItem),
    repriced: z.int(),
  }),
})

export const clubRates = defineCall({
  method: 'GET',
  path: '/api/club/rates',
  may: { staff: 'club.rates' },
  summary: "List the rates of a club's course",
  description:
    'Returns every rate of a course, including past and future ones. A course of another club is answered with ' +
    '`course.notFound`.',
  request: request({ facility_id: id }),
  response: z.array(rate),
})

export const saveRatesAsClub = defineCall({
  method: 'POST',
  path: '/api/club/rates',
  may: { staff: 'club.rates' },
  summary: "Save the rates of a club's course from tomorrow on",
  description:
    'Saves changes as `POST /api/staff/rates` does, but of what holds from tomorrow on alone: a new rate begins ' +
    'tomorrow at the earliest, a rate that has begun is only given its last day, today at the earliest, and is not ' +
    'removed. A course of another club is answered with `course.notFound`.',
  request: changes,
  response: saved,
})
