import { createHmac } from 'node:crypto'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { SandboxOptions } from '../options.ts'
import type { Attempt, Transfer } from './transfer.ts'

const answerLength = 2000
const timeoutMs = 10_000

/** The body of SePay's webhook about a transfer. */
function webhookBody(transfer: Transfer, bank: SandboxOptions['bank']) {
  return {
    id: transfer.id,
    gateway: bank.name,
    transactionDate: vietnamTime(new Date(transfer.occurred_at)),
    accountNumber: transfer.account_number,
    subAccount: null,
    code: /TT[0-9A-HJKMNP-TV-Z]{8}/.exec(transfer.content)?.[0] ?? null,
    content: transfer.content,
    transferType: 'in',
    description: `BankAPINotify ${transfer.content}`,
    transferAmount: transfer.amount,
    accumulated: transfer.balance_after,
    referenceCode: transfer.reference,
  }
}

/** Posts the webhook once, signed at this moment, and returns the outcome. Never throws. */
export async function postWebhook(
  transfer: Transfer,
  { bank, productUrl }: Pick<SandboxOptions, 'bank' | 'productUrl'>,
  now: Date,
  closing: AbortSignal,
): Promise<Attempt> {
  const body = JSON.stringify(webhookBody(transfer, bank))
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', bank.sepaySecret).update(`${timestamp}.${body}`).digest('hex')
  const at = now.toISOString()
  try {
    const response = await fetch(`${productUrl.replace(/\/+$/, '')}/api/payment/callback/sepay`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-sepay-timestamp': timestamp,
        'x-sepay-signature': `sha256=${signature}`,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    })
    return { at, status: response.status, answer: (await response.text()).slice(0, answerLength) }
  } catch (error) {
    return { at, status: null, answer: error instanceof Error ? reasonOf(error) : 'no answer' }
  }
}

/** Node hides what went wrong on the line in the cause. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** `2026-11-20 09:01:02`, as banks write it. */
export function vietnamTime(instant: Date): string {
  const clock = instant.toLocaleTimeString('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' })
  return `${dayOf(instant)} ${clock}`
}
