import { serverNow } from '@teeviet/contract/live/server-clock'
import { otpSeconds } from '@teeviet/contract/rules/limits'
import { answerOf } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { currentMerchant } from '#session/source.ts'
import { rememberSentCode, type SentCode } from '../code/sent-code.ts'
import { fieldOf, type Problem, refusal, shownThrottleText } from './problems.ts'

export type Mode = 'login' | 'register'

type Asked = {
  phone: string
  /** for a foreign number: where the code goes */
  email?: string | undefined
  mode: Mode
  keydata: string
  capstr: string
  /** This captcha was judged right before, on the way to the other mode: it is not judged again. */
  isSolved?: boolean
}

export type CodeAnswer =
  | { readonly sent: SentCode }
  /** The phone is known (registering) or unknown (logging in): no code was sent, and the captcha stays solved. */
  | { readonly otherMode: Mode }
  /** `spent`: the captcha cannot be used again, a new picture is needed. */
  | { readonly problem: Problem; readonly spent: boolean }

/**
 * The way to a login code: is the captcha right, does the phone have an account, then the SMS. Whether a number is
 * registered is revealed only after a captcha.
 * @throws FailedCall when there was no answer, after it was reported
 */
export async function requestCode({
  phone,
  email,
  mode,
  keydata,
  capstr,
  isSolved,
}: Asked): Promise<CodeAnswer> {
  if (!isSolved) {
    const captcha = await answerOf(api.login.verifyCaptcha, { keydata, capstr })
    if (captcha.error_code !== 0) return problemOf(captcha, captcha.error_code === refusal.captchaExpired)
  }

  const account = await answerOf(api.login.phoneExists, { phone })
  if (account.error_code !== 0) return problemOf(account, true)
  const isKnown = account.data !== null
  if (isKnown !== (mode === 'login')) return { otherMode: isKnown ? 'login' : 'register' }

  const merchant = currentMerchant()
  const sms = await answerOf(api.login.sendCode, {
    phone,
    email,
    merchant,
    keydata,
    capstr,
  })
  if (sms.error_code !== 0) return problemOf(sms, true)
  return {
    sent: noteSentCode(
      { phone, email, cif: '', merchant: merchant ?? '', isRegistering: mode === 'register' },
      sms.data?.time,
    ),
  }
}

export type ResendAnswer =
  | { readonly sent: SentCode }
  /** A new captcha is asked for: the golfer has to go back to the login form. */
  | { readonly needsCaptcha: true }
  | { readonly text: string }

/**
 * Sends another code to the same phone; the earlier one is void.
 * @throws FailedCall when there was no answer
 */
export async function resendCode(earlier: SentCode): Promise<ResendAnswer> {
  const { phone, email, merchant } = earlier
  const sms = await answerOf(api.login.sendCode, {
    phone,
    email,
    merchant: merchant || undefined,
  })
  if (sms.error_code === refusal.captchaWrong) return { needsCaptcha: true }
  if (sms.error_code !== 0) return { text: shownThrottleText(sms.error_msg) }
  return { sent: noteSentCode(earlier, sms.data?.time) }
}

/** Keeps where a code went and when its countdown of `seconds` ends. */
export function noteSentCode(code: Omit<SentCode, 'until'>, seconds = otpSeconds): SentCode {
  const sent = { ...code, until: serverNow() + seconds * 1000 }
  rememberSentCode(sent)
  return sent
}

function problemOf(refused: { error_code: number; error_msg: string }, spent: boolean): CodeAnswer {
  return { problem: { at: fieldOf(refused.error_code), text: shownThrottleText(refused.error_msg) }, spent }
}
