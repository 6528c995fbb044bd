import { createHmac } from 'node:crypto'
import type { BankAccount } from '@teeviet/contract/rules/money/payee'
import { receiveBankNotification } from '#money/receipts/receive-bank-notification'
import type { Context } from '#platform/context/context'
import { cassoSignature } from '#platform/gateways/bank-notifications/casso'
import type { BankNotifier, NotificationFailure } from '#platform/gateways/bank-notifications/notification'
import { sepaySignature } from '#platform/gateways/bank-notifications/sepay'
import type { TestContext } from '#testing/context'

/** Money that came in at the bank, and the providers that report it; each is acknowledged once the report is stored. */
export type Transfer = {
  id: number
  by: readonly BankNotifier[]
  content: string
  amountVnd: number
  at: Date
  account: string
  /** The bank's number of it when it is that of another transfer too. */
  reference?: string
  /** The account it came from, which Casso alone names. */
  payer?: BankAccount
  thanked: Set<BankNotifier>
}

/** The bank's own number of a transfer, the same whichever provider reports it. */
export const referenceOf = ({ id, reference = `FT${id}` }: Pick<Transfer, 'id' | 'reference'>) => reference

/** A transfer of the whole amount of a bill with its code, reported by one provider. */
export function fullTransfer(
  { ctx, serial }: { ctx: TestContext; serial(): number },
  { code, amountVnd }: { code: string; amountVnd: number },
): Transfer {
  const [account, at] = [ctx.config.bank.accountNumber, ctx.clock.now()]
  return {
    id: 1_000_000 + serial(),
    by: ['sepay'],
    content: code,
    amountVnd,
    at,
    account,
    thanked: new Set(),
  }
}

/** The fault of a report: none, another key, or a digit changed after signing. */
export type Forgery = 'none' | 'wrong key' | 'altered'

/** A provider reports a transfer, any number of times. */
export async function report(
  ctx: Context,
  transfer: Transfer,
  by: BankNotifier,
  forgery: Forgery = 'none',
): Promise<NotificationFailure | null> {
  const { headers, rawBody } = written(ctx, transfer, by, forgery === 'wrong key' ? 'x' : '')
  const sent = forgery === 'altered' ? rawBody.replace(String(transfer.amountVnd), '99000000') : rawBody
  const failure = await receiveBankNotification(ctx, by, { headers, rawBody: sent })
  if (failure === null) transfer.thanked.add(by)
  return failure
}

/** A report as it goes over the wire, signed with our secret; with anything else to spoil it. */
export function written(
  ctx: Context,
  transfer: Transfer,
  by: BankNotifier,
  spoilt = '',
): { rawBody: string; headers: Record<string, string> } {
  const { id, content, amountVnd, at, account, payer } = transfer
  const reference = referenceOf(transfer)
  const { bank } = ctx.config
  const now = ctx.clock.now().getTime()
  const clockTime = new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  if (by === 'sepay') {
    const movement = { id, gateway: bank.name, transactionDate: clockTime, accountNumber: account, content }
    const money = { transferType: 'in', transferAmount: amountVnd, referenceCode: reference }
    const rawBody = JSON.stringify({ ...movement, ...money })
    const timestamp = String(Math.floor(now / 1000))
    const signature = sepaySignature(timestamp, rawBody, bank.sepaySecret + spoilt)
    return { rawBody, headers: { 'x-sepay-timestamp': timestamp, 'x-sepay-signature': signature } }
  }
  if (by === 'casso') {
    const movement = { id, description: content, amount: amountVnd, transactionDateTime: clockTime }
    const from = payer && {
      counterAccountBankId: payer.bin,
      counterAccountNumber: payer.account,
      counterAccountName: payer.holder,
    }
    const body = { error: 0, data: { ...movement, reference, accountNumber: account, ...from } }
    const signature = cassoSignature(String(now), body, bank.cassoSecret + spoilt)
    return { rawBody: JSON.stringify(body), headers: { 'x-casso-signature': `t=${now},v1=${signature}` } }
  }
  const signed = [content, amountVnd, reference].join('|')
  const signature = createHmac('sha256', bank.notificationSecret + spoilt)
    .update(signed)
    .digest('hex')
  const rawBody = JSON.stringify({
    bank_code: content,
    amount: amountVnd,
    transaction_id: reference,
    signature,
  })
  return { rawBody, headers: {} }
}
