import type { InputOf } from '@teeviet/contract'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { recordAct } from '../audit/acts.ts'
import { endPreviousSecret, saveWebhook } from '../webhooks/webhook.ts'
import { lockClubAccount } from './club-keys.ts'
import { readStaff, type StaffUser } from './staff-user.ts'

/**
 * Sets the address to which an account of a club gets its events, with a new secret that signs them and is in the
 * answer only this once. An empty address ends the webhook: what was not delivered is dropped.
 * @throws Refusal `request.notFound` for an account that is disabled or not of a club, `webhook.address`
 */
export async function saveClubWebhook(
  ctx: Context,
  staff: Staff,
  { id, url }: InputOf<'POST /api/staff/users/:id/club-webhook'>,
): Promise<{ user: StaffUser; secret: string | null }> {
  return inTransaction(ctx.pool, async (q) => {
    await lockClubAccount(q, id)
    const secret = await saveWebhook(ctx, q, { staffId: id }, url)
    await recordAct(ctx, q, staff, {
      what: 'staff.webhook_saved',
      subject: `staff:${id}`,
      detail: url && new URL(url).host,
    })
    return { user: await readStaff(q, id, ctx.clock.now()), secret }
  })
}

/**
 * Ends the secret before the newest one of an account's webhook, as after a leak.
 * @throws Refusal `request.notFound` for an account that is disabled or not of a club
 */
export async function endPreviousClubSecret(ctx: Context, staff: Staff, id: number): Promise<StaffUser> {
  return inTransaction(ctx.pool, async (q) => {
    await lockClubAccount(q, id)
    await endPreviousSecret(q, { staffId: id })
    await recordAct(ctx, q, staff, { what: 'staff.webhook_secret_ended', subject: `staff:${id}` })
    return readStaff(q, id, ctx.clock.now())
  })
}
