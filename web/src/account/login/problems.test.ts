import { errors } from '@teeviet/contract/errors'
import { describe, expect, it } from 'vitest'
import { fieldOf, refusal, shownThrottleText } from './problems.ts'

describe('a refusal of the login', () => {
  it.each([
    ['captcha.wrong', refusal.captchaWrong, 'captcha'],
    ['captcha.empty', refusal.captchaEmpty, 'captcha'],
    ['captcha.expired', refusal.captchaExpired, 'captcha'],
    ['phone.empty', refusal.phoneEmpty, 'phone'],
    ['phone.format', refusal.phoneFormat, 'phone'],
    ['otp.wrong', refusal.otpWrong, 'form'],
    ['otp.expired', refusal.otpExpired, 'form'],
    ['otp.tooSoon', refusal.otpTooSoon, 'form'],
  ] as const)('%s is known by the code of the catalogue and shown at its place', (name, code, at) => {
    expect(code).toBe(errors[name].code)
    expect(fieldOf(code)).toBe(at)
  })
})

describe('a second code asked for too soon', () => {
  it('is reported with the text of the OTP dialog and the rest of the server’s message', () => {
    expect(shownThrottleText('Bạn vừa lấy mã xác nhận, vui lòng thử lại sau 42 giây.')).toBe(
      'Bạn vừa lấy mã OTP, vui lòng thử lại sau 42 giây.',
    )
  })

  it('is left alone in the other languages', () => {
    const text = 'You have just requested an OTP code, please try again in 42 seconds.'
    expect(shownThrottleText(text)).toBe(text)
  })
})
