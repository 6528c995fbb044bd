import { randomBytes } from 'node:crypto'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { sealText } from '../partners/keys/sealed-text.ts'
import { checkAddress } from './address.ts'

/** Who gets the events: an account of a club, or a partner. */
export type Receiver = { staffId: number } | { partnerId: number }

/**
 * Sets the address to which events go, with a new secret that signs them. An empty address ends the webhook: its log
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
  const changed = await q`
    update webhooks set url = ${url}, secret = ${sealed}, saved_at = ${now}, failing_since = null, failure = ''
    where staff_id = ${staffId}::bigint or partner_id = ${partnerId}::smallint returning 1`
  if (changed.length === 0)
    await q`
      insert into webhooks (staff_id, partner_id, url, secret, saved_at)
      values (${staffId}::bigint, ${partnerId}::smallint, ${url}, ${sealed}, ${now})`
  return secret
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
