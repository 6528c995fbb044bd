import { randomBytes } from 'node:crypto'
import { previousSecretHours } from '@teeviet/contract/rules/limits'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { sealText } from '../partners/keys/sealed-text.ts'
import { checkAddress } from './address.ts'

/** Who gets the events: an account of a club, or a partner. */
export type Receiver = { staffId: number } | { partnerId: number }

/**
 * Sets the address to which events go, with a new secret that signs them; the secret before signs them too for a time,
 * and an older one ends. An empty address ends the webhook: its log
 * and what was not delivered go with it. The caller holds the lock of the owner's row.
 * @returns the secret, which is stored sealed; null for an empty address
 * @throws Refusal `webhook.address`
 */
export async function saveWebhook(
  ctx: Pick<Context, 'clock' | 'config'>,
  q: Query,
  receiver: Receiver,
  url: string,
): Promise<string | null> {
  const { staffId, partnerId } = { staffId: null, partnerId: null, ...receiver }
  if (url === '') {
    await q`delete from webhooks where staff_id = ${staffId}::bigint or partner_id = ${partnerId}::smallint`
    return null
  }
  checkAddress(url, ctx.config.production)
  const secret = randomBytes(32).toString('base64url')
  const [sealed, now] = [sealText(ctx, secret), ctx.clock.now()]
  const until = new Date(now.getTime() + previousSecretHours * 3_600_000)
  const changed = await q`
    update webhooks set url = ${url}, secret = ${sealed}, saved_at = ${now}, failing_since = null, failure = '',
      previous_secret = secret, previous_until = ${until}
    where staff_id = ${staffId}::bigint or partner_id = ${partnerId}::smallint returning 1`
  if (changed.length === 0)
    await q`
      insert into webhooks (staff_id, partner_id, url, secret, saved_at)
      values (${staffId}::bigint, ${partnerId}::smallint, ${url}, ${sealed}, ${now})`
  return secret
}

/** Ends the secret before the newest one; without one nothing happens. The caller holds the lock of the owner's row. */
export async function endPreviousSecret(q: Query, receiver: Receiver): Promise<void> {
  const { staffId, partnerId } = { staffId: null, partnerId: null, ...receiver }
  await q`
    update webhooks set previous_secret = null, previous_until = null
    where staff_id = ${staffId}::bigint or partner_id = ${partnerId}::smallint`
}

/** Deletes the previous secrets whose time is over. */
export async function deleteOverdueSecrets(q: Query, now: Date): Promise<void> {
  await q`update webhooks set previous_secret = null, previous_until = null where previous_until <= ${now}`
}

/** Notes that a webhook takes its events, or since when it does not and why; nothing is written twice. */
export async function noteWebhook(
  q: Query,
  { id, failure, now }: { id: number; failure: string | null; now: Date },
): Promise<void> {
  await q`
    update webhooks set failure = ${failure ?? ''},
      failing_since = case when ${failure}::text is null then null else coalesce(failing_since, ${now}::timestamptz) end
    where id = ${id} and failure <> ${failure ?? ''}`
}
