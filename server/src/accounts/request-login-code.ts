import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { usePass } from './captcha/pass.ts'
import { wasHandedIn } from './hand-ins.ts'
import type { SignInLimits } from './limits.ts'
import { issueCode } from './one-time-codes.ts'
import { mobileOf } from './phone.ts'

type Request = {
  /** as typed */
  phone: string
  /** the bank's customer number, when a partner bank's page asks */
  cif?: string
  /** the names under which the caller may have solved a captcha */
  callers: string[]
  address: string
  lang: Language
}

/**
 * Sends a login code by SMS, for login and registration alike. An SMS costs money and bothers its receiver: it
 * needs a solved captcha, except for a phone that a partner bank handed in minutes ago.
 *
 * @returns how many seconds the code is valid
 * @throws Refusal `phone.*`, `request.tooMany`, `captcha.wrong` without a pass, and those of `issueCode`
 */
export async function requestLoginCode(
  ctx: Context,
  limits: SignInLimits,
  { cif, callers, address, lang, ...request }: Request,
): Promise<{ seconds: number }> {
  const phone = mobileOf(request.phone)
  await limits.codesOfAddress.take(address)
  return inTransaction(ctx.pool, async (q) => {
    const isHandedIn = cif !== undefined && (await wasHandedIn(ctx, q, { phone, cif }))
    if (!isHandedIn && !(await usePass(ctx, q, { callers, phone }))) throw new Refusal('captcha.wrong')
    return issueCode(ctx, q, { phone, purpose: 'login', subject: '', lang })
  })
}
