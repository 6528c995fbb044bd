import { expect, type Page, test as visit } from '@playwright/test'
import { addDays, dayOf, formatMonth } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { test } from '../helpers/signed-in.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

/** The words of a page's main part as they come from the server. */
async function wordsOf(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text()
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  return main
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

/** What the policies say in vi, en, kr and jp, figures included. */
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

visit('policies, certificate and offers state the agreed figures in four languages', async ({ page }) => {
  for (const [address, sentences] of Object.entries(policies))
    for (const [place, language] of ['vi', 'en', 'kr', 'jp'].entries()) {
      const words = await wordsOf(page, `${address}?lang=${language}`)
      for (const said of sentences) expect.soft(words, `${address} ${language}`).toContain(said[place])
    }
})

const later = addDays(dayOf(Date.now()), 40)

/** What else stands on public pages, from top to bottom. */
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

visit('each page has its own parts, one below the other', async ({ page }) => {
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

test('days, times and money are written as agreed', async ({ page, golfer, request }) => {
  const main = page.getByRole('main')
  const [year, month] = new Date(Date.now() + 7 * 3_600_000).toISOString().split('-')
  await open(page, '/bang-gia', 'vi')
  await expect(main.getByRole('heading', { name: `${month}/${year}`, exact: true })).toBeVisible()
  await expect(main.getByRole('columnheader').last()).toHaveText('18 hole')
  await expect(main.getByText(/^\d\d:\d\d [–-] \d\d:\d\d$/).first()).toBeAttached()
  await expect(main.getByText(/^\d{1,3}(\.\d{3})+đ$/).first()).toBeAttached()

  const bill = await placedBill(request, golfer.token, 2)
  const amount = `${bill.amount.toLocaleString('de-DE')}đ`
  const half = page.getByRole('timer').first()
  await open(page, '/wap/history', 'vi')
  await expect(main.getByText(/^\d\d\/\d\d\/\d{4} - \d\d:\d\d$/).first()).toBeVisible()
  await expect(main.getByText(amount).first()).toBeVisible()
  await expect(half).toHaveText(/30:00|29:\d\d/)
  const card = main.getByRole('article')
  await expect(card.locator('dt')).toHaveText([
    'Tổng tiền',
    'Ngày đặt',
    'Mã đặt chỗ',
    'Mã phiếu',
    'Mã thanh toán',
    'Gói bảo hiểm',
  ])
  await expect(card).toContainText('2 người')
  await expect(card).toContainText(t('bill', 'status.awaitingPayment'))
  const methods = `/wap/payment-method?id_general_bill=${bill.id}`
  await expect(card.getByRole('link', { name: 'Thanh toán', exact: true })).toHaveAttribute('href', methods)

  const course = (await card.getByRole('heading').textContent()) ?? ''
  await open(page, `/wap/find-bill-by-course?place=${encodeURIComponent(course)}`, 'vi')
  await expect(card.getByRole('heading')).toHaveText([course])

  await card.getByRole('link').first().click()
  await page.waitForURL(`**/wap/detail-history-booked/${bill.id}?status=3&type=0`)
  const agreement = main.getByRole('checkbox')
  const pay = main.getByRole('button', { name: `Thanh toán ${amount}` })
  await expect(agreement).toBeChecked()
  await agreement.press('Space')
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await pay.press('Enter')
  await expect(main.getByText(t('bill', 'pay.agreeFirst'))).toBeVisible()
  await agreement.press('Space')
  await pay.click()
  await page.waitForURL(`**${methods}`)

  const { facility_id, start_at } = await teeTimeOf(request, { places: 4 })
  await open(page, `/booking-now?facility_id=${facility_id}&date_played=${start_at}`, 'vi')
  const play = main.getByRole('form').getByRole('button', { name: t('booking', 'form.play') })
  await expect(play).toContainText(/\d\d:\d\d \d\d-\d\d-\d{4}/)

  await open(page, '/san/chi-tiet/1', 'vi')
  await expect(main.getByText(/^\d\d:\d\d \d\d\/\d\d\/\d{4}$/).first()).toBeAttached()
})

visit('a course shows what is known of it, its rating out of 5 and its reviews', async ({ page }) => {
  const ask = async (path: string) => (await (await page.request.get(`/api/services/${path}`)).json()).data
  const figure = (n: number) => n.toLocaleString('vi-VN')
  // The first has layouts of its own, the second tells its length.
  for (const id of [1, 2]) {
    const course = await ask(`get_detail_facility?id=${id}&lang=vi`)
    const { count } = await ask(`list_feedback_facility?id=${id}`)
    const words = await wordsOf(page, `/san/chi-tiet/${id}?lang=vi`)
    for (const known of [
      course.name,
      course.location,
      course.description,
      `${course.holes_amount} hố`,
      course.country.name,
      course.designed_by,
      course.opening_date,
      ...course.course_path.map((path: { path_name: string }) => path.path_name),
      course.course_length === null ? [] : `${figure(course.course_length)} yard`,
      `${count[0].review_rating.toFixed(1).replace('.', ',')} trên 5`,
      `${count[0].count} đánh giá`,
    ].flat())
      expect.soft(words).toContain(known)
  }
})

visit('the languages have their flags, Vietnamese first, and the product is teal', async ({ page }) => {
  const html = await (await page.request.get('/wap')).text()
  expect(html).toContain('<html lang="vi"')
  const menu = html.matchAll(/\?lang=(\w\w)".{0,300}?flags\/(\w\w)\.svg/gs)
  expect([...menu].slice(0, 4).map(([, language, flag]) => `${language} ${flag}`)).toEqual([
    'vi vn',
    'en us',
    'kr kr',
    'jp jp',
  ])
  await open(page, '/wap', 'vi')
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-brand').trim(),
  )
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(brand.slice(at, at + 2), 16))
  expect(Math.abs(green - blue), brand).toBeLessThan(25)
  expect(green - red, brand).toBeGreaterThan(60)
})

visit('golfers choose from what was agreed: packages, holes, regions, hours', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const banners = page.waitForRequest(
    /list_banner.*screen_type=6.*position=1|list_banner.*position=1.*screen_type=6/,
  )
  await page.context().clearCookies({ name: 'popup_seen' })
  await open(page, '/wap', 'vi')
  await banners
  await dialog.getByRole('button', { name: t('ui', 'close') }).click()
  await page
    .getByRole('navigation', { name: t('shell', 'bottomNavigation') })
    .getByRole('button', { name: t('shell', 'bar.login') })
    .click()
  await expect(dialog.getByText('+84', { exact: true })).toBeVisible()

  const packages = page.waitForRequest(/list_package.*type_pack=1\b/)
  await open(page, '/wap', 'vi')
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  await form.getByRole('button', { name: t('booking', 'form.packages') }).click()
  await packages
  await expect(dialog).toContainText('20.000.000đ')
  await expect(dialog).toContainText('200.000.000đ')
  await expect(dialog).toContainText('một lần cho mỗi khách hàng, mỗi ngày, mỗi vòng 18 hố')
  await expect(dialog).toContainText('hai khoản thưởng khi có cả gói ngày và gói năm')

  await open(page, '/wap/search-facility', 'vi')
  await page.getByRole('button', { name: t('search', 'filters') }).click()
  const choices = (name: string) => dialog.getByRole('list', { name: t('search', name) }).getByRole('button')
  await expect(choices('holes')).toHaveText(['Tất cả', '9 hố', '18 hố', '27 hố'])
  await expect(choices('region')).toHaveText(['Tất cả', 'Miền Bắc', 'Miền Trung', 'Miền Nam'])
  await expect(choices('playTime')).toHaveText(['Tất cả', /05:00.*11:59/, /12:00.*16:59/, /17:00.*22:00/])
})

test('the history is asked for by state, 7 days, 30 days or a range, and says when there is none', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const asked: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().includes('get_history_booking_merge')) asked.push(request.postDataJSON())
  })
  await open(page, '/wap/history?type=2', 'vi')
  const states = page.getByRole('group', { name: t('history', 'type.label') }).getByRole('button')
  await expect(states).toHaveText(['Tất cả', 'Chờ xác nhận', 'Chờ thanh toán', 'Đã thanh toán'])
  await expect(states.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => asked.at(-1)).toMatchObject({ type: 2, time: 0, version: 1 })
  for (const type of [1, 3, 0]) {
    await states.nth(type).click()
    await expect.poll(() => asked.at(-1)).toMatchObject({ type, time: 0 })
  }
  await expect(main.getByText('Bạn chưa có lượt đặt chỗ nào')).toBeVisible()
  const hint = main.getByText('Hủy trước khi thanh toán: miễn phí.')
  await expect(hint.getByRole('link')).toHaveAttribute('href', '/policy/cancellation')

  const times = page.getByRole('group', { name: t('history', 'time.label') }).getByRole('button')
  await expect(times).toHaveText(['Tất cả', '7 ngày qua', '30 ngày qua', 'Tùy chọn'])
  await times.nth(1).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ time: 7 })
  await times.nth(2).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ time: 30 })
  await times.nth(3).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('history', 'time.apply') })
    .click()
  const today = dayOf(Date.now())
  const oneDay = { time: -1, created_at_from: today, created_at_to: today }
  await expect.poll(() => asked.at(-1)).toMatchObject(oneDay)
  const range = { time: -1, created_at_from: '2026-11-01', created_at_to: '2026-11-20' }
  await open(page, '/wap/history?time=-1&created_at_from=2026-11-01&created_at_to=2026-11-20', 'vi')
  await expect.poll(() => asked.at(-1)).toMatchObject(range)
  await expect(page.getByText('01-11-2026 đến 20-11-2026')).toBeVisible()
})

