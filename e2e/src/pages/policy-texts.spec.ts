import { expect, test } from '@playwright/test'
import { addDays, dayOf, formatMonth } from '@teeviet/contract/rules/time/dates'
import { wordsOf } from '../helpers/words-of-page.ts'

/** The policies in vi, en, kr and jp, figures included. */
const policies: Record<string, readonly (readonly [string, string, string, string])[]> = {
  '/policy/cancellation': [
    [
      'từ 24 giờ đến 30 ngày trước giờ phát bóng',
      'from 24 hours to 30 days before tee time',
      '24시간 전부터 30일 전까지',
      '24時間前から30日前まで',
    ],
    ['50%, 100% hoặc 120%', '50%, 100% or 120%', '50%, 100% 또는 120%', '50%、100%または120%'],
  ],
  '/policy/payment': [
    ['2,2% giá trị giao dịch cộng 2.200đ', '2.2% of the transaction value plus 2,200 VND', '2.2%', '2.2%'],
    ['Từ đủ 18 tuổi', 'at least 18 years old', '만 18세', '満18歳'],
    ['tối thiểu là 150.000đ', 'minimum top-up amount is 150,000 VND', '150.000đ', '150.000đ'],
  ],
  '/policy/terms-transaction': [
    ['chat trong vòng 1 giờ', 'chat message within 1 hour', '1시간 이내', '1時間以内'],
    ['30 phút kể từ thông báo', '30 minutes of the confirmation notice', '30분 이내', '30分以内'],
    ['trong vòng 2 ngày làm việc', 'within 2 working days', '2영업일 이내', '2営業日以内'],
  ],
  '/policy/complaint-resolution-mechanism': [
    ['trong vòng 1 ngày kể từ khi nhận', 'within 1 day of receiving', '1일 이내', '1日以内'],
    ['trong vòng 1 ngày kể từ khi xác minh', 'within 1 day of verification', '1일 이내', '1日以内'],
  ],
  '/policy/user-info-security': [['trong vòng 8 giờ', 'within 8 hours', '8시간 이내', '8時間以内']],
  '/wap/rules-insurance': [
    ['HIO trị giá 20.000.000đ', 'cover of 20,000,000 VND', '20.000.000đ', '20.000.000đ'],
    ['cao nhất là 200.000.000đ', 'at most 200,000,000 VND', '최대 200.000.000đ', '最高200.000.000đ'],
    ['ít nhất 3 người chơi', 'At least 3 players', '3명 이상', '3名以上'],
    ['vòng 18 hố', '18-hole round', '18홀', '18ホール'],
  ],
  '/wap/insurance-certificate': [
    ['mỗi người: 100.000đ', 'per person: 100.000đ', '100.000đ', '100.000đ'],
    ['4,0%, chưa gồm VAT', '4.0%, excluding VAT', '4.0%', '4.0%'],
  ],
  '/wap/hot-deal': [
    [
      'phí sân, phí caddie và ½ xe điện',
      'green fee, caddie fee and half a buggy',
      '카트 1/2대',
      'カート（2名で1台）',
    ],
  ],
}

test('policies, certificate and offers state the agreed figures in four languages', async ({ page }) => {
  for (const [address, sentences] of Object.entries(policies))
    for (const [place, language] of ['vi', 'en', 'kr', 'jp'].entries()) {
      const words = await wordsOf(page, `${address}?lang=${language}`)
      for (const said of sentences) expect.soft(words, `${address} ${language}`).toContain(said[place])
    }
})

const later = addDays(dayOf(Date.now()), 40)

/** The other texts on public pages, from top to bottom. */
const pages: Record<string, readonly string[]> = {
  [`/bang-gia?date_played=${later}`]: ['Bảng giá', formatMonth(later)],
  '/policy/delivery': ['Chính sách giao nhận', 'không giao hàng hóa'],
  '/policy/payment-info-security': ['Chính sách bảo mật thông tin thanh toán', 'không bao giờ lưu số thẻ'],
  '/wap/term-and-condition': [
    'Điều khoản và điều kiện',
    'Điều kiện giao dịch chung',
    'Quyền và nghĩa vụ của khách hàng',
    'Nghĩa vụ của Khách hàng',
  ],
  '/wap/rules-insurance': ['Điều khoản dịch vụ HIO', 'Điều 1.', 'Điều 2.', 'Điều 3.'],
  '/wap/insurance-certificate': [
    'Giấy chứng nhận bảo hiểm Bản mẫu',
    'Số HIO0',
    'Sân golf',
    'Người được bảo hiểm Số Gói bảo hiểm Số tiền bảo hiểm Phí bảo hiểm',
    'D100 100.000.000đ 100.000đ',
    'Bảo hiểm HIO tặng kèm 20.000.000đ tặng kèm',
    'Doanh nghiệp bảo hiểm: Bảo hiểm Mẫu (demo)',
    'In giấy chứng nhận',
  ],
  '/policy/cancellation': [
    'Chính sách hủy và hoàn tiền',
    'Miền Bắc STT Sân golf Điều kiện Hạn hủy được hoàn tiền 1 ',
    'Miền Trung STT',
    'Nha Trang STT',
    'Miền Nam STT',
  ],
}

test('each page has its own parts, one below the other', async ({ page }) => {
  for (const [address, parts] of Object.entries(pages)) {
    let rest = await wordsOf(page, `${address}${address.includes('?') ? '&' : '?'}lang=vi`)
    for (const part of parts) {
      expect.soft(rest, address).toContain(part)
      rest = rest.slice(rest.indexOf(part) + part.length)
    }
  }
  const terms = await (await page.request.get('/wap/term-and-condition?lang=vi')).text()
  expect(terms).toContain('<h2 id="rights">Quyền và nghĩa vụ của khách hàng</h2>')
})
