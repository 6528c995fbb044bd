import { z } from 'zod'
import { defineCall } from './call.ts'
import { amount, bigId, epochMs, id, instant, limit, maybe, request, text, vnd } from './fields.ts'
import { defaultPageSize } from './rules/limits.ts'

/** A gateway settles what it took for us, a club or the insurer is paid what it is owed. */
const kinds = ['settlement', 'club_payout', 'premium_payout'] as const

const movement = z
  .object({
    id: z.int(),
    kind: z.enum(kinds),
    gateway: z.string(),
    facility: z.string(),
    bank_reference: z.string(),
    amount: vnd,
    /** What the gateway kept of a settlement. */
    fee: vnd,
    note: z.string(),
    occurred_at: epochMs,
    recorded_by: z.string(),
  })
  .meta({ id: 'BankMovement' })

/** What gateways still hold for us, what each club is owed of rounds that were played, and the insurer's premiums of rounds that are over (admin). */
export const ledgerOwed = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/owed',
  access: 'staff',
  summary: 'What is to be settled and paid out',
  request: request({}),
  response: z.object({
    gateways: z.array(z.object({ gateway: z.string(), amount: vnd })),
    clubs: z.array(z.object({ facility_id: z.int(), facility: z.string(), amount: vnd })),
    premiums: vnd,
  }),
})

/** Settlements and payouts booked so far, the latest first (admin). */
export const bankMovements = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/bank_movements',
  access: 'staff',
  summary: 'Settlements and payouts',
  request: request({ limit: limit(defaultPageSize), after_id: maybe(bigId) }),
  response: z.array(movement),
})

/**
 * Books a settlement or a payout (admin) under the bank's own reference; a repeat books nothing. A settlement names the
 * gateway, and the receipt when our bank had told of the money (`amount` less `fee` is what came); a payout to a club
 * its course. More than is owed is refused.
 */
export const recordBankMovement = defineCall({
  method: 'POST',
  path: '/api/staff/ledger/bank_movements',
  access: 'staff',
  summary: 'Books a settlement or payout',
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
