import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { partnerBooking } from '../../entities/systems/partner-booking.ts'
import { webhookEvent } from '../../entities/systems/webhook.ts'
import { bigId, limit, maybe, request } from '../../fields.ts'
import { defaultPageSize } from '../../rules/limits.ts'

export const partnerBookings = defineCall({
  method: 'GET',
  path: '/api/partner/bookings',
  may: { partner: 'partner.bookings' },
  summary: "List the bookings of a partner's customers",
  description:
    "Returns the bookings that were made in the partner's sessions and sent, in the order of their ids. The next page " +
    'starts after the id of the last one (`after_id`). What changes afterwards is in the events.',
  request: request({ limit: limit(defaultPageSize), after_id: maybe(bigId) }),
  response: z.array(partnerBooking),
})

export const readPartnerBooking = defineCall({
  method: 'GET',
  path: '/api/partner/bookings/:id',
  may: { partner: 'partner.bookings' },
  summary: "Read a booking of a partner's customer",
  description:
    "Returns a booking as it is now, also after its end. A booking that was not made in the partner's sessions is " +
    'answered as if it did not exist.',
  request: request({ id: bigId }),
  response: partnerBooking,
})

export const partnerEventLog = defineCall({
  method: 'GET',
  path: '/api/partner/events',
  may: { partner: 'partner.events' },
  summary: "List the events of a partner's webhook",
  description:
    'Returns the events with the attempts to deliver each and the last answer, the oldest first. The next page starts ' +
    'after the id of the last one (`after_id`).',
  request: request({ limit: limit(defaultPageSize), after_id: maybe(bigId) }),
  response: z.array(webhookEvent),
})

export const replayOwnEvent = defineCall({
  method: 'POST',
  path: '/api/partner/events/:id/replay',
  may: { partner: 'partner.events' },
  summary: "Ask for an event of a partner's webhook again",
  description:
    'Sends an event to the webhook again, with the same id and the booking as it is then. An event of another partner ' +
    'is answered as if it did not exist.',
  request: request({ id: bigId }),
  response: webhookEvent,
})
