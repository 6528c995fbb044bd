import { post } from '#money/posting/post'
import type { Member } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS, pointsAccount } from '#platform/ledger/accounts'
import type { TestContext } from '../context.ts'

let serial = 0

/** Puts points (VND) into a golfer's wallet, as money that came to our bank account. */
export async function fillWallet(
  ctx: TestContext,
  member: Pick<Member, 'id'>,
  points: number,
): Promise<void> {
  serial += 1
  const cause = `test-points:${member.id}:${serial}`
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, (q) =>
    post(q, {
      cause,
      kind: 'top_up',
      entries: [
        { account: ACCOUNTS.bank, amountVnd: points },
        { account: pointsAccount(member.id), amountVnd: -points },
      ],
      occurredAt: now,
      now,
    }),
  )
}
