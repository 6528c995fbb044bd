import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { hashPassword, isPassword } from './password.ts'
import { openStaffSession } from './sessions.ts'
import type { StaffSignInLimits } from './sign-in-limits.ts'

export type SignedIn = { staff: Staff; token: string; expiresAt: Date }

type SignIn = { email: string; password: string; address: string; device: string }

/** Checked when no staff member has the email, so that the answer takes as long and reveals nothing. */
const nobodysHash = hashPassword('nobody has this password')

/**
 * Signs a staff member in by email and password.
 * @throws Refusal `request.tooMany` for an account that is tried too often, `staff.wrongPassword` for a wrong password, an
 *   unknown email and a disabled account alike
 */
export async function signIn(
  ctx: Context,
  limits: StaffSignInLimits,
  { email: typed, password, address, device }: SignIn,
): Promise<SignedIn> {
  const email = typed.trim().toLowerCase()
  const [found] = await ctx.q<Omit<Staff, 'kind'> & { passwordHash: string | null }>`
    select id, email, name, roles, password_hash as "passwordHash"
    from staff_accounts where email = ${email} and disabled_at is null`
  await limits.take({ email, address, staffId: found?.id ?? null })
  const isRight = await isPassword(password, found?.passwordHash ?? (await nobodysHash))
  if (!found || !isRight) throw new Refusal('staff.wrongPassword')
  const { passwordHash: _, ...staff } = found
  await limits.succeeded({ email, address, staffId: found.id })
  const session = await openStaffSession(ctx, staff.id, { device, address })
  ctx.log.info({ staffId: staff.id }, 'a staff member signed in')
  return { staff: { kind: 'staff', ...staff }, ...session }
}
