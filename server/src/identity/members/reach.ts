import { foreignPhoneOf, isEmail } from '@teeviet/contract/rules/phone'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { mobileOf } from './phone.ts'

/** The number an account is known by; a foreign one where the operator lets its holders sign in by e-mail. */
export function accountPhoneOf({ config }: Pick<Context, 'config'>, typed: string): string {
  return (config.email.login ? foreignPhoneOf(typed) : null) ?? mobileOf(typed)
}

/**
 * Where the code of a login goes: by SMS to a Vietnamese mobile number, to the given e-mail address for a foreign one.
 * @throws Refusal `phone.*`, `email.format` for a foreign number
 */
export function reachOf(
  ctx: Pick<Context, 'config'>,
  typed: { phone: string; email?: string | undefined },
): { phone: string; email: string | null } {
  const phone = accountPhoneOf(ctx, typed.phone)
  if (!phone.startsWith('+')) return { phone, email: null }
  const email = (typed.email ?? '').trim().toLowerCase()
  if (!isEmail(email)) throw new Refusal('email.format')
  return { phone, email }
}
