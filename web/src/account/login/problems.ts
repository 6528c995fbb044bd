/** A message and its field; `form` is for errors without a single field. */
export type Problem = { readonly at: 'phone' | 'email' | 'captcha' | 'form'; readonly text: string }

/** The refusals of the sign-in calls that belong to a field or need more than their text, by their codes. */
export const refusal = {
  captchaWrong: 1,
  captchaEmpty: 1001,
  captchaExpired: 1002,
  phoneEmpty: 1101,
  phoneFormat: 1102,
  emailFormat: 1105,
  emailOther: 1106,
  otpWrong: 1201,
  otpExpired: 1202,
  otpTooSoon: 1206,
} as const

/** At which field of the login form a refusal is shown. */
export function fieldOf(code: number): Problem['at'] {
  const { captchaWrong, captchaEmpty, captchaExpired, phoneEmpty, phoneFormat, emailFormat, emailOther } =
    refusal
  if (code === captchaWrong || code === captchaEmpty || code === captchaExpired) return 'captcha'
  if (code === emailFormat || code === emailOther) return 'email'
  return code === phoneEmpty || code === phoneFormat ? 'phone' : 'form'
}

/** The refusal for a code's form: an expired code, or one voided by wrong attempts, makes it offer another. */
export function problemOfCode(refused: { error_code: number; error_msg: string }): string | { over: string } {
  return refused.error_code === refusal.otpExpired ? { over: refused.error_msg } : refused.error_msg
}

const serverBeginning = 'Bạn vừa lấy mã xác nhận'
const shownBeginning = 'Bạn vừa lấy mã OTP'

/** The server's refusal of an early second code as it is shown: other first words, the same rest. */
export function shownThrottleText(message: string): string {
  return message.startsWith(serverBeginning)
    ? shownBeginning + message.slice(serverBeginning.length)
    : message
}
