import { createHmac } from 'node:crypto'
import { bankName } from '@teeviet/contract/rules/money/payee'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { SandboxOptions } from '../options.ts'
import type { Attempt, Transfer } from './transfer.ts'

const answerLength = 2000
const timeoutMs = 10_000

type Webhook = { path: string; headers: Record<string, string>; body: string }

/** SePay's webhook about a transfer, signed at this moment. */
function sepayWebhook(transfer: Transfer, bank: SandboxOptions['bank'], now: Date): Webhook {
  const body = JSON.stringify(sepayBody(transfer, bank))
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', bank.sepaySecret).update(`${timestamp}.${body}`).digest('hex')
  const headers = { 'x-sepay-timestamp': timestamp, 'x-sepay-signature': `sha256=${signature}` }
  return { path: 'sepay', headers, body }
}

/** Casso's webhook (version 2) about a transfer whose payer it names. */
function cassoWebhook(
  transfer: Transfer,
  payer: NonNullable<Transfer['payer']>,
  { cassoSecret, name }: SandboxOptions['bank'],
  now: Date,
): Webhook {
  // what is signed has its keys in order, and so is sent
  const data = {
    accountNumber: transfer.account_number,
    amount: transfer.amount,
    bankName: name,
    counterAccountBankId: payer.bank_id,
    counterAccountBankName: bankName(payer.bank_id) ?? '',
    counterAccountName: payer.name,
    counterAccountNumber: payer.account_number,
    description: transfer.content,
    id: transfer.id,
    reference: transfer.reference,
    runningBalance: transfer.balance_after,
    transactionDateTime: vietnamTime(new Date(transfer.occurred_at)),
    virtualAccountName: '',
    virtualAccountNumber: '',
  }
  const body = JSON.stringify({ data, error: 0 })
  const t = now.getTime()
  const v1 = createHmac('sha512', cassoSecret).update(`${t}.${body}`).digest('hex')
  return { path: 'casso', headers: { 'x-casso-signature': `t=${t},v1=${v1}` }, body }
}

function sepayBody(transfer: Transfer, bank: SandboxOptions['bank']) {
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

/**
 * Posts the webhook once, signed at this moment, and returns the outcome: Casso's where the payer is known, which SePay
 * does not name. Never throws.
 */
export async function postWebhook(
  transfer: Transfer,
  { bank, productUrl }: Pick<SandboxOptions, 'bank' | 'productUrl'>,
  now: Date,
  closing: AbortSignal,
): Promise<Attempt> {
  const { payer } = transfer
  const { path, headers, body } = payer
    ? cassoWebhook(transfer, payer, bank, now)
    : sepayWebhook(transfer, bank, now)
  const at = now.toISOString()
  try {
    const response = await fetch(`${productUrl.replace(/\/+$/, '')}/api/payment/callback/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
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
