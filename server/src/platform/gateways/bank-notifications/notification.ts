import type { IncomingHttpHeaders } from 'node:http'
import type { BankAccount } from '@teeviet/contract/rules/money/payee'

/** The providers that report transactions of our bank accounts. */
export type BankNotifier = 'sepay' | 'casso' | 'receive-bill-bank'

/** A bank transaction as a provider reported it, normalised. */
export type BankNotification = {
  /** `staff` when an administrator booked a line of the bank's statement. */
  provider: BankNotifier | 'staff'
  /** Unique for this provider: a repeat carries the same one and must change nothing. */
  providerEventId: string
  /** The account that moved; null when the provider does not name it (a partner bank pays into the agreed one). */
  accountNumber: string | null
  /** Whole VND, never negative: `direction` states which way it went. */
  amount: number
  /** The transfer's text as the bank passed it on, possibly mangled. */
  content: string
  /** The provider's further texts: codes, the payer's name. For suggestions to staff; empty without any. */
  otherText?: string
  /** The account that the money came from, where the provider names all of it. */
  payer?: BankAccount | undefined
  /** The bank's own time of the transfer; the time of receipt when the provider sends none. */
  occurredAt: Date
  /**
   * The bank's own number of the transaction, whichever provider reports it: two reports under one number count once.
   */
  reference: string | null
  direction: 'in' | 'out'
}

/**
 * Why a notification was not accepted. `stale` is a signature whose time is more than five minutes off;
 * `malformed` is a genuine message (or one never checked) whose content cannot be read.
 */
export type NotificationFailure =
  | 'not_configured'
  | 'signature_missing'
  | 'signature_wrong'
  | 'stale'
  | 'malformed'

/** Several movements because one notifier sends lists; none for its test pings. */
export type VerifiedNotifications =
  | { ok: true; notifications: BankNotification[] }
  | { ok: false; failure: NotificationFailure }

/** A notification as it came over the wire: the body must be the exact bytes received. */
export type RawNotification = { headers: IncomingHttpHeaders; rawBody: Buffer | string; now: Date }

/** The answer every provider expects, with HTTP 200, also for a repeat. */
export const notificationReply = { success: true } as const

export function refused(failure: NotificationFailure): VerifiedNotifications {
  return { ok: false, failure }
}
