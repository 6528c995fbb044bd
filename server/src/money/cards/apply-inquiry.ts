import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { Inquiry } from '#platform/gateways/gateway'
import type { ClearingGateway } from '#platform/ledger/accounts'
import { lockWalletOwner } from '../payments/lock-wallet-owner.ts'
import { takeCardMoney } from './take-card-money.ts'

export type CardAttempt = {
  id: number
  reference: string
  state: string
  gateway: ClearingGateway
  billId: number | null
  memberId: number
  amountVnd: number
  feeVnd: number
  /** A top-up of an account that was deleted. */
  isMemberGone: boolean
}

/**
 * Applies what a gateway told of an attempt, exactly once, in any order and any number of times: whoever holds the
 * attempt's lock does the work, everybody after finds it done. What succeeded stays. A "no" or an expiry by our own
 * clock gives way to money that is there; "in progress", "never heard of it" and "given back" change nothing.
 */
export async function applyInquiry(ctx: Context, paymentId: number, inquiry: Inquiry): Promise<void> {
  if (inquiry.state === 'pending' || inquiry.state === 'unknown' || inquiry.state === 'givenBack') return
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    const attempt = await lockAttempt(q, paymentId)
    if (!attempt || attempt.state === 'succeeded') return
    if (inquiry.state === 'paid') return takeCardMoney(ctx, q, attempt, inquiry, now)
    await q`update payments set state = 'failed', failure = ${inquiry.reason}, settled_at = coalesce(settled_at, ${now})
      where id = ${paymentId} and state <> 'failed'`
  })
}

/** A booking, or the member of a top-up, is locked before its attempts, as everywhere. */
async function lockAttempt(q: Query, paymentId: number): Promise<CardAttempt | undefined> {
  await q`select b.id from bookings b join payments p on p.bill_id = b.id where p.id = ${paymentId} for update of b`
  const isMemberGone = await lockWalletOwner(q, { id: paymentId })
  const [attempt] = await q<Omit<CardAttempt, 'isMemberGone'>>`
    select id, reference, state, gateway, bill_id as "billId", member_id as "memberId", amount_vnd as "amountVnd",
      fee_vnd as "feeVnd"
    from payments where id = ${paymentId} and gateway is not null for update`
  return attempt && { ...attempt, isMemberGone }
}
