import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { bigId, day, epochMs, id, instant, limit, maybe, request, text, typed } from '../../../fields.ts'
import { defaultPageSize } from '../../../rules/limits.ts'

export const auditLog = defineCall({
  method: 'GET',
  path: '/api/staff/audit-log',
  may: { staff: 'audit.read', at: 'listed' },
  summary: 'Search the audit log',
  description:
    'Returns every recorded act, the latest first: steps of bookings and refunds by staff, golfers, clubs and the clock, ' +
    'changes of golf data, and all other acts of staff. `q` is the code of a booking (its steps, notes and refunds) or of a refund, the phone or vID of a golfer (all of ' +
    'their bookings, and acts on the account), or else beginnings of words of a reason, a note or what was changed. ' +
    '`facility_id` keeps what belongs to a course. ' +
    '`staff_id` keeps the acts of one staff member, `what` those of an area (`booking`, `refund`, `member` …) or of one ' +
    'act (`booking.cancelled`), `from` and `to` days, both included. The next page starts after the last row: ' +
    '`after_id` with `after_at`.',
  request: request({
    q: typed(100),
    facility_id: maybe(id),
    staff_id: maybe(bigId),
    what: maybe(text(60)),
    from: maybe(day),
    to: maybe(day),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
    after_at: maybe(instant),
  }),
  response: z.array(
    z.object({
      id: z.int(),
      at: epochMs,
      /** `booking.` or `refund.` with the new state, `golf.` with subject and act, else the name of the act. */
      what: z.string(),
      by: z.enum(['member', 'staff', 'system', 'gateway', 'club']),
      /** The name of the staff member or golfer; empty for the clock, payments and clubs. */
      who: z.string(),
      booking: z.object({ id: z.int(), general_bill_code: z.string() }).nullable(),
      /** The name of the golfer (with the vID), account, course, article or package that an act was about, empty where it was about none. */
      about: z.string(),
      /** The reason given, the note, or what was changed. */
      detail: z.string(),
    }),
  ),
})

export const auditActors = defineCall({
  method: 'GET',
  path: '/api/staff/audit-log/actors',
  may: { staff: 'audit.read', at: 'own' },
  summary: 'List the staff members of the audit log',
  description:
    'Returns the names of all staff members, also disabled ones, by which the audit log can be filtered.',
  request: request({}),
  response: z.array(z.object({ id: z.int(), name: z.string() })),
})
