import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { qrSvg } from '#platform/gateways/vietqr/qr-picture'
import { endOtherStaffSessions } from '../sessions.ts'
import { forgetStaffPasskeys } from './passkeys.ts'
import {
  forgetRecoveryCodes,
  newRecoveryCodes,
  recoveryCodesLeft,
  takeRecoveryCode,
} from './recovery-codes.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import { appAddress, newSecret, stepOf } from './totp.ts'

type Where = Pick<Context, 'config' | 'clock'>

/** Whether an account has a second factor: an app, or a passkey. */
export async function hasFactor(q: Query, staffId: number): Promise<boolean> {
  const known = await q`
    select 1 from staff_factors where staff_id = ${staffId} and confirmed_at is not null
    union all select 1 from staff_passkeys where staff_id = ${staffId}`
  return known.length > 0
}

export async function viewFactor(q: Query, staffId: number) {
  const apps = await q`select 1 from staff_factors where staff_id = ${staffId} and confirmed_at is not null`
  return {
    is_active: apps.length > 0 ? 1 : 0,
    recovery_codes_left: await recoveryCodesLeft(q, staffId),
  } as const
}

/** Changes to the factors of an account take turns: which one is its first, and which its last, is then certain. */
export async function lockFactors(q: Query, staffId: number): Promise<void> {
  await q`select 1 from staff_accounts where id = ${staffId} for no key update`
}

/**
 * Begins with a new secret for the account's app; it counts once a code proves it. One begun earlier is void.
 * @throws Refusal `staff.factorKnown` when the account has a factor
 */
export async function beginFactor(ctx: Context, staff: { id: number; email: string }) {
  const secret = newSecret()
  const begun = await ctx.q<{ staff_id: number }>`
    insert into staff_factors (staff_id, secret, created_at)
    values (${staff.id}, ${sealSecret(ctx, secret)}, ${ctx.clock.now()})
    on conflict (staff_id) do update set secret = excluded.secret, created_at = excluded.created_at
      where staff_factors.confirmed_at is null
    returning staff_id`
  if (begun.length === 0) throw new Refusal('staff.factorKnown')
  return { secret, qr: await qrSvg(appAddress(secret, staff.email)) }
}

/**
 * Confirms the begun factor by a code of the app: from now on the account signs in with both. The present login has proved
 * it, all others end.
 * @returns the recovery codes, shown once
 * @throws Refusal `staff.wrongCode`, `staff.factorKnown` when none was begun
 */
export async function confirmFactor(
  ctx: Context,
  { id, sessionId }: { id: number; sessionId: string },
  code: string,
) {
  return inTransaction(ctx.pool, async (q) => {
    await lockFactors(q, id)
    const [begun] = await q<{ secret: Buffer }>`
      select secret from staff_factors where staff_id = ${id} and confirmed_at is null for update`
    if (!begun) throw new Refusal('staff.factorKnown')
    const now = ctx.clock.now()
    const step = stepOf(openSecret(ctx, begun.secret), code, now)
    if (step === null) throw new Refusal('staff.wrongCode')
    await q`update staff_factors set confirmed_at = ${now}, last_step = ${step} where staff_id = ${id}`
    return factorAdded({ ...ctx, q }, { id, sessionId })
  })
}

/**
 * A first factor was added, or an app: its login has proved it, all others of the account end.
 * @returns the recovery codes, shown once
 */
export async function factorAdded(
  ctx: Where & Pick<Context, 'q'>,
  { id, sessionId }: { id: number; sessionId: string },
): Promise<string[]> {
  const { q, clock } = ctx
  await q`update staff_sessions set factor_at = ${clock.now()} where id = ${sessionId}::uuid`
  await endOtherStaffSessions({ q, clock }, id, sessionId)
  return newRecoveryCodes(ctx, q, id)
}

/** Checks a code of the app, or a recovery code, and uses it up: each counts once, also when two send it at once. */
export async function proveFactor(ctx: Where, q: Query, staffId: number, typed: string): Promise<boolean> {
  const code = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(ctx, q, staffId, code)
  const [factor] = await q<{ secret: Buffer }>`
    select secret from staff_factors where staff_id = ${staffId} and confirmed_at is not null`
  const step = factor ? stepOf(openSecret(ctx, factor.secret), code, ctx.clock.now()) : null
  if (step === null) return false
  const used = await q<{ staff_id: number }>`
    update staff_factors set last_step = ${step}
    where staff_id = ${staffId} and (last_step is null or last_step < ${step}) returning staff_id`
  return used.length > 0
}

/** Removes the app of an account; false when there was none. */
export async function removeApp(q: Query, staffId: number): Promise<boolean> {
  const removed = await q<{ staff_id: number }>`
    delete from staff_factors where staff_id = ${staffId} returning staff_id`
  return removed.length > 0
}

/** After a factor was removed: with the last one the recovery codes and the proofs of running sessions go too. */
export async function factorRemoved(q: Query, staffId: number): Promise<void> {
  if (await hasFactor(q, staffId)) return
  await forgetRecoveryCodes(q, staffId)
  await q`update staff_sessions set factor_at = null where staff_id = ${staffId} and factor_at is not null`
}

/** Takes every factor and the recovery codes away; false when there was none. */
export async function removeFactors(q: Query, staffId: number): Promise<boolean> {
  await lockFactors(q, staffId)
  const hadApp = await removeApp(q, staffId)
  const hadPasskey = await forgetStaffPasskeys(q, staffId)
  await factorRemoved(q, staffId)
  return hadApp || hadPasskey
}
