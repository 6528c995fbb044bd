import { clearingOfMethod } from '#money/methods/gateway-of-method'
import { paidBillEntries } from '#money/payments/paid-bill-entries'
import { settleBill } from '#money/payments/settle-bill'
import { post } from '#money/posting/post'
import type { Member, Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS, type AccountName } from '#platform/ledger/accounts'
import type { TestContext } from '../context.ts'
import { addCourse, addMember, addStaff, addTeeTime } from '../golf.ts'
import { book, guests } from './bookings.ts'

export type PaidBooking = {
  id: number
  member: Member
  staff: Staff
  teeTimeId: number
  paymentId: number
  amount: number
}

let serial = 0

/** In full until so many hours before the tee time, then less the penalty. */
const ladder = (startsAt: string, hours: number, penalty: number, total: number) => [
  {
    until: new Date(Date.parse(startsAt) - hours * 3_600_000).toISOString(),
    refund_percent: 100,
    penalty_percent: 0,
    refund_vnd: total,
  },
  {
    until: null,
    refund_percent: Math.max(0, 100 - penalty),
    penalty_percent: penalty,
    refund_vnd: Math.floor((total * Math.max(0, 100 - penalty) + 50) / 100),
  },
]

/**
 * A booking of contracted places, placed on arrival and waiting for its money. Its tee time is on 24 November 2026 at
 * 06:30 by default.
 */
export async function placedAtOnce(
  ctx: TestContext,
  {
    at = '2026-11-24T06:30:00+07:00',
    players = 2,
    packages = [] as number[],
    price = 2_000_000,
    member = undefined as Member | undefined,
  } = {},
) {
  const courseId = await addCourse(ctx.q, { instant: true })
  const teeTimeId = await addTeeTime(ctx.q, { courseId, at, price })
  const golfer = member ?? (await addMember(ctx.q))
  const sent = await book(ctx, golfer, { courseId, at, list_users: guests(players, packages) })
  return { id: sent.id_general_bill, member: golfer, courseId, teeTimeId, amount: sent.payment_amount ?? 0 }
}

/**
 * The same, really paid: payment, ledger and all. Full refund until so many hours before the tee time, `penalty`
 * percent kept afterwards.
 */
export async function paidBooking(
  ctx: TestContext,
  {
    at = '2026-11-24T06:30:00+07:00',
    method = 'bank',
    fee = 0,
    hours = 48,
    penalty = 50,
    ...booking
  }: Parameters<typeof placedAtOnce>[1] & {
    method?: string
    fee?: number
    hours?: number
    penalty?: number
  } = {},
): Promise<PaidBooking> {
  const { id, member, teeTimeId, amount } = await placedAtOnce(ctx, { at, ...booking })
  const staff = await addStaff(ctx.q)
  const terms = { condition: { vi: 'Ngày thường' }, deadline_hours: hours, penalty_percent: penalty }
  await ctx.q`
    update bookings set refund_ladder = ${{ ...terms, rungs: ladder(at, hours, penalty, amount) }} where id = ${id}`
  const now = ctx.clock.now()
  serial += 1
  const paymentId = await inTransaction(ctx.pool, async (q) => {
    const [payment] = await q<{ id: number }>`
      insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, fee_vnd, created_at, expires_at)
      values (${`TTPAID${serial}`}, 'bill', ${id}, ${member.id}, ${method}, 'pending', ${amount}, ${fee}, ${now}, ${now})
      returning id`
    const paid = payment?.id ?? 0
    await settleBill(ctx, q, {
      paymentId: paid,
      billId: id,
      occurredAt: now,
      providerReference: `GW${serial}`,
      now,
    })
    const entries = [
      { account: takerOf(method), amountVnd: amount + fee },
      ...(await paidBillEntries(q, paid, amount)),
      { account: ACCOUNTS.fees, amountVnd: -fee },
    ]
    await post(q, {
      cause: `payment:${paid}`,
      kind: 'payment',
      entries,
      occurredAt: now,
      now,
      billId: id,
      paymentId: paid,
    })
    return paid
  })
  return { id, member, staff, teeTimeId, paymentId, amount }
}

// Points would need a wallet with money in it: the test simulates the bank instead.
export function takerOf(method: string): AccountName {
  return method === 'bank' || method === 'point' ? ACCOUNTS.bank : clearingOfMethod(method)
}
