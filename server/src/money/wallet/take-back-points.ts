import type { Query } from '#platform/database/sql'
import { ACCOUNTS, pointsAccount } from '#platform/ledger/accounts'
import { lockPoints } from '#platform/ledger/points'
import { post } from '../posting/post.ts'

/**
 * Takes the points (VND) of a charged-back top-up out of the wallet, as far as they are still there; spent points stay
 * in dispute. No wallet goes below zero.
 *
 * @param taken.cause the idempotent cause, with the gateway's name of the case
 */
export async function takeBackPoints(
  q: Query,
  taken: {
    memberId: number
    paymentId: number
    amountVnd: number
    cause: string
    occurredAt: Date
    now: Date
  },
): Promise<void> {
  const { memberId, paymentId, cause, occurredAt, now } = taken
  const amountVnd = Math.min(taken.amountVnd, await lockPoints(q, memberId))
  if (amountVnd <= 0) return
  await post(q, {
    cause: `wallet:${cause}`,
    kind: 'chargeback',
    entries: [
      { account: pointsAccount(memberId), amountVnd },
      { account: ACCOUNTS.chargebacks, amountVnd: -amountVnd },
    ],
    occurredAt,
    now,
    paymentId,
  })
}
