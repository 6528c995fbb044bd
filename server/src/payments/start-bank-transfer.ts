import type { Context } from '../context.ts'
import type { Query } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import { createTransferCode } from '../gateways/vietqr/memo.ts'
import { qrPngUrl } from '../gateways/vietqr/qr-picture.ts'
import { transferQrPayload } from '../gateways/vietqr/transfer-qr.ts'
import type { Member } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'

type PayableBill = { state: string; amount_vnd: number | null; pay_by: Date | null }

/**
 * Starts paying a bill by bank transfer: a transfer content of its own, and the QR code that carries it. Asking again
 * (a reload, a second tab) gives the same one, so that the golfer never holds two codes for one bill.
 *
 * @throws Refusal when the bill is not the member's, not payable yet, paid, or its 30 minutes are over
 */
export async function startBankTransfer(ctx: Context, member: Member, billId: number) {
  const now = ctx.clock.now()
  const { reference, amountVnd, payBy } = await inTransaction(ctx.pool, async (q) => {
    const bill = await payableBill(q, member, billId, now)
    const [open] = await q<{ reference: string }>`
      select reference from payments
      where bill_id = ${billId} and method = 'bank' and state in ('created', 'pending') and amount_vnd = ${bill.amountVnd}`
    if (open) return { ...bill, reference: open.reference }
    const reference = createTransferCode()
    const [payment] = await q<{ id: number }>`
      insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, created_at, expires_at)
      values (${reference}, 'bill', ${billId}, ${member.id}, 'bank', 'pending', ${bill.amountVnd}, ${now}, ${bill.payBy})
      returning id`
    if (!payment) throw new Error('a payment was not stored')
    await ctx.jobs.enqueue(q, 'payment-expiry', { paymentId: payment.id }, bill.payBy)
    return { ...bill, reference }
  })
  const { bin, accountNumber, accountName, name } = ctx.config.bank
  const payload = transferQrPayload({ bankBin: bin, accountNumber, amount: amountVnd, memo: reference })
  return {
    transaction_id: reference,
    bank: {
      qr_image: await qrPngUrl(payload),
      bank_id: bin,
      bank_account: accountNumber,
      account_name: accountName,
      bank_name: name,
      bank_code: reference,
      amount: amountVnd,
    },
    epay_link: null,
    ale_pay_link: null,
    amount: amountVnd,
    fee: 0,
    time: null,
    now: now.getTime(),
    payment_deadline: payBy.getTime(),
  }
}

/** The bill, locked so that two tabs do not start two transfers; a bill of somebody else does not exist. */
async function payableBill(q: Query, member: Member, billId: number, now: Date) {
  const [bill] = await q<PayableBill>`
    select state, amount_vnd, pay_by from bookings where id = ${billId} and member_id = ${member.id} for update`
  if (!bill) throw new Refusal('payment.notFound')
  if (bill.state === 'paid' || bill.state === 'played') throw new Refusal('payment.alreadyPaid')
  if (bill.state === 'requested' || bill.state === 'confirmed') throw new Refusal('payment.notYet')
  if (bill.state !== 'placed' || !bill.amount_vnd || !bill.pay_by || bill.pay_by <= now) {
    throw new Refusal('payment.windowOver')
  }
  return { amountVnd: bill.amount_vnd, payBy: bill.pay_by }
}
