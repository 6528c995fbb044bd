import { findByVid } from '#identity/players/find'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS, pointsAccount } from '#platform/ledger/accounts'
import { pointsOf } from '#platform/ledger/points'
import { lockWaitingReceipt } from '../inbound/lock-waiting-receipt.ts'
import { resolveReceipt } from '../inbound/resolve-receipt.ts'
import { post } from '../posting/post.ts'
import { notifyTopUp } from '../wallet/notify-top-up.ts'

/**
 * Credits money in suspense to the wallet of its sender, as identified by staff, and notifies the golfer.
 *
 * @param asked.vid as typed, with or without its prefix
 * @throws Refusal `player.unknownVid`, `staff.receiptSettled`
 */
export async function receiptToWallet(
  ctx: Context,
  staff: Staff,
  { receiptId, vid }: { receiptId: number; vid: string },
): Promise<void> {
  const now = ctx.clock.now()
  const member = await findByVid(ctx, vid)
  await inTransaction(ctx.pool, async (q) => {
    const { openVnd: amountVnd, occurredAt } = await lockWaitingReceipt(q, receiptId)
    await lockActiveMember(q, member.id)
    await post(q, {
      cause: `wallet:${receiptId}`,
      kind: 'top_up',
      entries: [
        { account: ACCOUNTS.suspense, amountVnd },
        { account: pointsAccount(member.id), amountVnd: -amountVnd },
      ],
      occurredAt,
      now,
      receiptId,
    })
    await resolveReceipt(q, { receiptId, resolution: 'to_wallet', staffId: staff.id, now })
    await notifyTopUp(ctx, q, { memberId: member.id, amountVnd, points: await pointsOf(q, member.id) })
  })
}

/** @throws Refusal `player.unknownVid` when the account was deleted meanwhile; it is not while this transaction runs */
async function lockActiveMember(q: Query, memberId: number): Promise<void> {
  const [member] = await q<{
    id: number
  }>`select id from members where id = ${memberId} and deleted_at is null for share`
  if (!member) throw new Refusal('player.unknownVid')
}
