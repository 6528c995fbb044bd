import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { translateWith } from '@teeviet/contract/display/translate'
import { minimumTopUp } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { expect, it } from 'vitest'

/** Words that were agreed to the letter, where the interface has a copy of its own. */
const agreed = [
  ['vi', 'Vui lòng nhập số điện thoại.', ['account phoneEmpty', 'players phoneEmpty']],
  ['vi', 'Số điện thoại không đúng định dạng.', ['account phoneFormat', 'players phoneFormat']],
  ['vi', 'Vui lòng nhập mã captcha', ['account captchaEmpty']],
  ['vi', 'Mã đã hết hạn', ['account otp.expiredForBooking']],
  ['vi', 'OTP đã hết hạn, Vui lòng Click gửi lại để gửi lại mã.', ['account otp.expired']],
  [
    'vi',
    'Thông tin không hợp lệ!',
    ['account informationInvalid', 'home invalidToken', 'partners refused.title'],
  ],
  ['vi', 'Vui lòng viết bình luận.', ['course reviews.commentMissing']],
  ['vi', 'Không thể lấy giá. Vui lòng thử lại.', ['prices failed', 'booking estimate.failed']],
  ['vi', 'Ngày thường', ['prices group.normal']],
  ['vi', 'Cuối tuần', ['prices group.weekend']],
  ['vi', '18 hole', ['prices column.price']],
  ['vi', 'Bạn chưa có lượt đặt chỗ nào', ['history noBooking']],
  ['vi', 'Lỗi kết nối. Vui lòng thử lại sau.', ['ui error.connection']],
  ['vi', 'Thông báo', ['ui notice']],
  ['vi', 'Hủy', ['ui sessionEnded.stay']],
  ['vi', 'Đăng nhập lại', ['ui sessionEnded.again']],
  ['vi', 'Vui lòng nhập số tiền cần nạp.', ['wallet amount.empty']],
  ['vi', 'Số tiền nạp tối thiểu là 150.000đ.', ['wallet amount.minimum']],
  ['en', 'Code has expired', ['account otp.expiredForBooking']],
  [
    'en',
    'Customer has registered account with this phone number, Please login!',
    ['account phoneRegistered'],
  ],
  ['en', 'Player with this vID not found, please try again!', ['players unknownVid']],
  ['en', 'player not found', ['players notFound']],
  ['en', 'search by vID', ['players byVid']],
  ['en', 'outside system', ['players outside']],
  [
    'en',
    'No tee time available for this date. Please choose another date.',
    ['booking missing.past', 'tee-times none'],
  ],
  [
    'en',
    "We couldn't find the course. Please try again with a different course.",
    ['booking-steps now.noCourse', 'pickers course.notFound', 'search empty.course'],
  ],
  ['en', 'Wallet balance is not enough for payment', ['payment points.notEnough']],
  ['en', 'waiting for confirmation', ['bill status.awaitingStaff']],
  ['en', 'waiting for payment', ['bill status.awaitingPayment']],
  ['en', 'paid', ['bill status.paid', 'bill services.paid', 'bill steps.paid']],
  ['en', 'paid {n}/{of}', ['bill services.partPaid']],
  ['en', 'unpaid', ['bill services.unpaid']],
  ['en', 'failed', ['bill status.failed']],
  ['en', 'confirmed', ['bill status.confirmed', 'bill steps.confirmed']],
  ['en', 'cancelled', ['bill status.cancelled', 'bill steps.cancelled', 'bill services.cancelled']],
  ['en', '18 hole', ['prices column.price']],
  ['en', 'You have no bookings yet', ['history noBooking']],
  ['en', 'please fill in all information', ['ui pleaseFillInAllInformation']],
] as const

it.each(agreed)('%s: “%s”', (language, words, places) => {
  for (const place of places) {
    const [area, key = ''] = place.split(' ')
    const file = join(import.meta.dirname, '../../../texts/src', language, 'web', `${area}.json`)
    expect(
      translateWith(JSON.parse(readFileSync(file, 'utf8')), language)(key, {
        min: formatMoney(minimumTopUp),
      }),
      place,
    ).toBe(words)
  }
})

it('leaves the agreed words as they are written wherever messages, tabs and empty lists show them', () => {
  const styles = [
    'ui/feedback/toasts',
    'ui/form/field',
    'ui/form/tabs',
    'ui/feedback/empty-state',
    'book/players/players-panel',
  ]
  for (const name of styles) {
    const css = readFileSync(join(import.meta.dirname, '..', `${name}.module.css`), 'utf8')
    expect(css, name).not.toMatch(/text-transform|font-variant-caps/)
  }
})
