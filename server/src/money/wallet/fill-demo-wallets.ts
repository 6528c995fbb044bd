import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS, pointsAccount } from '#platform/ledger/accounts'
import { post } from '../posting/post.ts'

/** The initial wallets of the first demo golfers, in their order; the others start with nothing. */
const points = [5_000_000, 12_000_000, 800_000, 25_000_000, 3_000_000, 150_000]

/** Tops up wallets of the demo world once, through the ledger like all money, so that paying with points can be tried. */
export async function fillDemoWallets(ctx: Context, phones: readonly string[]): Promise<void> {
  const now = ctx.clock.now()
  const members = await ctx.q<{ id: number; phone: string }>`
    select id, phone /* not null */ from members where is_demo and phone = any (${phones.slice(0, points.length)}) order by phone`
  for (const { id, phone } of members) {
    const amountVnd = points[phones.indexOf(phone)] ?? 0
    const entries = [
      { account: ACCOUNTS.bank, amountVnd },
      { account: pointsAccount(id), amountVnd: -amountVnd },
    ]
    await inTransaction(ctx.pool, (q) =>
      post(q, { cause: `demo-points:${id}`, kind: 'top_up', entries, occurredAt: now, now }),
    )
  }
}