visit(
  'phones end below 768 px, tablets at 991; a dialog takes at most 90 % of the height, the price table 700 px',
  async ({ page }) => {
    const height = 1_000
    const wide = (width: number) => page.setViewportSize({ width, height })
    await wide(991)
    await open(page, '/san/chi-tiet/1', 'vi')
    const news = page.getByRole('region', { name: t('news', 'top') })
    await news.scrollIntoViewIfNeeded()
    await expect(news.getByRole('listitem')).toHaveCount(6)
    const photos = page.locator('ul[data-count] > li')
    await expect(photos).toHaveCount(5)
    const [large = 0, ...small] = await photos.evaluateAll((all) => all.map((one) => one.clientWidth))
    for (const one of small) expect(large).toBeGreaterThan(1.9 * one)
    const left = async () => (await news.boundingBox())?.x ?? 0
    await expect.poll(left).toBeLessThan(100)
    await wide(992)
    await expect.poll(left).toBeGreaterThan(500)

    await open(page, '/bang-gia', 'vi')
    const table = page.getByRole('region', { name: t('prices', 'title') })
    await expect.poll(async () => (await table.boundingBox())?.height).toBe(700)
    const bar = page.getByRole('navigation', { name: t('shell', 'bottomNavigation') })
    await wide(768)
    await expect(bar).toBeHidden()
    await wide(767)
    await expect(bar).toBeVisible()

    await bar.getByRole('button', { name: t('shell', 'bar.more') }).click()
    const dialogHeight = async () => (await page.getByRole('dialog').boundingBox())?.height ?? 0
    await expect.poll(dialogHeight).toBeGreaterThan(500)
    await expect.poll(dialogHeight, 'as tall as its content').toBeLessThan(900)
    await page.setViewportSize({ width: 767, height: 600 })
    await expect.poll(dialogHeight).toBe(540)

    // While it is open the page behind it stands still.
    const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    expect(await scrolling()).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect.poll(scrolling).not.toBe('hidden')
  },
)
