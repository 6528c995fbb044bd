import { randomInt } from 'node:crypto'
import { receiveBankNotification } from '#money/receipts/receive-bank-notification'
import type { NotificationFailure } from '#platform/gateways/bank-notifications/notification'
import { sepaySignature } from '#platform/gateways/bank-notifications/sepay'
import type { TestContext } from '../context.ts'

/** The differences from a valid notification of a new transfer at this moment to our own account. */
export type BankReport = { id?: number; at?: Date; account?: string; secret?: string }

/** The bank reports a transfer (VND); Vietnam's clock time of the bank as SePay writes it. */
export function bankReports(
  ctx: TestContext,
  content: string,
  amount: number,
  {
    id = randomInt(1, 2 ** 47),
    at = ctx.clock.now(),
    account = ctx.config.bank.accountNumber,
    secret = ctx.config.bank.sepaySecret,
  }: BankReport = {},
): Promise<NotificationFailure | null> {
  const transactionDate = new Date(at.getTime() + 7 * 3600_000).toISOString().slice(0, 19).replace('T', ' ')
  const rawBody = JSON.stringify({
    id,
    gateway: 'VietinBank',
    transactionDate,
    accountNumber: account,
    subAccount: null,
    code: null,
    content,
    transferType: 'in',
    transferAmount: amount,
    accumulated: 0,
    referenceCode: `FT${id}`,
    description: content,
  })
  const timestamp = String(Math.floor(ctx.clock.now().getTime() / 1000))
  const headers = {
    'x-sepay-timestamp': timestamp,
    'x-sepay-signature': sepaySignature(timestamp, rawBody, secret),
  }
  return receiveBankNotification(ctx, 'sepay', { headers, rawBody })
}
