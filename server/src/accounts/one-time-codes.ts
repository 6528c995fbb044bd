import { randomInt } from 'node:crypto'
import { dayOf, startOfDay } from '@teeviet/contract/rules/dates'
import type { Language } from '@teeviet/contract/rules/languages'
import { otpLength } from '@teeviet/contract/rules/limits'
import type { Context } from '../context.ts'
import type { Query } from '../database/sql.ts'
import { Refusal } from '../http/refusal.ts'
import { queueMessage } from '../notifications/outbox.ts'
import { codeText, deletionCodeText } from '../notifications/texts.ts'
import { keyedHash } from './keyed-hash.ts'

/** What a code approves: a login, the deletion of the account, or the booking or payment named by `subject`. */
export type CodePurpose = {
  phone: string
  purpose: 'login' | 'booking' | 'payment' | 'deletion'
  subject: string
}

/**
 * Makes a code, puts its SMS into the outbox and makes the earlier codes for the same matter void.
 * Runs inside the caller's transaction: the code exists when its message does.
 *
 * @returns how many seconds the code is valid
 * @throws Refusal `otp.tooSoon` while an unused code of the same phone and purpose is younger than 60 s,
 *   `otp.tooManyToday` after ten codes to the phone on one Vietnamese day, whatever their purpose
 */
export async function issueCode(
  ctx: Context,
  q: Query,
  { phone, purpose, subject, lang }: CodePurpose & { lang: Language },
): Promise<{ seconds: number }> {
  const now = ctx.clock.now()
  const { otp, otpResend, otpPerPhonePerDay } = ctx.config.rules
  // Two requests for one phone take turns, else both would find no younger code.
  await q`select pg_advisory_xact_lock(hashtextextended(${`one-time codes of ${phone}`}, 0))`
  const midnight = new Date(startOfDay(dayOf(now)))
  const [sent] = await q<{ youngest: Date | null; today: number }>`
    select max(created_at) filter (where purpose = ${purpose} and used_at is null) as youngest,
      count(*) filter (where created_at >= ${midnight}) as today
    from one_time_codes
    where phone = ${phone} and created_at >= least(${midnight}::timestamptz, ${secondsFrom(now, -otpResend)})`
  const wait = sent?.youngest ? otpResend - (now.getTime() - sent.youngest.getTime()) / 1000 : 0
  if (wait > 0) throw new Refusal('otp.tooSoon', { n: Math.ceil(wait) })
  if (sent && sent.today >= otpPerPhonePerDay)
    throw new Refusal('otp.tooManyToday', { max: otpPerPhonePerDay })

  const code = String(randomInt(10 ** otpLength)).padStart(otpLength, '0')
  const expiresAt = secondsFrom(now, otp)
  const text = purpose === 'deletion' ? deletionCodeText : codeText
  await Promise.all([
    q`update one_time_codes set replaced_at = ${now}
      where phone = ${phone} and purpose = ${purpose} and subject = ${subject} and used_at is null and replaced_at is null`,
    q`insert into one_time_codes (phone, purpose, subject, code_hmac, created_at, expires_at)
      values (${phone}, ${purpose}, ${subject}, ${codeHash(ctx, { phone, purpose, subject }, code)}, ${now}, ${expiresAt})`,
    queueMessage(ctx, q, { phone, text: text(lang, code), kind: 'otp', expiresAt }),
  ])
  return { seconds: otp }
}

const refusals = {
  login: { wrong: 'otp.wrong', expired: 'otp.expired' },
  loginPage: { wrong: 'otp.wrongOnLoginPage', expired: 'otp.expired' },
  payment: { wrong: 'otp.wrong', expired: 'otp.expired' },
  booking: { wrong: 'otp.wrongForBooking', expired: 'otp.expiredForBooking' },
} as const

export type CodeWording = keyof typeof refusals

/** A typed code as it was judged; `over` for void, replaced, used and missing ones. */
export type CodeVerdict = 'right' | 'wrong' | 'over'

/**
 * Judges a typed code in the transaction of `q`, and uses it up when it is right. That a wrong try counts is the
 * caller's affair: it commits even though it refuses. The fifth makes the code void.
 *
 * @param check.code as typed or sent: a number that lost its leading zeros counts with them
 */
export async function judgeCode(
  ctx: Context,
  q: Query,
  { code, ...matter }: CodePurpose & { code: string | number },
): Promise<CodeVerdict> {
  const { phone, purpose, subject } = matter
  const now = ctx.clock.now()
  const hash = codeHash(ctx, matter, String(code).trim().padStart(otpLength, '0'))
  // The conditions stand beside the row to change: whoever waits for another's try judges what that try left.
  const [tried] = await q<{ isRight: boolean }>`
    update one_time_codes set
      used_at = case when code_hmac = ${hash} then ${now}::timestamptz end,
      failures = failures + (code_hmac <> ${hash})::int
    where id = (
        select id from one_time_codes
        where phone = ${phone} and purpose = ${purpose} and subject = ${subject}
        order by id desc limit 1)
      and used_at is null and replaced_at is null
      and failures < ${ctx.config.rules.otpAttempts} and expires_at > ${now}
    returning used_at is not null as "isRight"`
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
  { wording, ...check }: CodePurpose & { code: string | number; wording: CodeWording },
): Promise<void> {
  const verdict = await judgeCode(ctx, ctx.q, check)
  if (verdict !== 'right') throw codeRefusal(verdict, wording)
}

function codeHash(ctx: Context, { phone, purpose, subject }: CodePurpose, code: string): Buffer {
  return keyedHash(ctx.config.secrets.code, 'code', purpose, phone, subject, code)
}

function secondsFrom(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000)
}
