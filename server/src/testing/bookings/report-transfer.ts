import { randomInt } from 'node:crypto'
import { readConfig } from '#platform/config/config'
import { sepaySignature } from '#platform/gateways/bank-notifications/sepay'
import { type Asking, ask, type Reply } from '../apps/wire.ts'

/** Money that came in on the product's own account, at this moment. */
export type Transfer = { id: number; content: string; amount: number }

export const newTransfer = (content: string, amount: number): Transfer => ({
  id: randomInt(1, 2 ** 47),
  content,
  amount,
})

/** The notification of a transfer by the bank's provider, signed with the sandbox's secret. */
export function notificationOf({ id, content, amount }: Transfer): Asking {
  const { bank } = readConfig({})
  const now = Date.now()
  const body = JSON.stringify({
    id,
    gateway: bank.name,
    transactionDate: new Date(now + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
    accountNumber: bank.accountNumber,
    subAccount: null,
    code: null,
    content,
    transferType: 'in',
    transferAmount: amount,
    accumulated: 0,
    referenceCode: `FT${id}`,
    description: content,
  })
  const timestamp = String(Math.floor(now / 1000))
  const signature = sepaySignature(timestamp, body, bank.sepaySecret)
  return { body, headers: { 'x-sepay-timestamp': timestamp, 'x-sepay-signature': signature } }
}

/** Reports a transfer to a server, once. */
export function reportTransfer(url: string, transfer: Transfer): Promise<Reply> {
  return ask(`${url}/api/payment/callback/sepay`, notificationOf(transfer))
}
