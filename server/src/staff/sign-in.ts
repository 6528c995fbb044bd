import type { Context } from '../context.ts'
import type { Staff } from '../http/actor.ts'
import type { Limit } from '../http/limit.ts'
import { Refusal } from '../http/refusal.ts'
import { hashPassword, isPassword } from './password.ts'
import { openStaffSession } from './sessions.ts'

export type SignedIn = { staff: Staff; token: string; expiresAt: Date }

type SignIn = { email: string; password: string; address: string }

/** Checked when the email is nobody's, so that the answer takes as long and tells nothing. */
const nobodysHash = hashPassword('nobody has this password')

/**
 * Signs a staff member in by email and password.
 * @throws Refusal `request.tooMany` for an address that tries too often, `staff.wrongPassword` for a wrong password, an
 *   unknown email and a disabled account alike
 */
export async function signIn(
  ctx: Context,
  triesOfAddress: Limit,
  { email, password, address }: SignIn,
): Promise<SignedIn> {
  await triesOfAddress.take(address)
  const [found] = await ctx.q<Omit<Staff, 'kind'> & { passwordHash: string | null }>`
    select id, email, name, roles, password_hash as "passwordHash"
    from staff_accounts where email = ${email.trim().toLowerCase()} and disabled_at is null`
  const isRight = await isPassword(password, found?.passwordHash ?? (await nobodysHash))
  if (!found || !isRight) throw new Refusal('staff.wrongPassword')
  const { passwordHash: _, ...staff } = found
  const session = await openStaffSession(ctx, staff.id)
  ctx.log.info({ staffId: staff.id }, 'a staff member signed in')
  return { staff: { kind: 'staff', ...staff }, ...session }
}
