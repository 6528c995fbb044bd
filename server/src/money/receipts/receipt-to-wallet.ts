import { findByVid } from '#identity/players/find'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS, pointsAccount } from '#platform/ledger/accounts'
import { pointsOf } from '#platform/ledger/points'
import { requireSecondPerson, type SensitiveAct } from '../approvals/second-person.ts'
import { lockWaitingReceipt } from '../inbound/lock-waiting-receipt.ts'
import { recheckOrder } from '../inbound/recheck-order.ts'
import { resolveReceipt } from '../inbound/resolve-receipt.ts'
import { post } from '../posting/post.ts'
import { notifyTopUp } from '../wallet/notify-top-up.ts'

export type Credit = { receiptId: number; vid: string }

/** The amount of a credit, and the wallet that gets it. @throws Refusal `player.unknownVid`, `request.notFound` */
export async function sensitiveCredit(
  ctx: Context,
  q: Query,
  { receiptId, vid }: Credit,
): Promise<SensitiveAct> {
  const { vga } = await findByVid(ctx, vid)
  const [receipt] = await q<{ amountVnd: number }>`
    select amount_vnd - applied_vnd as "amountVnd" from receipts where id = ${receiptId}`
  if (!receipt) throw new Refusal('request.notFound')
  return { act: 'wallet', subject: `${receiptId} → vID ${vga}`, ...receipt }
}

/**
 * Credits money in suspense to the wallet of its sender, as identified by staff, and notifies the golfer.
 *
 * @param asked.vid as typed, with or without its prefix
 * @throws Refusal `player.unknownVid`, `staff.receiptSettled`, and those of `requireSecondPerson`
 */
export async function receiptToWallet(
  ctx: Context,
  staff: Staff,
  { receiptId, vid }: Credit,
  approvalId?: number,
): Promise<void> {
  const now = ctx.clock.now()
  const member = await findByVid(ctx, vid)
  await inTransaction(ctx.pool, async (q) => {
    const sensitive = await sensitiveCredit(ctx, q, { receiptId, vid })
    await requireSecondPerson(ctx, q, staff, { ...sensitive, approvalId })
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
    await recheckOrder(ctx, q, receiptId, now)
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
