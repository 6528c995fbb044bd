import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS } from '#platform/ledger/accounts'
import { lockWaitingReceipt } from '../inbound/lock-waiting-receipt.ts'
import { resolveReceipt } from '../inbound/resolve-receipt.ts'
import { post } from '../posting/post.ts'

/**
 * Staff found that a possible duplicate is the same money as was received before: it came once, and is taken
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
