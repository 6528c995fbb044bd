import type { Language } from '@teeviet/contract/rules/languages'
import { isEmail } from '@teeviet/contract/rules/phone'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { forgetMessageAddress, setMessageAddress } from '#platform/notifications/message-addresses'
import { signedIn } from '../codes/code-budget.ts'
import { checkEmailBudget } from '../codes/email-budget.ts'
import { codeRefusal, issueCode, judgeCode } from '../codes/one-time-codes.ts'

/**
 * Sends a code to the e-mail address that a golfer with a Vietnamese number names for messages.
 * @returns how many seconds the code is valid
 * @throws Refusal `email.format`, `message.emailFixed`, those of `checkCodeBudget` and `checkEmailBudget`
 */
export async function sendEmailCode(
  ctx: Context,
  { phone }: Pick<Member, 'phone'>,
  { email: typed, lang }: { email: string; lang: Language },
): Promise<{ seconds: number }> {
  const email = addressOf(phone, typed)
  return inTransaction(ctx.pool, async (q) => {
    await checkEmailBudget(ctx, q, { email, requester: signedIn })
    return issueCode(ctx, q, { phone, purpose: 'email', subject: email, lang, email })
  })
}

/**
 * Stores the address once its holder has entered the code; it takes the place of an earlier one.
 * @throws Refusal as `sendEmailCode`, `otp.wrong`, `otp.expired`
 */
export async function proveEmail(
  ctx: Context,
  { phone }: Pick<Member, 'phone'>,
  { email: typed, code }: { email: string; code: string | number },
): Promise<void> {
  const email = addressOf(phone, typed)
  const verdict = await inTransaction(ctx.pool, async (q) => {
    const judged = await judgeCode(ctx, q, { phone, purpose: 'email', subject: email, code })
    if (judged === 'right') await setMessageAddress(ctx, q, { phone, email })
    return judged
  })
  if (verdict !== 'right') throw codeRefusal(verdict, 'login')
}

/**
 * Forgets the address: messages go by SMS again, also those that wait to be sent. Without one nothing happens.
 * @throws Refusal `message.emailFixed`
 */
export async function removeEmail(ctx: Context, { phone }: Pick<Member, 'phone'>): Promise<void> {
  refuseForeign(phone)
  await forgetMessageAddress(ctx.q, phone)
}

function addressOf(phone: string, typed: string): string {
  refuseForeign(phone)
  const email = typed.trim().toLowerCase()
  if (!isEmail(email)) throw new Refusal('email.format')
  return email
}

// A foreign number is known by the address of its login.
function refuseForeign(phone: string): void {
  if (phone.startsWith('+')) throw new Refusal('message.emailFixed')
}
