import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { previewedMessages } from '../../../entities/previewed-messages.ts'
import { bigId, epochMs, limit, maybe, request, typed } from '../../../fields.ts'
import { clubChannels } from '../../../rules/bookings/club-contacts.ts'
import { golferMessages } from '../../../rules/bookings/golfer-messages.ts'
import { defaultPageSize } from '../../../rules/limits.ts'

const message = z.object({
  id: z.int(),
  /** The receiver. */
  to: z.enum(['golfer', 'club', 'duty', 'company']),
  channel: z.enum([...clubChannels, 'push']),
  /** The phone, or the e-mail address of a receiver who gets messages there. */
  address: z.string(),
  /** As it was sent; null where it holds a link that only its receiver may use. */
  text: z.string().nullable(),
  /** `sent`: the network has taken it, or a browser has shown it. No network reports the delivery to us. */
  state: z.enum(['queued', 'sent', 'failed']),
  at: epochMs,
  sent_at: epochMs.nullable(),
  /** Why it was given up: the code of the network, `expired` when it came too late. */
  failure: z.string(),
  /** The staff member who wrote it; empty for those that the product sends by itself. */
  by: z.string(),
})

export const bookingMessages = defineCall({
  method: 'GET',
  path: '/api/staff/bookings/:id/messages',
  may: { staff: 'bookings.read', at: { id: 'booking' } },
  summary: 'List the messages of a booking',
  description:
    'Returns every message about a booking, the latest first: to the golfer, the club and the person on duty, each with its ' +
    'text and its state.',
  request: request({ id: bigId }),
  response: z.array(message),
})

export const memberMessages = defineCall({
  method: 'GET',
  path: '/api/staff/members/:id/messages',
  may: { staff: 'members.read', at: { id: 'member' } },
  summary: 'List the messages to a golfer',
  description:
    'Returns what was written to the golfer about all their bookings, the latest first, each with its booking, by hand or ' +
    'by the product. The next page starts after the id of the last row (`after_id`).',
  request: request({ id: bigId, limit: limit(defaultPageSize), after_id: maybe(bigId) }),
  response: z.array(message.extend({ booking_id: z.int(), general_bill_code: z.string() })),
})

const writing = { id: bigId, template: maybe(z.enum(golferMessages)), words: typed(1000) }

export const previewGolferMessage = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/preview-message',
  may: { staff: 'bookings.message', at: { id: 'booking' } },
  summary: 'Preview a message to the golfer',
  description:
    'Returns the SMS that `POST /api/staff/bookings/:id/messages` would send now, and changes nothing.',
  request: request(writing),
  response: z.object({ messages: previewedMessages }),
})

export const writeToGolfer = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/messages',
  may: { staff: 'bookings.message', at: { id: 'booking' } },
  summary: 'Write to the golfer',
  description:
    'Sends the golfer an SMS about the booking in its language: a `template`, or typed `words` that are quoted as those ' +
    'of staff (`message.empty` without either, `message.tooLong`). `after_id` is the latest message that was read: a ' +
    'repeat sends nothing more, and when a colleague wrote meanwhile the call is refused (`message.newer`).',
  request: request({ ...writing, after_id: maybe(bigId) }),
  response: z.array(message),
})
