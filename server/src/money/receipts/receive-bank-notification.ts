import type { Context } from '#platform/context/context'
import type { CassoSecrets } from '#platform/gateways/bank-notifications/casso'
import type {
  BankNotification,
  BankNotifier,
  NotificationFailure,
  RawNotification,
} from '#platform/gateways/bank-notifications/notification'
import type { SepaySecrets } from '#platform/gateways/bank-notifications/sepay'
import {
  type BankNotificationSecrets,
  verifyBankNotification,
} from '#platform/gateways/bank-notifications/verify'
import { findNotification, storeNotification } from '../inbound/notifications.ts'
import { noteRefused } from '../inbound/refused.ts'
import { applyBankNotification } from './apply-bank-notification.ts'

/**
 * Receives a bank notification: verifies its exact bytes, stores it verbatim, then applies it once. A repeat is
 * answered like the first and changes nothing; it applies a notification whose first try ended between storing and
 * applying.
 *
 * @returns why it is invalid, or null
 */
export async function receiveBankNotification(
  ctx: Context,
  provider: BankNotifier,
  received: Omit<RawNotification, 'now'>,
): Promise<NotificationFailure | null> {
  const now = ctx.clock.now()
  const verified = verifyBankNotification(provider, { ...received, now }, secretsOf(ctx))
  const body = received.rawBody.toString()
  if (!verified.ok) {
    await noteRefused(ctx, { provider, reason: verified.failure, body, now })
    return verified.failure
  }
  for (const notification of verified.notifications) {
    await applyBankNotification(ctx, await store(ctx, notification, body, now), notification)
  }
  return null
}

/** Each notifier's one way to prove itself; one without a secret is off. */
function secretsOf({ config: { bank } }: Context): BankNotificationSecrets {
  const { sepaySecret, sepayMode, cassoSecret, cassoVersion, notificationSecret } = bank
  const sepay: SepaySecrets =
    sepayMode === 'hmac' ? { mode: 'hmac', secret: sepaySecret } : { mode: 'api-key', apiKey: sepaySecret }
  const casso: CassoSecrets =
    cassoVersion === '2' ? { version: 2, key: cassoSecret } : { version: 1, secureToken: cassoSecret }
  return {
    ...(sepaySecret && { sepay }),
    ...(cassoSecret && { casso }),
    ...(notificationSecret && { receiveBillBank: { secret: notificationSecret } }),
  }
}

async function store(ctx: Context, { provider, providerEventId }: BankNotification, body: string, now: Date) {
  const reported = { provider, eventId: providerEventId, body, now }
  const id = (await storeNotification(ctx.q, reported)) ?? (await findNotification(ctx.q, reported))
  if (id === null) throw new Error('a notification was neither stored nor there')
  return id
}
