import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { CounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { counterOf } from '#platform/ledger/accounts'
import { openCounterAccount } from '#platform/ledger/open-counter-account'
import { type MoneyHeld, moneyHeld } from '../payments/money-held.ts'
import { notifyPaid } from '../payments/notify-golfer.ts'
import { openPayment } from '../payments/open-payment.ts'
import { paidBillEntries } from '../payments/paid-bill-entries.ts'
import { holdPart } from '../payments/parts/hold-part.ts'
import { settleBill } from '../payments/settle-bill.ts'
import { isSplit } from '../payments/shares/rest-of-bill.ts'
import { post } from '../posting/post.ts'
import { payRestFromWaiting } from '../receipts/pay-rest-from-waiting.ts'
import { reachDeposit } from '../receipts/reach-deposit.ts'
import { notifyPart } from './notify-part.ts'
import { numberReceipt } from './number-receipt.ts'

type Taking = {
  billId: number
  staffId: number
  method: CounterMethod
  /** The amount of the bill that the golfer was named, in VND. */
  expectedAmount: number
  /** What the golfer handed over, in VND: a part of what is due, or all of it when left out. */
  amountVnd?: number | undefined
  /** What had arrived for the bill when the counter read it, in VND. */
  seenVnd: number
  now: Date
}

/** The receipt's number at this counter; `partVnd` is null when the bill is paid with it. */
export type Taken = { number: number; partVnd: number | null }

type Bill = {
  state: BookingState
  amount_vnd: number | null
  pay_by: Date | null
  member_id: number
  course_id: number
}

type Payable = { memberId: number; courseId: number; payBy: Date; dueVnd: number; held: MoneyHeld }

/**
 * Takes money for an ordered booking at the counter, all that is due or a part of it: payment, receipt number, booking
 * and ledger are one step. The money stands on the account of the course's counter until it is settled to our bank
 * account. A part counts like a transfer of its amount: toward the deposit first, then the rest, and the last đồng by
 * any method pays the bill. What has arrived since the counter read the bill is a refusal, so that a repeat is never a
 * second payment.
 *
 * @returns null when this money was taken before
 * @throws Refusal `booking.notFound`, `booking.wrongState`, `booking.priceChanged`, `booking.moneyArrived` while money is
 *   with staff or came for shares, `share.amountFixed` for a part of a split bill, `counter.arrivedMeanwhile`,
 *   `counter.tooMuch`, `payment.alreadyPaid`, `payment.windowOver`
 */
export async function takeAtCounter(ctx: Context, q: Query, taking: Taking): Promise<Taken | null> {
  const { billId, expectedAmount, seenVnd } = taking
  const [bill] = await q<Bill>`
    select state, amount_vnd, pay_by, member_id, course_id from bookings where id = ${billId} for update`
  if (!bill) throw new Refusal('booking.notFound')
  const held = await moneyHeld(q, billId)
  const amountVnd = taking.amountVnd ?? expectedAmount - seenVnd
  if (await isTaken(q, taking, amountVnd, held)) return null
  const payable = checkPayable(bill, held, taking)
  const { dueVnd } = payable
  if (amountVnd > dueVnd) throw new Refusal('counter.tooMuch', { amount: formatMoney(dueVnd) })
  // transfers that wait for this money pay together with it
  if (amountVnd === dueVnd && held.shortVnd === held.partsVnd) {
    return { number: await payAtCounter(ctx, q, taking, payable), partVnd: null }
  }
  if (await isSplit(q, billId)) throw new Refusal('share.amountFixed')
  const number = await takePart(ctx, q, { ...taking, amountVnd }, payable)
  return { number, partVnd: amountVnd < dueVnd ? amountVnd : null }
}

function checkPayable(bill: Bill, held: MoneyHeld, { expectedAmount, seenVnd, now }: Taking): Payable {
  const { amount_vnd: amountVnd, pay_by: payBy, member_id: memberId, course_id: courseId } = bill
  if (bill.state === 'paid' || bill.state === 'played') throw new Refusal('payment.alreadyPaid')
  if (bill.state !== 'placed' || !amountVnd || !payBy) throw new Refusal('booking.wrongState')
  if (payBy <= now) throw new Refusal('payment.windowOver')
  if (amountVnd !== expectedAmount)
    throw new Refusal('booking.priceChanged', { amount: formatMoney(amountVnd) })
  if (held.checkedVnd + held.sharesVnd > 0) throw new Refusal('booking.moneyArrived')
  if (held.shortVnd !== seenVnd)
    throw new Refusal('counter.arrivedMeanwhile', { amount: formatMoney(held.shortVnd) })
  return { memberId, courseId, payBy, dueVnd: amountVnd - held.shortVnd, held }
}

/** Pays all that is left of the bill. */
async function payAtCounter(
  ctx: Context,
  q: Query,
  { billId, staffId, method, now }: Taking,
  { memberId, courseId, payBy, dueVnd: amountVnd }: Payable,
): Promise<number> {
  const opening = { memberId, billId, method, amountVnd, now, expiresAt: payBy }
  const { id: paymentId } = await openPayment(ctx, q, opening)
  const actor = { kind: 'staff' as const, id: staffId }
  const outcome = await settleBill(ctx, q, { paymentId, billId, occurredAt: now, now, actor })
  if (outcome !== 'paid') throw new Error(`an ordered booking could not be paid at the counter: ${outcome}`)
  const number = await postTaken(q, { billId, paymentId, courseId, staffId, amountVnd, now })
  await notifyPaid(ctx, q, { billId, paymentId, now })
  return number
}

/** Holds a part of the bill; with the transfers that wait it may be all of it. */
async function takePart(
  ctx: Context,
  q: Query,
  { billId, staffId, method, amountVnd, now }: Taking & { amountVnd: number },
  { memberId, courseId, payBy, dueVnd, held }: Payable,
): Promise<number> {
  const restVnd = dueVnd + held.shortVnd - held.partsVnd - amountVnd
  const paymentId = await holdPart(q, { billId, memberId, method, amountVnd, restVnd, payBy, now })
  const number = await postTaken(q, { billId, paymentId, courseId, staffId, amountVnd, now })
  if (amountVnd === dueVnd) {
    const actor = { kind: 'staff' as const, id: staffId }
    if (!(await payRestFromWaiting(ctx, q, billId, { actor, now })))
      throw new Error('the transfers that waited for the money at the counter did not pay')
    return number
  }
  await reachDeposit(ctx, q, billId, { occurredAt: now, now })
  await notifyPart(ctx, q, { billId, amountVnd, now })
  return number
}

type Posted = {
  billId: number
  paymentId: number
  courseId: number
  staffId: number
  amountVnd: number
  now: Date
}

/** Gives the payment its receipt number and posts it to the account of the counter. */
async function postTaken(
  q: Query,
  { billId, paymentId, courseId, staffId, amountVnd, now }: Posted,
): Promise<number> {
  const number = await numberReceipt(q, { paymentId, courseId, staffId, now })
  await openCounterAccount(q, courseId)
  await post(q, {
    cause: `payment:${paymentId}`,
    kind: 'payment',
    entries: [
      { account: counterOf(courseId), amountVnd },
      ...(await paidBillEntries(q, paymentId, amountVnd)),
    ],
    occurredAt: now,
    now,
    billId,
    paymentId,
  })
  return number
}

/** Whether this money is the latest that the counter took for the bill, and nothing else has arrived since. */
async function isTaken(
  q: Query,
  { billId, method, seenVnd }: Taking,
  amountVnd: number,
  { shortVnd }: MoneyHeld,
): Promise<boolean> {
  const [last] = await q<{ state: string; method: string; amountVnd: number }>`
    select p.state, p.method, p.amount_vnd as "amountVnd" from payments p
    join counter_receipts c on c.payment_id = p.id
    where p.bill_id = ${billId} and p.change_id is null order by p.id desc limit 1`
  if (!last || last.method !== method || last.amountVnd !== amountVnd) return false
  return last.state === 'succeeded' || (last.state === 'held' && shortVnd === seenVnd + amountVnd)
}
