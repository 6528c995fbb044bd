import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import type { SignInLimits } from '../captcha/limits.ts'
import { usePass } from '../captcha/pass.ts'
import { type LoginRequest, loginRequester } from '../codes/code-budget.ts'
import { issueCode } from '../codes/one-time-codes.ts'
import { mobileOf } from '../members/phone.ts'

/**
 * Sends a login code by SMS, for login and registration alike. An SMS costs money and bothers its receiver: it
 * needs a solved captcha, except for a phone that a partner bank signed in minutes ago.
 *
 * @param request.phone as typed
 * @returns how many seconds the code is valid
 * @throws Refusal `phone.*`, `request.tooMany`, `captcha.wrong` without a pass, and those of `checkCodeBudget`
 */
export async function requestLoginCode(
  ctx: Context,
  limits: Pick<SignInLimits, 'codesOfAddress'>,
  { lang, ...request }: LoginRequest & { lang: Language },
): Promise<{ seconds: number }> {
  const phone = mobileOf(request.phone)
  await limits.codesOfAddress.take(request.address)
  return inTransaction(ctx.pool, async (q) => {
    const requester = await loginRequester(ctx, q, { ...request, phone })
    const isFromPartnerApp = requester.budget.startsWith('hand-in:')
    if (!isFromPartnerApp && !(await usePass(ctx, q, { callers: request.callers, phone }))) {
      throw new Refusal('captcha.wrong')
    }
    return issueCode(ctx, q, { phone, purpose: 'login', subject: '', lang, requester })
  })
}
