import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { bigId, day, id, maybe, request, vnd } from '../../fields.ts'
import { endedBy } from '../../rules/bookings/end-reasons.ts'
import { reportDays } from '../../rules/limits.ts'
import { type Day, daysBetween } from '../../rules/time/dates.ts'

const may = { staff: 'reports.read', at: 'listed' } as const

/** Days, both included, at most 366, of one course or of all. */
const period = { from: day, to: day, course_id: maybe(bigId) }

const isInOrder = ({ from, to }: { from: Day; to: Day }) =>
  daysBetween(from, to) >= 0 && daysBetween(from, to) < reportDays
const outOfOrder = { path: ['to'], message: `is before the first day, or more than ${reportDays} days away` }

export const salesReport = defineCall({
  method: 'GET',
  path: '/api/staff/reports/sales',
  may,
  summary: 'Report sales',
  description:
    'Returns paid bookings by day of play, month, course or way of booking (`by`): a partner bank or, without one, the ' +
    'channel. Bookings, players and revenue count what was not cancelled; revenue is the golf part, without insurance. ' +
    'A course is named in the language of the request, and has a row of its own also where another has its name. ' +
    "`margin` is the operator's part as the ledger has it, so it is 0 before the round was played. " +
    'Without rows for days on which nothing was sold.',
  request: request({ ...period, by: z.enum(['day', 'month', 'course', 'partner']) }).refine(
    isInOrder,
    outOfOrder,
  ),
  response: z.array(
    z.object({
      /** A day, a month (`yyyy-mm`), the name of a course or partner, or `channel:` with the channel. */
      key: z.string(),
      bookings: z.int(),
      players: z.int(),
      revenue: vnd,
      margin: vnd,
    }),
  ),
})

const filled = z.object({
  course_id: z.int(),
  course: z.string(),
  hour: z.int(),
  offered: z.int(),
  sold: z.int(),
})

export const fillReport = defineCall({
  method: 'GET',
  path: '/api/staff/reports/fill',
  may,
  summary: 'Report how full courses are',
  description:
    'Returns the places offered and sold by course, named in the language of the request, and hour of the start (0 to ' +
    '23). Places of closed tee times that ' +
    'nobody has are not offered; places sold at the club itself are not counted.',
  request: request(period).refine(isInOrder, outOfOrder),
  response: z.array(filled),
})

const ofClub = request({ facility_id: id, from: day, to: day }).refine(isInOrder, outOfOrder)

export const clubRoundsReport = defineCall({
  method: 'GET',
  path: '/api/club/reports/rounds',
  may: { staff: 'club.statement' },
  summary: "Report the rounds of a club's course",
  description:
    'Returns the paid bookings of a course by day of play: bookings and players count what was not cancelled, ' +
    '`no_shows` those of the players who did not come, and `amount` is what the club gets of them, 0 before a round is ' +
    'divided in the night after its day. Without rows for days on which nothing was sold. A course of another club is ' +
    'answered with `course.notFound`.',
  request: ofClub,
  response: z.array(
    z.object({ day: z.string(), bookings: z.int(), players: z.int(), no_shows: z.int(), amount: vnd }),
  ),
})

export const clubFillReport = defineCall({
  method: 'GET',
  path: '/api/club/reports/fill',
  may: { staff: 'club.statement' },
  summary: "Report how full a club's course is",
  description: 'Returns what `GET /api/staff/reports/fill` does, of one course of the club.',
  request: ofClub,
  response: z.array(filled),
})

export const answersReport = defineCall({
  method: 'GET',
  path: '/api/staff/reports/answers',
  may,
  summary: 'Report answer times',
  description:
    'Returns the requests sent on each day that a person had to answer: how many, how many were confirmed or rejected, ' +
    'how many within the time promised, and the median and 90th percentile of the time to the answer in minutes.',
  request: request(period).refine(isInOrder, outOfOrder),
  response: z.array(
    z.object({
      day: z.string(),
      requests: z.int(),
      answered: z.int(),
      in_time: z.int(),
      median_minutes: z.number().nullable(),
      p90_minutes: z.number().nullable(),
    }),
  ),
})

export const cancellationsReport = defineCall({
  method: 'GET',
  path: '/api/staff/reports/cancellations',
  may,
  summary: 'Report why bookings ended',
  description:
    'Returns the bookings that ended in the period without being played, by who ended them and the code of the reason: ' +
    'how many, their players and their amount. `paid` of them had been paid.',
  request: request(period).refine(isInOrder, outOfOrder),
  response: z.array(
    z.object({
      ended_by: z.enum(endedBy),
      /** Null where only words were given, or nothing. */
      reason_code: z.string().nullable(),
      bookings: z.int(),
      paid: z.int(),
      players: z.int(),
      amount: vnd,
    }),
  ),
})

export const methodsReport = defineCall({
  method: 'GET',
  path: '/api/staff/reports/methods',
  may,
  summary: 'Report payment methods',
  description:
    'Returns the payments of bills that were started in the period, by method: how many, how many succeeded, failed or ' +
    'ran out of time, and the amount and fee of those that succeeded.',
  request: request(period).refine(isInOrder, outOfOrder),
  response: z.array(
    z.object({
      method: z.string(),
      started: z.int(),
      succeeded: z.int(),
      failed: z.int(),
      amount: vnd,
      fee: vnd,
    }),
  ),
})

export const forecastReport = defineCall({
  method: 'GET',
  path: '/api/staff/reports/forecast',
  may,
  summary: 'Report the next 14 days',
  description:
    'Returns for today and the 13 days after it the places offered, those of paid bookings and those held by unpaid ' +
    'ones, and the revenue of the paid ones: the golf part, without insurance.',
  request: request({ course_id: maybe(bigId) }),
  response: z.array(
    z.object({ day: z.string(), offered: z.int(), paid: z.int(), held: z.int(), revenue: vnd }),
  ),
})
