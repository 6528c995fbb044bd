import { askedNow, readDeposit } from '#bookings/booking/rows/deposit'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { moneyHeld } from './money-held.ts'
import { openPayment } from './open-payment.ts'
import { payableBill } from './payable-bill.ts'
import { transferOnWire } from './transfer-on-wire.ts'

/**
 * Starts paying a bill by bank transfer: a transfer content of its own, and the QR code that carries it. Asking again
 * (a reload, a second tab) returns the same one, so that the golfer never holds two codes for one bill. Earlier short
 * transfers and parts taken at the counter are subtracted from the QR code: with the rest both pay together. Of a booking with a deposit, the code is
 * of the deposit until that is here.
 *
 * @throws Refusal when the bill is not the member's, not payable yet, paid, or its 30 minutes are over
 */
export async function startBankTransfer(ctx: Context, member: Member, billId: number) {
  const now = ctx.clock.now()
  const { reference, amountVnd, missingVnd, payBy } = await inTransaction(ctx.pool, async (q) => {
    const { amountVnd, payBy, changeId } = await payableBill(ctx, q, member, billId)
    const paid = { memberId: member.id, billId, changeId, amountVnd }
    const opening = { ...paid, method: 'bank', now, expiresAt: payBy } as const
    const { shortVnd, partsVnd } = await moneyHeld(q, billId)
    const deposit = changeId === null ? await readDeposit(q, billId) : null
    const missingVnd = askedNow(amountVnd + partsVnd, deposit, shortVnd) - shortVnd
    return { ...(await openPayment(ctx, q, opening)), amountVnd, missingVnd, payBy }
  })
  return {
    transaction_id: reference,
    bank: await transferOnWire(ctx, { reference, amountVnd: missingVnd }),
    epay_link: null,
    ale_pay_link: null,
    amount: amountVnd,
    fee: 0,
    time: null,
    now: now.getTime(),
    payment_deadline: payBy.getTime(),
  }
}
