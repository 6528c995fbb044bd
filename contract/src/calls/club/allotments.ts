import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { teeTimeSpan } from '../../entities/staff/golf.ts'
import { id, request, whole } from '../../fields.ts'
import { mostAllottedPlaces, mostReleaseHours } from '../../rules/limits.ts'
import { dayKinds } from '../../rules/money/rates.ts'

/**
 * An allotment: of each tee time on its days and between its clock times, both included, so many places are sold without
 * asking the club, until `release_hours` before the tee time. Days are `yyyy-mm-dd`.
 */
const allotment = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    day_from: z.string(),
    day_to: z.string(),
    day_kinds: z.array(z.enum(dayKinds)),
    time_from: z.string(),
    time_to: z.string(),
    places: z.int(),
    release_hours: z.int(),
  })
  .meta({ id: 'Allotment' })

export const clubAllotments = defineCall({
  method: 'GET',
  path: '/api/club/allotments',
  may: { staff: 'club.allotments' },
  summary: "List the allotments of a club's course",
  description:
    'Returns the allotments of a course that count today or later and were not taken back, the earliest first. A course ' +
    'of another club is answered with `course.notFound`.',
  request: request({ facility_id: id }),
  response: z.array(allotment),
})

export const giveAllotment = defineCall({
  method: 'POST',
  path: '/api/club/allotments',
  may: { staff: 'club.allotments' },
  summary: 'Give an allotment',
  description:
    'Gives places of tee times that are sold without asking the club: a request is confirmed at once when, on each tee ' +
    'time that it takes, at most `places` are sold or held by the product, its own included, and the tee time is more ' +
    'than `release_hours` away. Several allotments of one tee time do not add up: the largest counts. `day_kinds` are ' +
    'as those of rates; a holiday is no weekday and no weekend. The same allotment sent again is given once and ' +
    'answered alike. Days that have passed are refused (`request.invalid`).',
  request: request({
    ...teeTimeSpan,
    day_kinds: z.array(z.enum(dayKinds)).min(1).max(dayKinds.length),
    places: whole(1, mostAllottedPlaces),
    release_hours: whole(0, mostReleaseHours),
  })
    .refine(({ day_from, day_to }) => day_from <= day_to, { path: ['day_to'], message: 'is before day_from' })
    .refine(({ time_from, time_to }) => time_from <= time_to, {
      path: ['time_to'],
      message: 'is before time_from',
    }),
  response: allotment,
})

export const takeBackAllotment = defineCall({
  method: 'POST',
  path: '/api/club/allotments/:id/take-back',
  may: { staff: 'club.allotments' },
  summary: 'Take an allotment back',
  description:
    'Takes an allotment back: requests that arrive from then on ask the club, what was confirmed by it stays. A request ' +
    'that is being confirmed meanwhile comes before it. A repeat returns the same; an allotment of another club is ' +
    'answered as if it did not exist (`allotment.notFound`).',
  request: request({ id }),
  response: allotment,
})
