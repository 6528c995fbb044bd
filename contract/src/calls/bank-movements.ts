import { z } from 'zod'
import { defineCall } from '../call.ts'
import { amount, bigId, epochMs, id, instant, limit, maybe, request, text, vnd } from '../fields.ts'
import { defaultPageSize } from '../rules/limits.ts'

/** A settlement by a gateway, or a payout to a club or the insurer. */
const kinds = ['settlement', 'club_payout', 'premium_payout'] as const

const movement = z
  .object({
    id: z.int(),
    kind: z.enum(kinds),
    gateway: z.string(),
    facility: z.string(),
    bank_reference: z.string(),
    amount: vnd,
    /** The gateway's fee of a settlement. */
    fee: vnd,
    note: z.string(),
    occurred_at: epochMs,
    recorded_by: z.string(),
  })
  .meta({ id: 'BankMovement' })

export const ledgerOwed = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/owed',
  may: { staff: 'ledger.read' },
  summary: 'List outstanding settlements and payouts',
  description:
    'Returns the money that gateways still have to settle with the operator, the amount owed to each ' +
    'club for played rounds, and the insurance premiums owed for played rounds.',
  request: request({}),
  response: z.object({
    gateways: z.array(z.object({ gateway: z.string(), amount: vnd })),
    clubs: z.array(z.object({ facility_id: z.int(), facility: z.string(), amount: vnd })),
    premiums: vnd,
  }),
})

export const bankMovements = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/bank_movements',
  may: { staff: 'ledger.read' },
  summary: 'List settlements and payouts',
  description: 'Returns the recorded settlements and payouts, newest first.',
  request: request({ limit: limit(defaultPageSize), after_id: maybe(bigId) }),
  response: z.array(movement),
})

export const recordBankMovement = defineCall({
  method: 'POST',
  path: '/api/staff/ledger/bank_movements',
  may: { staff: 'ledger.record' },
  summary: 'Record a settlement or payout',
  description:
    "Records a settlement or a payout under the bank's own reference; a repeat records nothing. A " +
    'settlement names its gateway, and the receipt when the bank reported the money (`amount` minus ' +
    '`fee` is the money that arrived). A payout to a club names the course. An amount above the ' +
    'outstanding amount is refused.',
  request: request({
    kind: z.enum(kinds),
    gateway: maybe(text(32)),
    facility_id: maybe(id),
    receipt_id: maybe(bigId),
    bank_reference: text(64).trim().pipe(z.string().min(1)),
    amount,
    fee: maybe(amount).transform((fee) => fee ?? 0),
    occurred_at: instant,
    note: text(1000),
  }),
  response: movement,
})
