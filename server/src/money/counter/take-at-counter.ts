import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { CounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { counterOf } from '#platform/ledger/accounts'
import { openCounterAccount } from '#platform/ledger/open-counter-account'
import { moneyHeld } from '../payments/money-held.ts'
import { notifyGolfer } from '../payments/notify-golfer.ts'
import { openPayment } from '../payments/open-payment.ts'
import { paidBillEntries } from '../payments/paid-bill-entries.ts'
import { settleBill } from '../payments/settle-bill.ts'
import { post } from '../posting/post.ts'
import { numberReceipt } from './number-receipt.ts'

type Taking = {
  billId: number
  staffId: number
  method: CounterMethod
  /** What the golfer handed over, in VND. */
  expectedAmount: number
  now: Date
}

type Bill = {
  state: BookingState
  amount_vnd: number | null
  pay_by: Date | null
  member_id: number
  course_id: number
}

/**
 * Takes the whole amount of an ordered booking at the counter: payment, receipt number, booking and ledger are one step.
 * The money stands on the account of the course's counter until it is settled to our bank account.
 *
 * @returns the receipt's number at this counter; null when this bill was paid at the counter before
 * @throws Refusal `booking.notFound`, `booking.wrongState`, `booking.priceChanged`, `booking.moneyArrived`,
 *   `payment.alreadyPaid`, `payment.windowOver`
 */
export async function takeAtCounter(
  ctx: Context,
  q: Query,
  { billId, staffId, method, expectedAmount, now }: Taking,
): Promise<number | null> {
  const [bill] = await q<Bill>`
    select state, amount_vnd, pay_by, member_id, course_id from bookings where id = ${billId} for update`
  if (!bill) throw new Refusal('booking.notFound')
  if (await isTaken(q, billId)) return null
  const { amount_vnd: amountVnd, pay_by: payBy, member_id: memberId, course_id: courseId } = bill
  if (bill.state === 'paid' || bill.state === 'played') throw new Refusal('payment.alreadyPaid')
  if (bill.state !== 'placed' || !amountVnd || !payBy) throw new Refusal('booking.wrongState')
  if (payBy <= now) throw new Refusal('payment.windowOver')
  if (amountVnd !== expectedAmount)
    throw new Refusal('booking.priceChanged', { amount: formatMoney(amountVnd) })
  const { shortVnd, checkedVnd, sharesVnd } = await moneyHeld(q, billId)
  if (shortVnd + checkedVnd + sharesVnd > 0) throw new Refusal('booking.moneyArrived')

  const opening = { memberId, billId, method, amountVnd, now, expiresAt: payBy }
  const { id: paymentId } = await openPayment(ctx, q, opening)
  const actor = { kind: 'staff' as const, id: staffId }
  const outcome = await settleBill(ctx, q, { paymentId, billId, occurredAt: now, now, actor })
  if (outcome !== 'paid') throw new Error(`an ordered booking could not be paid at the counter: ${outcome}`)
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
  await notifyGolfer(ctx, q, {
    billId,
    paymentId,
    amountVnd,
    waitingVnd: 0,
    askedVnd: amountVnd,
    reason: null,
    now,
  })
  return number
}

async function isTaken(q: Query, billId: number): Promise<boolean> {
  const taken = await q`
    select 1 from payments p join counter_receipts c on c.payment_id = p.id
    where p.bill_id = ${billId} and p.state = 'succeeded'`
  return taken.length > 0
}
