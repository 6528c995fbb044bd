import { codeRefusal, judgeCode } from '#identity/codes/one-time-codes'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { constraintOf } from '#platform/database/errors'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { pointsAccount } from '#platform/ledger/accounts'
import { pointsOf } from '#platform/ledger/points'
import { notifyGolfer } from '../payments/notify-golfer.ts'
import { paidBillEntries } from '../payments/paid-bill-entries.ts'
import { settleBill } from '../payments/settle-bill.ts'
import { post } from '../posting/post.ts'
import { pointsMatter } from './points-matter.ts'

type Attempt = { id: number; state: string; billId: number; amountVnd: number; billVnd: number | null }

/**
 * Pays a bill with points: code, booking, ledger and message are one step, so that points are taken exactly when the
 * bill is paid. A repeat after success returns the same answer and takes nothing again.
 *
 * @returns the amount taken and the balance left, in VND
 * @throws Refusal for a wrong or expired code, when the balance is no longer enough, and when the bill was paid another
 *   way or its time is over
 */
export async function confirmPointsPayment(
  ctx: Context,
  member: Member,
  { reference, code }: { reference: string; code: string },
) {
  const now = ctx.clock.now()
  const refused = await inTransaction(ctx.pool, async (q) => {
    const attempt = await lockAttempt(q, member, reference)
    if (attempt.state === 'succeeded') return null
    // The bill's amount has changed since: a new code is asked for the new one.
    if (attempt.amountVnd !== attempt.billVnd) return 'over' as const
    const verdict = await judgeCode(ctx, q, { ...pointsMatter(member, reference), code })
    // refused below, once the try is counted
    if (verdict !== 'right') return verdict
    await pay(ctx, q, member, attempt, now)
    return null
  }).catch((error: unknown) => {
    throw constraintOf(error) === 'account_is_not_overdrawn' ? new Refusal('wallet.notEnough') : error
  })
  if (refused) throw codeRefusal(refused, 'payment')
  const [payment] = await ctx.q<{ amount: number }>`
    select amount_vnd as amount from payments where reference = ${reference} and member_id = ${member.id}`
  return {
    transaction_id: reference,
    amount: payment?.amount ?? 0,
    point: await pointsOf(ctx.q, member.id),
  }
}

/** The booking's row first, as every step about a booking does; then the attempt. */
async function lockAttempt(q: Query, member: Member, reference: string): Promise<Attempt> {
  await q`
    select id from bookings where id = (
      select bill_id from payments where reference = ${reference} and member_id = ${member.id} and method = 'point')
    for update`
  const [attempt] = await q<Attempt>`
    select p.id, p.state, p.bill_id as "billId", p.amount_vnd as "amountVnd",
      coalesce(c.due_vnd, b.amount_vnd - (
        select coalesce(sum(h.amount_vnd), 0) from payments h where h.bill_id = b.id and h.state = 'held'))::bigint as "billVnd"
    from payments p join bookings b on b.id = p.bill_id left join booking_changes c on c.id = p.change_id
    where p.reference = ${reference} and p.member_id = ${member.id} and p.method = 'point' for update of p`
  if (!attempt) throw new Refusal('payment.notFound')
  return attempt
}

async function pay(ctx: Context, q: Query, member: Member, attempt: Attempt, now: Date): Promise<void> {
  const { id: paymentId, billId, amountVnd } = attempt
  // The ledger itself found that it pays: no gateway, no person.
  const actor = { kind: 'system' as const, id: null }
  const outcome = await settleBill(ctx, q, { paymentId, billId, occurredAt: now, now, actor })
  if (outcome === 'already_paid') throw new Refusal('payment.alreadyPaid')
  if (outcome !== 'paid') throw new Refusal('payment.windowOver')
  await post(q, {
    cause: `payment:${paymentId}`,
    kind: 'payment',
    entries: [
      { account: pointsAccount(member.id), amountVnd },
      ...(await paidBillEntries(q, paymentId, amountVnd)),
    ],
    occurredAt: now,
    now,
    billId,
    paymentId,
  })
  await notifyGolfer(ctx, q, {
    billId,
    paymentId,
    amountVnd,
    waitingVnd: 0,
    askedVnd: amountVnd,
    reason: null,
    now,
  })
}
