import { z } from 'zod'
import type { Transfer } from './transfer.ts'
import { vietnamTime } from './webhook.ts'

export const statementQuery = z.object({
  account_number: z.string(),
  transaction_date_min: z.string(),
  transaction_date_max: z.string(),
})

/** The answer of SePay's list of transactions: reported to the product or not, the bank has the money. */
export function statementOf(transfers: readonly Transfer[], asked: z.output<typeof statementQuery>) {
  const transactions = transfers
    .map((transfer) => ({ transfer, at: vietnamTime(new Date(transfer.occurred_at)) }))
    .filter(({ transfer, at }) => {
      const isInside = at >= asked.transaction_date_min && at <= asked.transaction_date_max
      return isInside && transfer.account_number === asked.account_number
    })
    .map(({ transfer, at }) => ({
      id: String(transfer.id),
      account_number: transfer.account_number,
      transaction_date: at,
      amount_in: `${transfer.amount}.00`,
      amount_out: '0.00',
      accumulated: `${transfer.balance_after}.00`,
      transaction_content: transfer.content,
      reference_number: transfer.reference,
    }))
  return { status: 200, error: null, messages: { success: true }, transactions }
}
