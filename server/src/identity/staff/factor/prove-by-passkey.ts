import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { type PasskeyAnswer, verifyProof } from '../../passkeys/verify.ts'
import type { PasskeyLimits } from './passkey-limits.ts'
import { findStaffPasskey } from './passkeys.ts'

/** A proof that was right, to be recorded in the transaction that acts on it. */
export type PasskeyUse = { id: number; counter: number }

/**
 * Checks a browser's proof that it holds a passkey of a staff member whose account has a password and is not disabled.
 * Every refusal is the same: a stranger learns nothing from it.
 * @param ofStaff the account that has proved its password; null for a login by passkey alone
 * @throws Refusal `staff.passkeyRefused`, `request.tooMany` after too many refused proofs of one account
 */
export async function proveByPasskey(
  ctx: Context,
  { proofs }: PasskeyLimits,
  credential: PasskeyAnswer,
  ofStaff: number | null,
): Promise<{ staffId: number; email: string; use: PasskeyUse }> {
  const passkey = await findStaffPasskey(ctx.q, credential.id)
  if (!passkey || (ofStaff !== null && passkey.staffId !== ofStaff)) throw new Refusal('staff.passkeyRefused')
  const { id, staffId, email } = passkey
  await proofs.take(`staff:${staffId}`)
  const expected = { purpose: 'staff-log-in', refusal: 'staff.passkeyRefused' } as const
  const counter = await verifyProof(ctx, expected, passkey, credential)
  await proofs.clear(`staff:${staffId}`)
  return { staffId, email, use: { id, counter } }
}
