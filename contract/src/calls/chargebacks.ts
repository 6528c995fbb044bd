import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  amount,
  bigId,
  epochMs,
  instant,
  limit,
  maybe,
  request,
  text,
  transactionId,
  vnd,
} from '../fields.ts'
import { defaultPageSize } from '../rules/limits.ts'

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

export const recordChargeback = defineCall({
  method: 'POST',
  path: '/api/staff/chargebacks',
  may: { staff: 'ledger.record' },
  summary: 'Record a chargeback',
  description:
    "Records money that a card network took back, under the gateway's case number; a repeat records " +
    'nothing.',
  request: request({
    transaction_id: transactionId,
    gateway_reference: text(100).pipe(z.string().min(1)),
    amount,
    occurred_at: instant,
    note: text(1000),
  }),
  response: chargeback,
})

export const listChargebacks = defineCall({
  method: 'GET',
  path: '/api/staff/chargebacks',
  may: { staff: 'ledger.read' },
  summary: 'List chargebacks',
  description: 'Returns the chargebacks, newest first.',
  request: request({ limit: limit(defaultPageSize), after_id: maybe(bigId) }),
  response: z.array(chargeback),
})
