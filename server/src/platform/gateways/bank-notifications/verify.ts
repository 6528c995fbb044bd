import { type CassoSecrets, verifyCasso } from './casso.ts'
import {
  type BankNotifier,
  type RawNotification,
  refused,
  type VerifiedNotifications,
} from './notification.ts'
import { type ReceiveBillBankSecrets, verifyReceiveBillBank } from './receive-bill-bank.ts'
import { type SepaySecrets, verifySepay } from './sepay.ts'

/** What the configuration holds; a notifier without a secret is refused whatever it sends. */
export type BankNotificationSecrets = {
  sepay?: SepaySecrets | undefined
  casso?: CassoSecrets | undefined
  receiveBillBank?: ReceiveBillBankSecrets | undefined
}

/**
 * Checks that a notification comes from the notifier it is addressed to and reads it. Never throws:
 * whatever is wrong with the message is a typed failure.
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
