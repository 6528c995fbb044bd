import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { epochMs, maybe, request } from '../../fields.ts'

export const staffQueue = defineCall({
  method: 'GET',
  path: '/api/staff/queue',
  may: { staff: 'console.use', at: 'listed' },
  summary: "Get the queue's counters",
  description:
    'Returns how many requests, refunds, receipts and complaints wait, and how many of them are overdue; how many ' +
    'partly paid orders need a decision, and how many bookings are on tee times that a club closed over them; ' +
    'and how much of the SMS budget is used.',
  request: request({}),
  response: z.object({
    requested: z.int(),
    overdue: z.int(),
    confirmed: z.int(),
    placed: z.int(),
    /** Partly paid orders whose payment window ends soon, or is held for the decision of staff. */
    partly_paid: z.int(),
    /** Changes that golfers asked for and staff have to answer. */
    changes: z.int(),
    /** Bookings whose club has to be called: no answer to a request in time, no acknowledgement of a paid one. */
    club: z.int(),
    /** Bookings on tee times that a club has closed over them. */
    club_closed: z.int(),
    /** Refunds requested and not yet decided. */
    refunds_to_decide: z.int(),
    /** Refunds granted whose target is not known, or whose transfer a person has still to make. */
    refunds_to_send: z.int(),
    unmatched_receipts: z.int(),
    /** Complaints whose next step is the operator's; and those past the policy's deadline for it. */
    waiting_complaints: z.int(),
    overdue_complaints: z.int(),
    /** Used part of the SMS budget of the last hour or day, whichever is larger; at 80 new phones get no codes. */
    sms_used_percent: z.int(),
    now: epochMs,
  }),
})

export const staffQueueLive = defineCall({
  method: 'GET',
  path: '/api/staff/queue/live',
  may: { staff: 'console.use', at: 'listed' },
  summary: "Stream the queue's events",
  description:
    'Server-sent events: `booking` with `{ id, general_bill_code, state }` when a booking changes, ' +
    '`receipt` with `{ id, state }` when money arrives, `refund` with `{ id, state }` when a refund ' +
    'changes, `claim` with `{ id }` when a booking is claimed or snoozed, `approval` when an act over money is proposed or ' +
    'decided, `message` with `{ booking_id }` when an SMS was sent ' +
    'or abandoned, `presence` when a colleague opens or closes a ' +
    'booking. `stream`, chosen by the client, names the stream to `POST /api/staff/presence`. A comment is sent every 20 ' +
    'seconds as keep-alive.',
  request: request({ stream: maybe(z.uuid()) }),
  response: z.unknown(),
  raw: 'text/event-stream',
})
