import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { staffBookingDetail } from '../../entities/staff.ts'
import { amount, bigId, request } from '../../fields.ts'
import { counterMethods } from '../../rules/money/counter-methods.ts'

export const takeCounterPayment = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/take-payment',
  may: { staff: 'counter.take', at: { id: 'booking' } },
  summary: 'Record a payment at the counter',
  description:
    'Records money that was taken for an ordered booking at the counter, in cash or by card: all that is due, or a part ' +
    'of it (`amount`, VND; more than is due is `counter.tooMuch`). With the last of it the booking is paid at once, and ' +
    'open payments of other methods end. A part counts like a transfer of its amount: toward the deposit, then the rest, ' +
    'which any method pays. Each payment gets the next receipt number of its course. `expected_amount` is the amount of ' +
    'the bill (`booking.priceChanged`), `seen_arrived` what had arrived for it when it was read ' +
    '(`counter.arrivedMeanwhile`; 0 when left out). Refused after the payment window (`payment.windowOver`), when it was ' +
    'paid in another way (`payment.alreadyPaid`), while money waits for staff or came for shares (`booking.moneyArrived`), ' +
    'and for a part of a split bill (`share.amountFixed`). A repeat changes nothing.',
  request: request({
    id: bigId,
    method: z.enum(counterMethods),
    expected_amount: amount,
    amount: amount.optional(),
    seen_arrived: amount.optional(),
  }),
  response: staffBookingDetail,
})

export const payBackAtCounter = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/pay-back',
  may: { staff: 'counter.take', at: { id: 'booking' } },
  summary: 'Record a refund paid back at the counter',
  description:
    'Records that an approved refund of a counter payment was handed to the golfer at the counter. Refused for a refund ' +
    'that is not approved or goes another way (`refund.wrongState`). A repeat changes nothing.',
  request: request({ id: bigId, refund_id: bigId }),
  response: staffBookingDetail,
})
