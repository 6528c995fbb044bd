import type { Query } from '#platform/database/sql'
import { forgetAnswersOf } from '#platform/http/idempotency'
import { forgetPassesOf } from '../captcha/forget.ts'
import { forgetCodesOf } from '../codes/one-time-codes.ts'
import { forgetMember } from '../members/forget-member.ts'
import { forgetPasskeysOf } from '../passkeys/passkeys.ts'
import { forgetSessionsOf } from '../sessions/sessions.ts'
import { forgetSsoLoginsOf } from '../sessions/sso-logins.ts'

/**
 * Erases a member's identity: the number of the account stays, so that bookings and money still belong to one golfer,
 * but no name, phone, address or sign-in. The phone may register again and gets another account.
 */
export async function forgetAccount(
  q: Query,
  { id, phone, now }: { id: number; phone: string; now: Date },
): Promise<void> {
  await forgetMember(q, id, now)
  await forgetPasskeysOf(q, id)
  await forgetSessionsOf(q, id, phone)
  await forgetCodesOf(q, phone)
  await forgetPassesOf(q, phone)
  await forgetSsoLoginsOf(q, phone)
  await forgetAnswersOf(q, id)
}
