import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { ACCOUNTS, pointsAccount } from '#platform/ledger/accounts'
import { pointsOf } from '#platform/ledger/points'
import { succeedPayment } from '../payments/settle-payment.ts'
import { post } from '../posting/post.ts'
import { notifyTopUp } from './notify-top-up.ts'

/**
 * Credits a bank transfer that names a top-up: all that arrived, whenever it arrived, once for each receipt. A golfer
 * who sends the same content again has topped up again.
 */
export async function creditTransfer(
  ctx: Context,
  q: Query,
  credited: {
    paymentId: number
    memberId: number
    receiptId: number
    amountVnd: number
    occurredAt: Date
    providerReference: string | null
    now: Date
  },
): Promise<void> {
  const { paymentId, memberId, receiptId, amountVnd, occurredAt, providerReference, now } = credited
  await succeedPayment(q, { paymentId, providerReference, now })
  await post(q, {
    cause: `receipt:${receiptId}`,
    kind: 'top_up',
    entries: [
      { account: ACCOUNTS.bank, amountVnd },
      { account: pointsAccount(memberId), amountVnd: -amountVnd },
    ],
    occurredAt,
    now,
    paymentId,
    receiptId,
  })
  await notifyTopUp(ctx, q, { memberId, amountVnd, points: await pointsOf(q, memberId) })
}
