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
    'Records that an ordered booking was paid in full at the counter, in cash or by card: it is paid at once, open ' +
    'payments of other methods end, and the payment gets the next receipt number of its course. `expected_amount` is ' +
    'the amount that was taken (`booking.priceChanged`). Refused after the payment window (`payment.windowOver`), when ' +
    'it was paid in another way (`payment.alreadyPaid`), and when a part of the money has arrived by bank ' +
    '(`booking.moneyArrived`). A repeat changes nothing.',
  request: request({ id: bigId, method: z.enum(counterMethods), expected_amount: amount }),
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
