import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Staff } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { ACCOUNTS } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { lockWaitingReceipt } from './lock-waiting-receipt.ts'
import { resolveReceipt } from './resolve-receipt.ts'

/**
 * Staff found that money which may have been told before is the same as was received then: it came once, and is taken
 * off the books again.
 *
 * @throws Refusal `staff.receiptSettled` when it does not wait any more, `request.notFound` for other money
 */
export async function isSameMoney(ctx: Context, staff: Staff, receiptId: number): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    const { openVnd: amountVnd, occurredAt, reason } = await lockWaitingReceipt(q, receiptId)
    if (reason !== 'told_before') throw new Refusal('request.notFound')
    await post(q, {
      cause: `same:${receiptId}`,
      kind: 'correction',
      entries: [
        { account: ACCOUNTS.suspense, amountVnd },
        { account: ACCOUNTS.bank, amountVnd: -amountVnd },
      ],
      occurredAt,
      now,
      receiptId,
    })
    await resolveReceipt(q, { receiptId, resolution: 'same_money', staffId: staff.id, now })
  })
}
