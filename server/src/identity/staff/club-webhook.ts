import { randomBytes } from 'node:crypto'
import type { InputOf } from '@teeviet/contract'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { recordAct } from '../audit/acts.ts'
import { sealText } from '../partners/keys/sealed-text.ts'
import { lockClubAccount } from './club-keys.ts'
import { readStaff, type StaffUser } from './staff-user.ts'

/**
 * Sets the address to which an account of a club gets its events, with a new secret that signs them and is in the
 * answer only this once. An empty address ends the webhook: what was not delivered is dropped.
 * @throws Refusal `request.notFound` for an account that is disabled or not of a club, `club.webhookAddress`
 */
export async function saveClubWebhook(
  ctx: Context,
  staff: Staff,
  { id, url }: InputOf<'POST /api/staff/users/:id/club-webhook'>,
): Promise<{ user: StaffUser; secret: string | null }> {
  const now = ctx.clock.now()
  if (url !== '') checkAddress(url, ctx.config.production)
  const secret = url === '' ? null : randomBytes(32).toString('base64url')
  return inTransaction(ctx.pool, async (q) => {
    await lockClubAccount(q, id)
    if (secret === null) await q`delete from club_webhooks where staff_id = ${id}`
    else
      await q`
        insert into club_webhooks (staff_id, url, secret, saved_at)
        values (${id}, ${url}, ${sealText(ctx, secret)}, ${now})
        on conflict (staff_id) do update set url = excluded.url, secret = excluded.secret, saved_at = excluded.saved_at,
          failing_since = null, failure = ''`
    await recordAct(ctx, q, staff, {
      what: 'staff.webhook_saved',
      subject: `staff:${id}`,
      detail: url && new URL(url).host,
    })
    return { user: await readStaff(q, id, now), secret }
  })
}

/** In production the address is HTTPS; credentials never stand in it. */
function checkAddress(url: string, isProduction: boolean): void {
  const address = URL.canParse(url) ? new URL(url) : null
  const isAllowed =
    address && (address.protocol === 'https:' || (address.protocol === 'http:' && !isProduction))
  if (!isAllowed || address.username !== '' || address.password !== '')
    throw new Refusal('club.webhookAddress')
}

/** Notes that the system of a club takes its events, or since when it does not and why; nothing is written twice. */
export async function noteWebhook(
  q: Query,
  { staffId, failure, now }: { staffId: number; failure: string | null; now: Date },
): Promise<void> {
  await q`
    update club_webhooks set failure = ${failure ?? ''},
      failing_since = case when ${failure}::text is null then null else coalesce(failing_since, ${now}::timestamptz) end
    where staff_id = ${staffId} and failure <> ${failure ?? ''}`
}
