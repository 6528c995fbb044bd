import { describe, expect, expectTypeOf, it } from 'vitest'
import { type ErrorName, type ErrorSlots, errors, errorText, httpStatusOf } from './errors.ts'
import { languages } from './rules/languages.ts'
import { minimumTopUp } from './rules/limits.ts'
import { formatMoney } from './rules/money/money.ts'

const entries = Object.entries(errors)
const slotsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()

describe('the catalogue of refusals', () => {
  it.each(entries)('%s speaks all four languages, with the same slots', (_name, entry) => {
    for (const language of languages) {
      expect(entry.text[language].trim()).not.toBe('')
      expect(slotsOf(entry.text[language])).toEqual(slotsOf(entry.text.vi))
      expect(entry.text[language]).toBe(entry.text[language].normalize('NFC'))
    }
  })

  it('numbers every domain refusal once, outside what partners answer with and outside HTTP', () => {
    const codes = entries.map(([, entry]) => entry.code).filter((code) => code < 400 || code > 599)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect([0, 2, 200]).not.toContain(code)
  })

  it('sends a code of HTTP as the status, an ended session and a domain refusal as 200', () => {
    expect(httpStatusOf('booking.notFound')).toBe(404)
    expect(httpStatusOf('idempotency.otherBody')).toBe(409)
    expect(httpStatusOf('session.ended')).toBe(200)
    expect(errors['session.ended'].code).toBe(498)
    expect(httpStatusOf('booking.noTeeTime')).toBe(200)
    expect(errors['captcha.wrong'].code).toBe(1)
  })

  it('fills slots by name and shows one that was forgotten', () => {
    expect(errorText('otp.tooSoon', 'vi', { n: 42 })).toBe(
      'Bạn vừa lấy mã xác nhận, vui lòng thử lại sau 42 giây.',
    )
    expect(errorText('server.fault', 'en')).toContain('{ref}')
    expectTypeOf<ErrorSlots<'otp.tooSoon'>>().toEqualTypeOf<Readonly<Record<'n', string | number>>>()
  })
})

/** Exact to the letter, mistakes included: the specification, points 5 and 8. */
const quoted: readonly (readonly [ErrorName, 'vi' | 'en', string])[] = [
  ['phone.empty', 'vi', 'Vui lòng nhập số điện thoại.'],
  ['phone.format', 'vi', 'Số điện thoại không đúng định dạng.'],
  ['captcha.empty', 'vi', 'Vui lòng nhập mã captcha'],
  ['captcha.expired', 'vi', 'Mã đã hết hạn'],
  ['captcha.wrong', 'vi', 'Mã Captcha không chính xác'],
  ['otp.wrong', 'vi', 'Mã OTP không chính xác'],
  ['otp.wrongOnLoginPage', 'vi', 'Mã OTP không chính xác. Vui lòng thử lại!'],
  ['otp.expired', 'vi', 'OTP đã hết hạn, Vui lòng Click gửi lại để gửi lại mã.'],
  ['information.invalid', 'vi', 'Thông tin không hợp lệ!'],
  ['review.empty', 'vi', 'Vui lòng viết bình luận.'],
  ['price.unavailable', 'vi', 'Không thể lấy giá. Vui lòng thử lại.'],
  ['topUp.empty', 'vi', 'Vui lòng nhập số tiền cần nạp.'],
  ['topUp.minimum', 'vi', 'Số tiền nạp tối thiểu là 150.000đ.'],
  ['otp.wrongForBooking', 'en', 'Incorrect code, please try again.'],
  ['otp.expiredForBooking', 'en', 'Code has expired'],
  ['phone.registered', 'en', 'Customer has registered account with this phone number, Please login!'],
  ['player.unknownVid', 'en', 'Player with this vID not found, please try again!'],
  ['player.notFound', 'en', 'player not found'],
  ['booking.noTeeTime', 'en', 'No tee time available for this date. Please choose another date.'],
  ['course.notFound', 'en', "We couldn't find the course. Please try again with a different course."],
  ['wallet.notEnough', 'en', 'Wallet balance is not enough for payment'],
  ['booking.incomplete', 'en', 'please fill in all information'],
]

describe('the fixed texts of the specification', () => {
  it.each(quoted)('%s in %s', (name, language, text) => {
    expect(errorText(name, language, { amount: formatMoney(minimumTopUp) })).toBe(text)
  })

  it('begin the throttle of codes as the login dialog expects', () => {
    expect(errorText('otp.tooSoon', 'vi', { n: 9 })).toMatch(/^Bạn vừa lấy mã xác nhận/)
  })
})
