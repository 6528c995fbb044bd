import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import type { ClearableLimit } from '#platform/http/limit'
import type { PasskeyAnswer } from '../passkeys/verify.ts'
import { hasFactor, proveFactor } from './factor/factors.ts'
import type { PasskeyLimits } from './factor/passkey-limits.ts'
import { recordStaffUse } from './factor/passkeys.ts'
import { type PasskeyUse, proveByPasskey } from './factor/prove-by-passkey.ts'
import { hashPassword, isPassword } from './password.ts'
import { openStaffSession, staffOfToken } from './sessions.ts'
import type { StaffSignInLimits } from './sign-in-limits.ts'

export type SignedIn = { staff: Staff; token: string; expiresAt: Date }

/** What a sign-in is counted against. */
export type AllSignInLimits = {
  signIns: StaffSignInLimits
  /** wrong codes of an account */
  codes: ClearableLimit
  passkeys: PasskeyLimits
}

type SignIn = {
  email: string
  password: string
  /** of the app, or a recovery code; empty for none */
  code: string
  /** the proof by a passkey instead of a code */
  credential?: PasskeyAnswer | undefined
  address: string
  device: string
}

/** Checked when no staff member has the email, so that the answer takes as long and reveals nothing. */
const nobodysHash = hashPassword('nobody has this password')

/**
 * Signs a staff member in by email and password, and by a code or a passkey where the account has a second factor.
 * @throws Refusal `request.tooMany` for an account that is tried too often, `staff.wrongPassword` for a wrong password, an
 *   unknown email and a disabled account alike; after a right password `staff.codeNeeded`, `staff.wrongCode`,
 *   `staff.passkeyRefused`
 */
export async function signIn(
  ctx: Context,
  limits: AllSignInLimits,
  { email: typed, password, code, credential, address, device }: SignIn,
): Promise<SignedIn> {
  const email = typed.trim().toLowerCase()
  const [found] = await ctx.q<{ id: number; passwordHash: string | null }>`
    select id, password_hash as "passwordHash" from staff_accounts where email = ${email} and disabled_at is null`
  await limits.signIns.take({ email, address, staffId: found?.id ?? null })
  const isRight = await isPassword(password, found?.passwordHash ?? (await nobodysHash))
  if (!found || !isRight) throw new Refusal('staff.wrongPassword')
  const { id } = found
  const isFactorProved = await hasFactor(ctx.q, id)
  let use: PasskeyUse | null = null
  if (isFactorProved && credential) {
    use = (await proveByPasskey(ctx, limits.passkeys, credential, id)).use
  } else if (isFactorProved) {
    if (code === '') throw new Refusal('staff.codeNeeded')
    await limits.codes.take(`staff:${id}`)
    if (!(await proveFactor(ctx, ctx.q, id, code))) throw new Refusal('staff.wrongCode')
    await limits.codes.clear(`staff:${id}`)
  }
  await limits.signIns.succeeded({ email, address, staffId: id })
  return open(ctx, { id, address, device, isFactorProved, use }, 'staff.wrongPassword')
}

/**
 * Signs a staff member in by a passkey alone: it is both factors, as the device asked for a fingerprint, face or PIN.
 * @throws Refusal `staff.passkeyRefused`, `request.tooMany`
 */
export async function signInWithPasskey(
  ctx: Context,
  limits: AllSignInLimits,
  { credential, address, device }: { credential: PasskeyAnswer; address: string; device: string },
): Promise<SignedIn> {
  await limits.passkeys.logIns.take(address)
  const { staffId: id, email, use } = await proveByPasskey(ctx, limits.passkeys, credential, null)
  await limits.signIns.succeeded({ email, address, staffId: id })
  return open(ctx, { id, address, device, isFactorProved: true, use }, 'staff.passkeyRefused')
}

type Opened = {
  id: number
  address: string
  device: string
  isFactorProved: boolean
  use: PasskeyUse | null
}

/** Opens the session; a passkey's use is recorded with it, so that one removed meanwhile opens none. */
async function open(
  ctx: Context,
  { id, address, device, isFactorProved, use }: Opened,
  refusal: 'staff.wrongPassword' | 'staff.passkeyRefused',
): Promise<SignedIn> {
  const session = await inTransaction(ctx.pool, async (q) => {
    if (use && !(await recordStaffUse(q, { ...use, now: ctx.clock.now() }))) throw new Refusal(refusal)
    return openStaffSession({ ...ctx, q }, id, { device, address }, isFactorProved)
  })
  const staff = await staffOfToken(ctx.q, ctx.clock, session.token, ctx.config.staffSecondFactor)
  // disabled at this moment
  if (!staff) throw new Refusal(refusal)
  ctx.log.info({ staffId: id }, 'a staff member signed in')
  return { staff, ...session }
}
