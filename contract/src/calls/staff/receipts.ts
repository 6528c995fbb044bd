import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { receipt } from '../../entities/staff.ts'
import { bigId, limit, maybe, request, typed } from '../../fields.ts'
import { defaultPageSize } from '../../rules/limits.ts'

export const staffReceipts = defineCall({
  method: 'GET',
  path: '/api/staff/receipts',
  may: { staff: 'receipts.read', at: 'listed' },
  summary: 'List received money',
  description:
    'Returns received transfers and card payments, newest first. `state` unmatched is money that matched ' +
    'no bill and needs manual review. With `q`, the latest ones of that amount, with that part in what the payer ' +
    'wrote, or of that bank reference.',
  request: request({
    state: maybe(z.enum(['matched', 'unmatched', 'resolved'])),
    q: typed(200),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(receipt),
})

export const matchReceipt = defineCall({
  method: 'POST',
  path: '/api/staff/receipts/:id/match',
  may: { staff: 'receipts.resolve' },
  summary: 'Match money to a booking',
  description:
    'Assigns unmatched money to a booking, or with `player_id` to the open share of that player, which it then pays alone. ' +
    'An amount that is too large or too small stays on the list with its reason.',
  request: request({ id: bigId, booking_id: bigId, player_id: maybe(bigId) }),
  response: receipt,
})

export const receiptToWallet = defineCall({
  method: 'POST',
  path: '/api/staff/receipts/:id/to-wallet',
  may: { staff: 'receipts.resolve' },
  summary: "Credit money to a golfer's wallet",
  description:
    "Credits unmatched money to the wallet of the golfer who sent it. `vid` is the golfer's vID as " +
    'typed.',
  request: request({ id: bigId, vid: typed(20) }),
  response: receipt,
})

export const sameReceipt = defineCall({
  method: 'POST',
  path: '/api/staff/receipts/:id/same',
  may: { staff: 'receipts.resolve' },
  summary: 'Mark money as already reported',
  description: 'Marks a possible duplicate as the same money as an earlier receipt: it arrived once.',
  request: request({ id: bigId }),
  response: receipt,
})
