import { api } from '../../api/api.ts'
import type { Bill } from './bill-query.ts'
import type { RefundTarget } from './refund-target.tsx'

/** The refund is no longer what the dialog showed: nothing was cancelled. */
const quoteChanged = 1613

/** `failed` has been told to the golfer already; a refusal has not. */
export type Cancellation = 'done' | 'changed' | 'failed' | { readonly refused: string }

/** Cancels a booking at the price that was shown, or asks for its refund. A repeat is the same request. */
export async function sendCancellation({
  billId,
  reason,
  quote,
  target,
}: {
  billId: number
  reason: string
  quote: NonNullable<Bill['cancel_quote']>
  target: RefundTarget
}): Promise<Cancellation> {
  const asksMoney = quote.is_free === 0 && quote.refund_amount > 0
  try {
    const answer = await api(
      'POST /api/for_wap/cancel_booking',
      {
        id_general_bill_detail: billId,
        reason,
        expected_refund: quote.refund_amount,
        ...(asksMoney ? { refund_to: target.to } : {}),
        ...(asksMoney && target.to === 'bank'
          ? { refund_bank: target.bank, refund_account: target.account, refund_name: target.holder }
          : {}),
      },
      { once: true },
    )
    if (answer.error_code === 0) return 'done'
    return answer.error_code === quoteChanged ? 'changed' : { refused: answer.error_msg }
  } catch {
    return 'failed'
  }
}
