import { serverNow } from '@teeviet/contract/live/server-clock'
import { forgetSentCode, type SentCode, sentCode } from '#account/code/sent-code.ts'
import { agreedVersions } from '#account/login/agreed-versions.ts'
import { problemOfCode, refusal, shownThrottleText } from '#account/login/problems.ts'
import { noteSentCode, type ResendAnswer } from '#account/login/request-code.ts'
import { signFields } from '#account/login/sign-fields.ts'
import { answerOf } from '#api/client/call.ts'
import * as api from '#api/index.ts'

/** The bank customer on the code page. */
export type Customer = { readonly phone: string; readonly cif: string }

/**
 * The code sent to a bank's customer: a valid one is not sent again by a reload. Otherwise it is requested, with a
 * captcha when the bank's sign-in was too long ago or never happened.
 * @throws FailedCall when there was no answer
 */
export async function codeForCustomer(customer: Customer): Promise<ResendAnswer> {
  const kept = sentCode()
  const isTheirs = kept?.phone === customer.phone && kept.cif === customer.cif
  return isTheirs && kept.until > serverNow() ? { sent: kept } : sendToCustomer(customer)
}

/** Sends a code to the customer; `captcha` is the one solved for it. */
export async function sendToCustomer(
  { phone, cif }: Customer,
  captcha: { keydata?: string; capstr?: string } = {},
): Promise<ResendAnswer> {
  const sms = await answerOf(api.login.sendCode, { phone, cif, ...captcha })
  if (sms.error_code === refusal.captchaWrong) return { needsCaptcha: true }
  if (sms.error_code !== 0) return { text: shownThrottleText(sms.error_msg) }
  return { sent: noteSentCode({ phone, cif, merchant: '', isRegistering: false }, sms.data?.time) }
}

/**
 * Trades the code for a token; `problem` is the server's refusal.
 * @throws FailedCall when there was no answer
 */
export async function tokenForCode(
  { phone, cif }: SentCode,
  typed: string,
): Promise<{ token: string } | { problem: string | { over: string } }> {
  // A number on the wire, as the banks' pages have always sent it.
  const fields = { phone, code: Number(typed), cif }
  const signdata = await signFields(fields)
  const answer = await answerOf(api.login.withPartnerCode, { ...fields, signdata, ...agreedVersions })
  if (answer.error_code !== 0 || !answer.data) return { problem: problemOfCode(answer) }
  forgetSentCode()
  return answer.data
}
