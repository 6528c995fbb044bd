import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { staffBooking } from '../../../entities/staff.ts'
import { bigId, epochMs, flag, id, instant, maybe, request, yesNo } from '../../../fields.ts'

const named = z.object({ id: z.int(), name: z.string() })

export const colleagues = defineCall({
  method: 'GET',
  path: '/api/staff/colleagues',
  may: { staff: 'bookings.claim', at: 'own' },
  summary: 'List colleagues',
  description:
    'Returns the staff who can sign in, by name: a booking of one of their courses (`course_ids`; none are all) can be ' +
    'assigned to them.',
  request: request({}),
  response: z.array(named.extend({ course_ids: z.array(z.int()) })),
})

export const assignBooking = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/assign',
  may: { staff: 'bookings.claim', at: { id: 'booking' } },
  summary: 'Claim, release or assign a booking',
  description:
    'Gives a booking to a staff member: to oneself to claim it, without `staff_id` to release it. `held_by` is ' +
    'the holder that was read: when a colleague changed it meanwhile the call is refused (`claim.changed`). A repeat ' +
    'changes nothing. Every colleague may still answer a claimed booking.',
  request: request({ id: bigId, staff_id: maybe(id), held_by: maybe(id) }),
  response: staffBooking,
})

export const snoozeBooking = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/snooze',
  may: { staff: 'bookings.claim', at: { id: 'booking' } },
  summary: 'Snooze a booking',
  description:
    'Takes a waiting booking off the queue of every colleague until a time; an empty `until` brings it back. It comes ' +
    'back by itself then, at its next deadline (the staff hour, the end of its hold, the payment window) if that is ' +
    'earlier, and when its state changes. With `seen_until`, the snooze that was read (null: none), the call is refused ' +
    '(`staff.changedMeanwhile`) when a colleague changed it meanwhile.',
  request: request({ id: bigId, until: maybe(instant), seen_until: instant.nullable().optional() }),
  response: staffBooking,
})

export const presence = defineCall({
  method: 'GET',
  path: '/api/staff/presence',
  may: { staff: 'bookings.read', at: 'listed' },
  summary: 'List the bookings opened by colleagues',
  description:
    'Returns which bookings colleagues have open in their console, and since when. The stream of the queue sends ' +
    '`presence` whenever the answer changes.',
  request: request({}),
  response: z.array(z.object({ booking_id: z.int(), name: z.string(), opened_at: epochMs })),
})

export const announcePresence = defineCall({
  method: 'POST',
  path: '/api/staff/presence',
  may: { staff: 'bookings.read', at: { booking_id: 'booking' } },
  summary: 'Announce the opened booking',
  description:
    'Tells colleagues which booking the console with this `stream` has open; without `booking_id` none. It ends with the ' +
    "stream. A stream that is not the staff member's own, or not open, is ignored.",
  request: request({ stream: z.uuid(), booking_id: maybe(bigId), opened_at: maybe(instant) }),
  response: z.null(),
})

export const queueToday = defineCall({
  method: 'GET',
  path: '/api/staff/queue/today',
  may: { staff: 'console.use', at: 'listed' },
  summary: "Get today's figures of the queue",
  description:
    'Returns how many requests wait and how many are past the staff hour now; and of the requests that staff or clubs ' +
    'answered today (Vietnamese day): their number, the median seconds from request to answer, and how many were ' +
    'answered within the hour. Courses with instant confirmation are not counted. `latest_at` is when the newest waiting ' +
    'request was sent; `partly_paid` are the partly paid orders that need a decision, by id, the next deadline first; ' +
    '`club_closed` are the bookings on tee times that a club closed over them, by id, the next to be played first.',
  request: request({}),
  response: z.object({
    waiting: z.int(),
    overdue: z.int(),
    answered: z.int(),
    within_hour: z.int(),
    median_seconds: z.int().nullable(),
    latest_at: epochMs.nullable(),
    partly_paid: z.array(z.int()),
    club_closed: z.array(z.int()),
  }),
})

const notices = z.object({ sound: yesNo, browser: yesNo })

export const requestNotices = defineCall({
  method: 'GET',
  path: '/api/staff/notices',
  may: { staff: 'console.use', at: 'own' },
  summary: 'Get your own notices',
  description:
    'Returns how the staff member wants to hear of new requests, of partly paid orders that need a decision, and of ' +
    'bookings whose tee times a club has closed: by a sound, by a notice of the browser.',
  request: request({}),
  response: notices,
})

export const saveRequestNotices = defineCall({
  method: 'POST',
  path: '/api/staff/notices',
  may: { staff: 'console.use', at: 'own' },
  summary: 'Save your own notices',
  description:
    'Stores how the staff member wants to hear of new requests, in every browser they sign in with.',
  request: request({ sound: flag, browser: flag }),
  response: notices,
})
