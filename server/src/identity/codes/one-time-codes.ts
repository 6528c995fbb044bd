import { randomInt } from 'node:crypto'
import type { Language } from '@teeviet/contract/rules/languages'
import { otpLength } from '@teeviet/contract/rules/limits'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { queueMessage } from '#platform/notifications/outbox'
import { isSmsBudgetUsed, smsWarningShare } from '#platform/notifications/sms-budget'
import { codeText, deletionCodeText, emailCodeText } from '#platform/notifications/texts'
import { keyedHash } from '../devices/keyed-hash.ts'
import { callerHash, checkCodeBudget, type Requester, signedIn } from './code-budget.ts'

/** The subject a code approves: a login (empty, or the e-mail address that it was sent to), an address for messages, the deletion of the account, or the booking or payment named by `subject`. */
export type CodePurpose = {
  phone: string
  purpose: 'login' | 'booking' | 'payment' | 'deletion' | 'email'
  subject: string
}

/**
 * Creates a code, puts its SMS into the outbox and voids the requester's earlier codes for the same subject. Runs
 * inside the caller's transaction: the code exists when its message does.
 *
 * @param request.email where the code goes instead of to the phone
 * @param request.requester by default the member signed in with the phone
 * @returns how many seconds the code is valid
 * @throws Refusal those of `checkCodeBudget`; `otp.notSent` while the SMS budget of the whole product is used up, for a
 *   requester who never signed in with the phone already at four fifths of it
 */
export async function issueCode(
  ctx: Context,
  q: Query,
  {
    phone,
    purpose,
    subject,
    lang,
    requester = signedIn,
    email,
  }: CodePurpose & { lang: Language; requester?: Requester; email?: string },
): Promise<{ seconds: number }> {
  const now = ctx.clock.now()
  const { otp } = ctx.config.rules
  // Two requests for one phone take turns, else both would find no younger code.
  await q`select pg_advisory_xact_lock(hashtextextended(${`one-time codes of ${phone}`}, 0))`
  await checkCodeBudget(ctx, q, { phone, purpose, requester })
  const share = requester.budget === 'strangers' ? smsWarningShare : 1
  if (email === undefined && (await isSmsBudgetUsed(ctx, q, share))) throw new Refusal('otp.notSent')

  const code = String(randomInt(10 ** otpLength)).padStart(otpLength, '0')
  const expiresAt = new Date(now.getTime() + otp * 1000)
  const host = new URL(ctx.config.publicUrl).hostname
  const text = textOf(purpose, lang, code, host)
  const { budget, caller, network } = requester
  await Promise.all([
    q`update one_time_codes set replaced_at = ${now}
      where phone = ${phone} and purpose = ${purpose} and subject = ${subject}
        and requester is not distinct from ${caller} and used_at is null and replaced_at is null`,
    q`insert into one_time_codes
        (phone, purpose, subject, code_hmac, created_at, expires_at, budget, requester, network)
      values (${phone}, ${purpose}, ${subject}, ${codeHash(ctx, { phone, purpose, subject }, code)}, ${now}, ${expiresAt},
        ${budget}, ${caller}, ${network})`,
    queueMessage(ctx, q, { phone, text, kind: 'otp', expiresAt, ...(email === undefined ? {} : { email }) }),
  ])
  return { seconds: otp }
}

function textOf(purpose: CodePurpose['purpose'], lang: Language, code: string, host: string): string {
  if (purpose === 'deletion') return deletionCodeText(lang, code)
  return purpose === 'email' ? emailCodeText(lang, code) : codeText(lang, code, host)
}

const refusals = {
  login: { wrong: 'otp.wrong', expired: 'otp.expired' },
  loginPage: { wrong: 'otp.wrongOnLoginPage', expired: 'otp.expired' },
  payment: { wrong: 'otp.wrong', expired: 'otp.expired' },
  booking: { wrong: 'otp.wrongForBooking', expired: 'otp.expiredForBooking' },
} as const

export type CodeWording = keyof typeof refusals

const possibleCode = new RegExp(`^\\d{1,${otpLength}}$`)

/** A typed code as it was judged; `over` for void, replaced, used and missing ones. */
export type CodeVerdict = 'right' | 'wrong' | 'over'

/** A code as typed or sent: as a number it lost its leading zeros, and counts with them. */
export type TypedCode = CodePurpose & {
  code: string | number
  /** the names of the browser which types a login code, see `callersOf`; other codes belong to a signed-in member */
  callers?: readonly string[]
}

/**
 * Checks a typed code in the transaction of `q`, and uses it up when it is right. The caller must commit failed
 * attempts, although it refuses. The fifth wrong attempt voids the code; a malformed code is wrong and does not count.
 * A login code is compared only with those of its own requester, so that no requester can void another's.
 */
export async function judgeCode(
  ctx: Context,
  q: Query,
  { code, callers = [], ...matter }: TypedCode,
): Promise<CodeVerdict> {
  const { phone, purpose, subject } = matter
  const typed = String(code).trim()
  if (!possibleCode.test(typed)) return 'wrong'
  const now = ctx.clock.now()
  const hash = codeHash(ctx, matter, typed.padStart(otpLength, '0'))
  const mostFailures = ctx.config.rules.otpAttempts
  const ownHashes = callers.map((caller) => callerHash(ctx, caller))
  // The conditions are repeated in the update: a concurrent attempt waits, and sees the result of the first.
  const [tried] = await q<{ isRight: boolean }>`
    update one_time_codes set
      used_at = case when code_hmac = ${hash} then ${now}::timestamptz end,
      failures = failures + (code_hmac <> ${hash})::int
    where id = (
        select id from one_time_codes
        where phone = ${phone} and purpose = ${purpose} and subject = ${subject}
          and (requester is null or requester = any(${ownHashes}::bytea[]))
          and used_at is null and replaced_at is null and failures < ${mostFailures} and expires_at > ${now}
        order by array_position(${ownHashes}::bytea[], requester), id desc limit 1)
      and used_at is null and replaced_at is null and failures < ${mostFailures} and expires_at > ${now}
    returning used_at is not null as "isRight" /* not null */`
  if (!tried) return 'over'
  return tried.isRight ? 'right' : 'wrong'
}

/** The refusal of a code that was not right, in the wording of the dialog that asks. */
export function codeRefusal(verdict: Exclude<CodeVerdict, 'right'>, wording: CodeWording): Refusal {
  return new Refusal(refusals[wording][verdict === 'wrong' ? 'wrong' : 'expired'])
}

/**
 * Judges a typed code on its own: each try commits, so that a wrong one is counted although the caller's work is
 * refused.
 * @throws Refusal wrong or expired, in the wording of the dialog that asks
 */
export async function checkCode(
  ctx: Context,
  { wording, ...check }: TypedCode & { wording: CodeWording },
): Promise<void> {
  const verdict = await judgeCode(ctx, ctx.q, check)
  if (verdict !== 'right') throw codeRefusal(verdict, wording)
}

function codeHash(ctx: Context, { phone, purpose, subject }: CodePurpose, code: string): Buffer {
  return keyedHash(ctx.config.secrets.code, 'code', purpose, phone, subject, code)
}

/** Removes codes that were made before a time; the daily limit counts those of today. */
export async function forgetOldCodes(q: Query, before: Date): Promise<void> {
  await q`delete from one_time_codes where created_at < ${before}`
}

/** Removes the codes that were sent to a phone. */
export async function forgetCodesOf(q: Query, phone: string): Promise<void> {
  await q`delete from one_time_codes where phone = ${phone}`
}
