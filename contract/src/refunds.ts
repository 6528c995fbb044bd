import { z } from 'zod'
import { defineCall } from './call.ts'
import { documentLine } from './entities/document.ts'
import { refund, refundTargetFields, staffRefund } from './entities/refund.ts'
import { bigId, epochMs, limit, maybe, request, typed } from './fields.ts'
import { defaultPageSize } from './rules/limits.ts'

/** Says where a refund of the golfer's own goes, while it waits for that. */
export const chooseRefundTarget = defineCall({
  method: 'POST',
  path: '/api/for_wap/refund_target',
  access: 'member',
  summary: 'Says where a refund goes',
  request: request({ refund_id: bigId, ...refundTargetFields }),
  response: refund,
})

/** The golfer's refunds that stand on no bill (money of a top-up that goes back), the latest first, with their papers. */
export const walletRefunds = defineCall({
  method: 'GET',
  path: '/api/for_wap/wallet_refunds',
  access: 'member',
  summary: 'Money of top-ups that goes back',
  request: request({}),
  response: z.object({ refunds: z.array(refund), documents: z.array(documentLine), now: epochMs }),
})

/** Which refunds staff ask for: what waits for a decision, what is agreed and not yet sent, what is over, or all. */
const tab = z.enum(['requested', 'open', 'over', 'all'])

/** Refunds (admin): those that wait by when they are due, those that are over the latest first. */
export const staffRefunds = defineCall({
  method: 'GET',
  path: '/api/staff/refunds',
  access: 'staff',
  summary: 'Refunds',
  request: request({
    state: maybe(tab).transform((state) => state ?? 'all'),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(staffRefund),
})

/** Agrees to a refund (admin): the amount is the one quoted when it was asked for. The places are free again. */
export const agreeRefund = defineCall({
  method: 'POST',
  path: '/api/staff/refunds/:id/agree',
  access: 'staff',
  summary: 'Agrees to a refund',
  request: request({ id: bigId }),
  response: staffRefund,
})

/** Refuses a refund (admin) with a reason the golfer reads: the booking stands as before. */
export const refuseRefund = defineCall({
  method: 'POST',
  path: '/api/staff/refunds/:id/refuse',
  access: 'staff',
  summary: 'Refuses a refund',
  request: request({ id: bigId, reason: typed(1000) }),
  response: staffRefund,
})

/** Says where an agreed refund goes, as the golfer told on the phone (admin). */
export const targetRefund = defineCall({
  method: 'POST',
  path: '/api/staff/refunds/:id/target',
  access: 'staff',
  summary: 'Says where a refund goes',
  request: request({ id: bigId, ...refundTargetFields }),
  response: staffRefund,
})

/**
 * Records the bank transfer of a refund (admin) under the bank's own reference, which proves one refund only.
 * `payee_name` is the holder's name the bank showed: a transfer to anybody else is not recorded.
 */
export const refundTransferred = defineCall({
  method: 'POST',
  path: '/api/staff/refunds/:id/transferred',
  access: 'staff',
  summary: 'Records the transfer of a refund',
  request: request({ id: bigId, bank_reference: typed(64), payee_name: typed(100) }),
  response: staffRefund,
})

/** Cancels a paid booking because the club cannot take it (admin): everything but the fee goes back. */
export const cancelForClub = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/cancel-for-club',
  access: 'staff',
  summary: 'Cancels a paid booking for the club',
  request: request({ id: bigId, reason: typed(1000) }),
  response: staffRefund,
})

/** Gives money that found no bill back to who sent it (admin); where to is said now or later. */
export const refundReceipt = defineCall({
  method: 'POST',
  path: '/api/staff/receipts/:id/refund',
  access: 'staff',
  summary: 'Gives unmatched money back',
  request: request({ id: bigId, ...refundTargetFields }),
  response: staffRefund,
})
