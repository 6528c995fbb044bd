import { z } from 'zod'
import { defineCall } from '../call.ts'
import { documentLine } from '../entities/document.ts'
import { refund, refundTargetFields, staffRefund } from '../entities/refund.ts'
import { bigId, epochMs, limit, maybe, request, text, typed } from '../fields.ts'
import { defaultPageSize } from '../rules/limits.ts'

export const chooseRefundTarget = defineCall({
  method: 'POST',
  path: '/api/for_wap/refund_target',
  may: { owner: { refund_id: 'refund' } },
  summary: 'Choose where a refund goes',
  description:
    "Sets the target of one of the golfer's refunds while the refund waits for it. `bank` without an account is the one " +
    'that paid, where the refund names it (`paid_from`), and else refused (`refund.bankMissing`).',
  request: request({ refund_id: bigId, ...refundTargetFields }),
  response: refund,
})

export const walletRefunds = defineCall({
  method: 'GET',
  path: '/api/for_wap/wallet_refunds',
  may: 'golfer',
  summary: 'List refunds of top-ups',
  description:
    "Returns the golfer's refunds that belong to no bill (returned top-up money), newest first, with " +
    'their documents.',
  request: request({}),
  response: z.object({ refunds: z.array(refund), documents: z.array(documentLine), now: epochMs }),
})

/** The filter of refunds: waiting for a decision, granted and not yet sent, closed, or all. */
const tab = z.enum(['requested', 'open', 'over', 'all'])

export const staffRefunds = defineCall({
  method: 'GET',
  path: '/api/staff/refunds',
  may: { staff: 'refunds.decide', at: 'listed' },
  summary: 'List refunds',
  description:
    'Returns refunds: waiting ones by due date, finished ones newest first. With `code`, of a refund or of a booking, ' +
    'those that it names, in any state.',
  request: request({
    state: maybe(tab).transform((state) => state ?? 'all'),
    code: maybe(text(100)),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(staffRefund),
})

export const agreeRefund = defineCall({
  method: 'POST',
  path: '/api/staff/refunds/:id/agree',
  may: { staff: 'refunds.decide', at: { id: 'refund' } },
  summary: 'Approve a refund',
  description:
    'Approves a refund with the amount that was quoted when the golfer requested it. The places become ' +
    'free.',
  request: request({ id: bigId }),
  response: staffRefund,
})

export const refuseRefund = defineCall({
  method: 'POST',
  path: '/api/staff/refunds/:id/refuse',
  may: { staff: 'refunds.decide', at: { id: 'refund' } },
  summary: 'Reject a refund',
  description: 'Rejects a refund with a reason that the golfer reads; the booking stays valid.',
  request: request({ id: bigId, reason: typed(1000) }),
  response: staffRefund,
})

export const targetRefund = defineCall({
  method: 'POST',
  path: '/api/staff/refunds/:id/target',
  may: { staff: 'refunds.decide', at: { id: 'refund' } },
  summary: 'Set where a refund goes',
  description: 'Sets the target of an approved refund, as the golfer gave it by phone.',
  request: request({ id: bigId, ...refundTargetFields }),
  response: staffRefund,
})

export const refundTransferred = defineCall({
  method: 'POST',
  path: '/api/staff/refunds/:id/transferred',
  may: { staff: 'refunds.decide', at: { id: 'refund' } },
  summary: 'Record the transfer of a refund',
  description:
    "Records the bank transfer of a refund under the bank's own reference; one reference proves one " +
    "refund only. `payee_name` is the account holder's name from the bank: a transfer to another person " +
    'is refused.',
  request: request({ id: bigId, bank_reference: typed(64), payee_name: typed(100) }),
  response: staffRefund,
})

export const refundReceipt = defineCall({
  method: 'POST',
  path: '/api/staff/receipts/:id/refund',
  may: { staff: 'receipts.resolve' },
  summary: 'Refund unmatched money',
  description: 'Refunds money that matched no bill to its sender. The target can be set now or later.',
  request: request({ id: bigId, ...refundTargetFields }),
  response: staffRefund,
})
