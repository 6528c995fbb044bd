import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { messageAddressOf } from '#platform/notifications/message-addresses'
import type { SignInLimits } from '../captcha/limits.ts'
import { usePass } from '../captcha/pass.ts'
import { type LoginRequest, loginRequester } from '../codes/code-budget.ts'
import { checkEmailBudget } from '../codes/email-budget.ts'
import { issueCode } from '../codes/one-time-codes.ts'
import { reachOf } from '../members/reach.ts'

/**
 * Sends a login code by SMS, or to a foreign number's holder by e-mail where the operator allows it, for login and registration alike. An SMS costs money and bothers its receiver: it
 * needs a solved captcha, except for a phone that a partner bank signed in minutes ago.
 *
 * @param request.phone as typed
 * @param request.email as typed, for a foreign number
 * @returns how many seconds the code is valid
 * @throws Refusal `phone.*`, `email.format`, `email.other` where the number has another proved address, `request.tooMany`, `captcha.wrong` without a pass, and those of `checkCodeBudget`
 */
export async function requestLoginCode(
  ctx: Context,
  limits: Pick<SignInLimits, 'codesOfAddress'>,
  { lang, email: typedEmail, ...request }: LoginRequest & { lang: Language; email?: string | undefined },
): Promise<{ seconds: number }> {
  const { phone, email } = reachOf(ctx, { phone: request.phone, email: typedEmail })
  await limits.codesOfAddress.take(request.address)
  return inTransaction(ctx.pool, async (q) => {
    const requester = await loginRequester(ctx, q, { ...request, phone })
    const isFromPartnerApp = requester.budget.startsWith('hand-in:')
    if (!isFromPartnerApp && !(await usePass(ctx, q, { callers: request.callers, phone }))) {
      throw new Refusal('captcha.wrong')
    }
    if (email === null) return issueCode(ctx, q, { phone, purpose: 'login', subject: '', lang, requester })
    const proved = await messageAddressOf(q, phone)
    if (proved !== null && proved !== email) throw new Refusal('email.other')
    await checkEmailBudget(ctx, q, { email, requester })
    return issueCode(ctx, q, { phone, purpose: 'login', subject: email, lang, requester, email })
  })
}
