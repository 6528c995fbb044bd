import { type ErrorName, errors } from '@teeviet/contract/errors'
import type { ErrorEntry } from '@teeviet/contract/errors/entry'
import { languages } from '@teeviet/contract/rules/languages'
import { minimumTopUp } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { readCatalogue } from '@teeviet/texts/catalogue'
import { describe, expect, it } from 'vitest'
import { errorText } from './error-text.ts'

const slotsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort()

describe('the texts of refusals', () => {
  const texts = readCatalogue('errors')

  it.each(languages)('are there in %s for every refusal, and for nothing else', (language) => {
    expect(Object.keys(texts[language]).sort()).toEqual(Object.keys(errors).sort())
  })

  it.each(Object.entries<ErrorEntry>(errors))('have the slots of %s', (name, { slots = [] }) => {
    for (const language of languages) {
      expect(slotsOf(texts[language][name] ?? ''), language).toEqual(slots.toSorted())
    }
  })

  it('fill slots by name and show one that was forgotten', () => {
    expect(errorText('otp.tooSoon', 'vi', { n: 42 })).toBe(
      'Bạn vừa lấy mã xác nhận, vui lòng thử lại sau 42 giây.',
    )
    expect(errorText('server.fault', 'en')).toContain('{ref}')
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
