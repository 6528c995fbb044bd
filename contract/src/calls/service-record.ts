import { z } from 'zod'
import { defineCall } from '../call.ts'
import { request } from '../fields.ts'

/** Minutes or hours; null where nothing has been timed. */
const duration = z.number().nullable()

/** Requests that a person had to answer; one confirmed in the instant it was sent had contracted places. */
const requests = {
  requests: z.int(),
  answered: z.int(),
  /** Not answered within the promised time, or still waiting after it. */
  overdue: z.int(),
  median_minutes: duration,
  p95_minutes: duration,
}

/** Paid bookings by the month of their tee time, once that has passed. */
const rounds = {
  rounds: z.int(),
  /** Whose club had acknowledged the booking before the tee time. */
  acknowledged: z.int(),
  /** Paid bookings that the club or the operator called off. */
  called_off: z.int(),
}

export const serviceRecord = defineCall({
  method: 'GET',
  path: '/api/services/service_record',
  may: 'visitor',
  summary: 'Get the public service record',
  description:
    'Returns how requests, rounds, refunds and complaints were handled in each of the last 12 months (`yyyy-mm` in ' +
    'Vietnam, the current one first), and in the whole period by course, for courses with enough requests; it is a few ' +
    'minutes old at most. `docs/service-record.md` has each figure as a query.',
  request: request({}),
  response: z.object({
    made_at: z.int(),
    /** A course with fewer requests is not listed, nor its rounds with fewer of those. */
    least: z.int(),
    months: z.array(
      z.object({
        month: z.string(),
        ...requests,
        ...rounds,
        /** Refunds asked for in the month, and those done since. */
        refunds: z.int(),
        refunds_done: z.int(),
        refund_median_hours: duration,
        refund_p95_hours: duration,
        complaints: z.int(),
        complaints_closed: z.int(),
      }),
    ),
    courses: z.array(
      z.object({
        facility: z.object({ id: z.int(), title: z.string() }),
        ...requests,
        rounds: rounds.rounds.nullable(),
        acknowledged: rounds.acknowledged.nullable(),
        called_off: rounds.called_off.nullable(),
      }),
    ),
  }),
})
