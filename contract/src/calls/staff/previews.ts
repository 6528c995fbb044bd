import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { previewedMessages } from '../../entities/previewed-messages.ts'
import { amount, bigId, epochMs, instant, maybe, request, text, typed, whole } from '../../fields.ts'
import { attendances } from '../../rules/bookings/attendance.ts'
import { staffEndReasons } from '../../rules/bookings/end-reasons.ts'
import { mostAlternatives, mostPlayers, paymentExtensions } from '../../rules/limits.ts'
import { counterMethods } from '../../rules/money/counter-methods.ts'
import { offeredTimes } from './counter-offers.ts'

const messages = z.object({ messages: previewedMessages })

/** The steps of the console that can be previewed. */
const previewedSteps = [
  'confirm',
  'both',
  'place',
  'reject',
  'extend',
  'wait',
  'endPartly',
  'golfer',
  'club',
  'offer',
  'alternative',
  'acceptChange',
  'refuseChange',
  'withdrawChange',
  'deposit',
  'pay',
] as const

export const previewStepMessages = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/preview-messages',
  may: { staff: 'bookings.read', at: { id: 'booking', 'options.facility_id': 'course' } },
  summary: 'Preview the messages of a step',
  description:
    'Returns the SMS that a step would send to the golfer now, in the language of the booking, and changes nothing. The ' +
    'fields are those of the call that takes the step, whose permission is needed and whose refusals are answered.',
  request: request({
    id: bigId,
    step: z.enum(previewedSteps),
    tee_time_id: maybe(bigId),
    price_per_player: maybe(amount),
    note: typed(1000),
    reason: typed(1000),
    reason_code: maybe(z.enum(staffEndReasons)),
    minutes: maybe(z.literal(paymentExtensions)),
    pay_by: maybe(epochMs),
    expected_refund: maybe(amount),
    fingerprint: maybe(text(64)),
    options: offeredTimes.optional(),
    option: whole(1, mostAlternatives).optional(),
    deposit: amount.optional(),
    rest_by: instant.optional(),
    seen_deposit: amount.optional(),
    seen_rest_by: instant.optional(),
    method: z.enum(counterMethods).optional(),
    expected_amount: amount.optional(),
    amount: amount.optional(),
    seen_arrived: amount.optional(),
  }),
  response: messages,
})

export const previewAttendance = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/attendance/preview-messages',
  may: { staff: 'bookings.checkIn', at: { id: 'booking' } },
  summary: 'Preview the messages of recorded attendance',
  description:
    'Returns the SMS that recording or undoing a no-show would send to the golfer now, in the language of the booking, ' +
    'and changes nothing. The fields and refusals are those of `POST /api/staff/bookings/:id/attendance`.',
  request: request({
    id: bigId,
    player_ids: z.array(bigId).min(1).max(mostPlayers),
    attendance: z.enum(attendances),
    seen: maybe(z.enum(attendances)),
  }),
  response: messages,
})

export const previewRefundDecision = defineCall({
  method: 'POST',
  path: '/api/staff/refunds/:id/preview-messages',
  may: { staff: 'refunds.decide', at: { id: 'refund' } },
  summary: 'Preview the messages of a refund decision',
  description:
    'Returns the SMS that approving or rejecting a refund would send to the golfer now, and changes nothing. A later ' +
    'SMS, once the money has left, is not among them.',
  request: request({ id: bigId, decision: z.enum(['agree', 'refuse']), reason: typed(1000) }),
  response: messages,
})
