import type { Day } from '@teeviet/contract/rules/time/dates'
import { z } from 'zod'
import { bankTime, optionalText } from './fields.ts'

const mostLines = 5_000
const money = z.coerce.number().nonnegative().transform(Math.round)

const answer = z.object({
  transactions: z.array(
    z.object({
      id: z.coerce.string(),
      reference_number: optionalText,
      transaction_date: bankTime,
      transaction_content: optionalText,
      // "2450000.00"
      amount_in: money,
      amount_out: money,
    }),
  ),
})

type StatementLine = {
  reference: string
  also: string
  amountVnd: number
  content: string
  occurredAt: Date
}

/**
 * The incoming and, below zero, outgoing money on our account of a day, by SePay's own list of transactions: under the
 * bank's reference, also by SePay's number. Null without access to it.
 * @throws when it does not answer, or has more lines than one answer can contain
 */
export async function fetchBankStatement(
  bank: { statementUrl: string; statementToken: string; accountNumber: string },
  day: Day,
): Promise<StatementLine[] | null> {
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
    .map(({ id, reference_number, transaction_date, transaction_content, amount_in, amount_out }) => ({
      reference: reference_number ?? id,
      also: id,
      amountVnd: amount_in - amount_out,
      content: transaction_content ?? '',
      occurredAt: transaction_date,
    }))
    .filter(({ amountVnd }) => amountVnd !== 0)
}
