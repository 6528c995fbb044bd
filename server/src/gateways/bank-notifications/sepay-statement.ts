import type { Day } from '@teeviet/contract/rules/dates'
import { z } from 'zod'

const mostLines = 5_000

const answer = z.object({
  transactions: z.array(
    z.object({
      id: z.coerce.string(),
      // "2450000.00"
      amount_in: z.coerce.number().nonnegative(),
    }),
  ),
})

/**
 * What came in on our account on a day, as SePay's own list of transactions says it; null when we have no access to it.
 * @throws when it does not answer, or has more lines than one answer carries
 */
export async function fetchBankStatement(
  bank: { statementUrl: string; statementToken: string; accountNumber: string },
  day: Day,
): Promise<{ reference: string; amountVnd: number }[] | null> {
  if (bank.statementToken === '') return null
  const asked = new URLSearchParams({
    account_number: bank.accountNumber,
    transaction_date_min: `${day} 00:00:00`,
    transaction_date_max: `${day} 23:59:59`,
    limit: String(mostLines),
  })
  const response = await fetch(`${bank.statementUrl}/userapi/transactions/list?${asked}`, {
    headers: { authorization: `Bearer ${bank.statementToken}` },
    redirect: 'error',
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`the bank's statement answers HTTP ${response.status}`)
  const { transactions } = answer.parse(await response.json())
  if (transactions.length >= mostLines) throw new Error("the bank's statement is longer than one answer")
  return transactions
    .filter(({ amount_in }) => amount_in > 0)
    .map(({ id, amount_in }) => ({ reference: id, amountVnd: Math.round(amount_in) }))
}
