import { createHmac } from 'node:crypto'
import type { BankAccount } from '@teeviet/contract/rules/money/payee'
import { z } from 'zod'
import { bankTime, eventId, optionalText, otherTextOf } from './fields.ts'
import {
  type BankNotification,
  type RawNotification,
  refused,
  type VerifiedNotifications,
} from './notification.ts'
import { readPayer } from './payer-account.ts'
import { headerText, isStale, jsonOf, sameSecret } from './signature.ts'

/** Which of Casso's two webhooks the account is set to; only that one is accepted. */
export type CassoSecrets = { version: 2; key: string } | { version: 1; secureToken: string }

/** A field about the payer: one that cannot be read is missing, since the money counts without it. */
const ofPayer = optionalText.catch(null)

const movement = z.object({ id: eventId, description: optionalText, amount: z.int() })

const signedMovement = movement
  .extend({
    reference: optionalText,
    transactionDateTime: bankTime,
    accountNumber: optionalText,
    virtualAccountNumber: optionalText,
    counterAccountName: ofPayer,
    counterAccountNumber: ofPayer,
    counterAccountBankId: ofPayer,
  })
  .transform((row) =>
    inOurWords({
      ...row,
      at: row.transactionDateTime,
      account: row.accountNumber,
      further: [row.virtualAccountNumber, row.counterAccountName],
      payer: readPayer(row.counterAccountBankId, row.counterAccountNumber, row.counterAccountName),
    }),
  )

const listedMovement = movement
  .extend({
    tid: optionalText,
    when: bankTime,
    bank_sub_acc_id: optionalText,
    subAccId: optionalText,
    virtualAccount: optionalText,
    corresponsiveName: ofPayer,
    corresponsiveAccount: ofPayer,
    corresponsiveBankId: ofPayer,
  })
  .transform((row) =>
    inOurWords({
      ...row,
      reference: row.tid,
      at: row.when,
      account: row.bank_sub_acc_id ?? row.subAccId,
      further: [row.virtualAccount, row.corresponsiveName],
      payer: readPayer(row.corresponsiveBankId, row.corresponsiveAccount, row.corresponsiveName),
    }),
  )

/**
 * Checks that a webhook is Casso's and reads it: one movement in version 2, a list in version 1.
 * The test button's movement (id 0) is accepted and left out.
 */
export function verifyCasso(received: RawNotification, secrets: CassoSecrets): VerifiedNotifications {
  const json = jsonOf(received.rawBody)
  const failure =
    secrets.version === 2
      ? signatureFailure(received, json, secrets.key)
      : tokenFailure(received, secrets.secureToken)
  if (failure) return refused(failure)
  const rows = z.array(secrets.version === 2 ? signedMovement : listedMovement).safeParse(rowsOf(json))
  return rows.success ? { ok: true, notifications: rows.data } : refused('malformed')
}

/** The `v1` part of the signature header. `timestamp` is in epoch milliseconds, as sent beside it. */
export function cassoSignature(timestamp: string, body: unknown, key: string): string {
  const message = `${timestamp}.${JSON.stringify(sorted(body))}`
  return createHmac('sha512', key).update(message).digest('hex')
}

function signatureFailure({ headers, now }: RawNotification, json: unknown, key: string) {
  const header = headerText(headers, 'x-casso-signature') ?? ''
  const { t, v1 } = /^t=(?<t>\d+),\s*v1=(?<v1>[0-9a-f]+)$/i.exec(header)?.groups ?? {}
  if (!t || !v1) return 'signature_missing'
  if (json === undefined) return 'malformed'
  if (!sameSecret(v1.toLowerCase(), cassoSignature(t, json, key))) return 'signature_wrong'
  return isStale(Number(t), now) ? 'stale' : null
}

function tokenFailure({ headers }: RawNotification, secureToken: string) {
  const token = headerText(headers, 'secure-token')
  if (!token) return 'signature_missing'
  return sameSecret(token, secureToken) ? null : 'signature_wrong'
}

const ping = z.object({ id: z.union([z.literal(0), z.literal('0')]) })

/** The body's movements but for pings, which need not be complete; undefined when there are none to read. */
function rowsOf(json: unknown): unknown[] | undefined {
  const body = z.object({ data: z.unknown() }).safeParse(json)
  if (!body.success) return undefined
  const { data } = body.data
  return (Array.isArray(data) ? data : [data]).filter((row) => !ping.safeParse(row).success)
}

function inOurWords(row: {
  id: string
  reference: string | null
  description: string | null
  amount: number
  at: Date
  account: string | null
  /** Further fields that may carry a code or a name. */
  further: readonly (string | null)[]
  payer: BankAccount | undefined
}): BankNotification {
  return {
    provider: 'casso',
    providerEventId: row.id,
    accountNumber: row.account,
    amount: Math.abs(row.amount),
    content: row.description ?? '',
    otherText: otherTextOf(row.description ?? '', row.further),
    occurredAt: row.at,
    reference: row.reference,
    payer: row.payer,
    // Zero is not money received either.
    direction: row.amount > 0 ? 'in' : 'out',
  }
}

/** Objects sorted by key at every level, lists as they are: what Casso signs is not the order it sends. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
