import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { changeBooking, quoteChange } from '#rounds/change/change-booking'
import type { TestContext } from '#testing/context'
import { paidByTransfer, reported } from './initial-states.ts'
import { type Input, priceChange, raisedPrice } from './verbs.ts'

/** A paid booking, and the quote of another price for it. */
export async function paidAndQuoted(ctx: TestContext, price_per_player: number): Promise<Input> {
  const input = await paidByTransfer(ctx, {})
  const { fingerprint } = await quoteChange(ctx, { id: input.billId, ...priceChange(price_per_player) })
  return { ...input, code: fingerprint }
}

/** A paid booking with a dearer change that waits for its payment. */
export async function changeOffered(ctx: TestContext): Promise<Input> {
  const input = await paidAndQuoted(ctx, raisedPrice)
  const { staff, billId: id, code: fingerprint } = input
  await changeBooking(ctx, staff, { id, fingerprint, reason: 'Giá sai', ...priceChange(raisedPrice) })
  return input
}

/** The same, whose golfer has the QR code, and a transfer with it. */
export async function changeTransferred(ctx: TestContext): Promise<Input> {
  const input = await changeOffered(ctx)
  const { transaction_id, amount } = await startBankTransfer(ctx, input.member, input.billId)
  return { ...input, raw: reported(ctx, transaction_id, amount) }
}
