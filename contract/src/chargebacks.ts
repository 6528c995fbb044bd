import { z } from 'zod'
import { defineCall } from './call.ts'
import { amount, bigId, epochMs, instant, limit, maybe, request, text, transactionId, vnd } from './fields.ts'
import { defaultPageSize } from './rules/limits.ts'

const chargeback = z
  .object({
    id: z.int(),
    transaction_id: z.string(),
    gateway: z.string(),
    gateway_reference: z.string(),
    amount: vnd,
    note: z.string(),
    occurred_at: epochMs,
    booking: z.object({ id: z.int(), general_bill_code: z.string() }).nullable(),
  })
  .meta({ id: 'Chargeback' })

/** Books money that a card's network took back (admin), by the gateway's own number of the case; a repeat books nothing. */
export const recordChargeback = defineCall({
  method: 'POST',
  path: '/api/staff/chargebacks',
  access: 'staff',
  summary: 'Books a charge-back',
  request: request({
    transaction_id: transactionId,
    gateway_reference: text(100).pipe(z.string().min(1)),
    amount,
    occurred_at: instant,
    note: text(1000),
  }),
  response: chargeback,
})

/** Charge-backs (admin), the latest first. */
export const listChargebacks = defineCall({
  method: 'GET',
  path: '/api/staff/chargebacks',
  access: 'staff',
  summary: 'Charge-backs',
  request: request({ limit: limit(defaultPageSize), after_id: maybe(bigId) }),
  response: z.array(chargeback),
})
