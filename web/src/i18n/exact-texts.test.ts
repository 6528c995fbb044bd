import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/*
 * The texts the specification gives word for word and a screen takes from its own file; those a call answers with are
 * held beside the catalogue of errors.
 */
const exact: Readonly<Record<'vi' | 'en', Readonly<Record<string, readonly string[]>>>> = {
  vi: {
    'Vui lòng nhập số điện thoại.': ['account:phoneEmpty', 'players:phoneEmpty'],
    'Số điện thoại không đúng định dạng.': ['account:phoneFormat', 'players:phoneFormat'],
    'Vui lòng nhập mã captcha': ['account:captchaEmpty'],
    'Mã đã hết hạn': ['account:otp.expiredForBooking'],
    'OTP đã hết hạn, Vui lòng Click gửi lại để gửi lại mã.': ['account:otp.expired'],
    'Thông tin không hợp lệ!': ['account:informationInvalid', 'home:invalidToken', 'partners:refused.title'],
    'Vui lòng viết bình luận.': ['course:reviews.commentMissing'],
    'Không thể lấy giá. Vui lòng thử lại.': ['booking:estimate.failed', 'prices:failed'],
    'Lỗi kết nối. Vui lòng thử lại sau.': ['ui:error.connection'],
    'Thông báo': ['ui:notice'],
    Hủy: ['ui:sessionEnded.stay'],
    'Đăng nhập lại': ['ui:sessionEnded.again'],
  },
  en: {
    'Code has expired': ['account:otp.expiredForBooking'],
    'Customer has registered account with this phone number, Please login!': ['account:phoneRegistered'],
    'Player with this vID not found, please try again!': ['players:unknownVid'],
    'player not found': ['players:notFound'],
    'No tee time available for this date. Please choose another date.': [
      'booking:missing.past',
      'pickers:play.none',
      'tee-times:none',
    ],
    "We couldn't find the course. Please try again with a different course.": [
      'booking-steps:now.noCourse',
      'pickers:course.notFound',
      'search:empty.course',
    ],
    'Wallet balance is not enough for payment': ['payment:points.notEnough'],
    'please fill in all information': ['ui:incomplete'],
  },
}

const cases = Object.entries(exact).flatMap(([language, texts]) =>
  Object.entries(texts).flatMap(([said, keys]) => keys.map((key) => [language, key, said] as const)),
)

test.each(cases)('%s %s says "%s" and nothing else', (language, key, said) => {
  const [area = '', path = ''] = key.split(':')
  let found: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, 'locales', language, `${area}.json`), 'utf8'),
  )
  for (const part of path.split('.')) found = Object(found)[part]
  expect(found).toBe(said)
})
