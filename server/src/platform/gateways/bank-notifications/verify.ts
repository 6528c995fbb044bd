import { type CassoSecrets, verifyCasso } from './casso.ts'
import {
  type BankNotifier,
  type RawNotification,
  refused,
  type VerifiedNotifications,
} from './notification.ts'
import { type ReceiveBillBankSecrets, verifyReceiveBillBank } from './receive-bill-bank.ts'
import { type SepaySecrets, verifySepay } from './sepay.ts'

/** The configured secrets; a provider without a secret is always refused. */
export type BankNotificationSecrets = {
  sepay?: SepaySecrets | undefined
  casso?: CassoSecrets | undefined
  receiveBillBank?: ReceiveBillBankSecrets | undefined
}

/**
 * Verifies that a notification comes from the addressed provider and reads it. Never throws: every error of the message
 * is a typed failure.
 */
export function verifyBankNotification(
  provider: BankNotifier,
  received: RawNotification,
  secrets: BankNotificationSecrets,
): VerifiedNotifications {
  if (provider === 'sepay' && secrets.sepay) return verifySepay(received, secrets.sepay)
  if (provider === 'casso' && secrets.casso) return verifyCasso(received, secrets.casso)
  if (provider === 'receive-bill-bank' && secrets.receiveBillBank)
    return verifyReceiveBillBank(received, secrets.receiveBillBank)
  return refused('not_configured')
}
