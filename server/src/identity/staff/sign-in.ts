import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { ClearableLimit } from '#platform/http/limit'
import { hasFactor, proveFactor } from './factor/factors.ts'
import { hashPassword, isPassword } from './password.ts'
import { openStaffSession, staffOfToken } from './sessions.ts'
import type { StaffSignInLimits } from './sign-in-limits.ts'

export type SignedIn = { staff: Staff; token: string; expiresAt: Date }

type SignIn = { email: string; password: string; code: string; address: string; device: string }

/** Checked when no staff member has the email, so that the answer takes as long and reveals nothing. */
const nobodysHash = hashPassword('nobody has this password')

/**
 * Signs a staff member in by email and password, and by a code where the account has a second factor.
 * @throws Refusal `request.tooMany` for an account that is tried too often, `staff.wrongPassword` for a wrong password, an
 *   unknown email and a disabled account alike; after a right password `staff.codeNeeded`, `staff.wrongCode`
 */
export async function signIn(
  ctx: Context,
  limits: StaffSignInLimits,
  codes: ClearableLimit,
  { email: typed, password, code, address, device }: SignIn,
): Promise<SignedIn> {
  const email = typed.trim().toLowerCase()
  const [found] = await ctx.q<{ id: number; passwordHash: string | null }>`
    select id, password_hash as "passwordHash" from staff_accounts where email = ${email} and disabled_at is null`
  await limits.take({ email, address, staffId: found?.id ?? null })
  const isRight = await isPassword(password, found?.passwordHash ?? (await nobodysHash))
  if (!found || !isRight) throw new Refusal('staff.wrongPassword')
  const { id } = found
  const isFactorProved = await hasFactor(ctx.q, id)
  if (isFactorProved) {
    if (code === '') throw new Refusal('staff.codeNeeded')
    await codes.take(`staff:${id}`)
    if (!(await proveFactor(ctx, ctx.q, id, code))) throw new Refusal('staff.wrongCode')
    await codes.clear(`staff:${id}`)
  }
  await limits.succeeded({ email, address, staffId: id })
  const session = await openStaffSession(ctx, id, { device, address }, isFactorProved)
  const staff = await staffOfToken(ctx.q, ctx.clock, session.token, ctx.config.staffSecondFactor)
  // disabled at this moment
  if (!staff) throw new Refusal('staff.wrongPassword')
  ctx.log.info({ staffId: id }, 'a staff member signed in')
  return { staff, ...session }
}
