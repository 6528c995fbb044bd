import { expect, type Page, test } from '@playwright/test'
import { addDays, type Day, dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { holidayOf } from '@teeviet/contract/rules/time/holidays'
import { newPhone, open, register } from '../helpers/golfer.ts'
import { type OwnProduct, ownProduct } from '../helpers/own-product/own-product.ts'
import { payShare } from '../helpers/own-product/pay-share.ts'
import {
  addCourse,
  addOffer,
  addPictures,
  addRates,
  addSchedule,
  addTerms,
  sampleCourse,
} from '../helpers/own-product/set-up-course.ts'
import {
  addClubPhone,
  addNetPrice,
  addPackage,
  answerReview,
  giveAllotment,
} from '../helpers/own-product/set-up-sales.ts'
import { addArticle, addBanner, addHoliday } from '../helpers/own-product/set-up-site.ts'
import { savePremiums, saveStatement, settleDispute } from '../helpers/own-product/settle-dispute.ts'
import { signIn } from '../helpers/own-product/sign-in.ts'
import { readTransferQr } from '../helpers/read-qr.ts'
import { pay } from '../helpers/sandbox.ts'
import { type Language, text } from '../helpers/texts.ts'

test.skip(({ hasTouch }) => !hasTouch, 'the same for both')
// one long story on a product of its own
test.setTimeout(300_000)

const t = (key: string) => text('en', 'staff', key)
const people = (key: string) => text('en', 'staff-people', key)
const statement = (key: string) => text('en', 'staff-statement', key)
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'vi-VN' }
const clubWords = (key: string) => text('en', 'club', key)
const inVietnamese = (area: string, key: string) => text('vi' satisfies Language, area, key)

const clubLogin = { email: 'san-mau@teeviet.test', name: 'Sân Mẫu', password: 'sample-club-1' }
/** Tomorrow, or the day after if that is the last of its month: the payout of the next day is in the same statement. */
function firstDay(): Day {
  let day = addDays(dayOf(Date.now()), 1)
  while (addDays(day, 1).slice(0, 7) !== day.slice(0, 7)) day = addDays(day, 1)
  return day
}
const today = firstDay()
const at = (clock: string) =>
  startOfDay(today) + (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * 60_000

const nextDay = at('06:00') + 86_400_000
/** A club without an agreement of its own has 90 of 100 of what the golfer paid. */
const share = '1.800.000đ'

let product: OwnProduct
test.beforeAll(async () => {
  product = await ownProduct()
  await product.startAt(at('06:00'))
})
test.afterAll(() => product.remove())

/** Invites the club's account and returns the link to set its password. */
async function inviteClub(page: Page): Promise<string> {
  await open(page, '/staff/users', 'en')
  await page.getByRole('link', { name: people('user.invite') }).click()
  await page.getByLabel(people('user.email')).fill(clubLogin.email)
  await page.getByLabel(people('user.name'), { exact: true }).fill(clubLogin.name)
  await page.getByRole('checkbox', { name: t('role.staff') }).uncheck()
  await page.getByRole('checkbox', { name: t('role.club') }).check()
  await page.getByRole('combobox', { name: people('user.courses') }).click()
  await page.getByRole('option', { name: sampleCourse.english }).click()
  await page.keyboard.press('Tab')
  await page
    .getByRole('button', { name: people('user.invite') })
    .last()
    .click()
  const link = page.getByText(/\/staff\/set-password#/)
  await expect(link).toBeVisible()
  return (await link.textContent()) ?? ''
}

/** Reads the page of the course as golfers do: its logo, pictures, facts and the map of its holes. */
async function readCourse(page: Page, { logo, map }: { logo: string; map: string }): Promise<void> {
  await open(page, '/san/chi-tiet/1', 'vi')
  const main = page.getByRole('main')
  await expect(main.locator(`img[src="${logo}"]`)).toBeVisible()
  await expect(main).toContainText('Nguyễn Văn Mẫu')
  await main
    .getByRole('button', { name: inVietnamese('course', 'layouts.map').replace('{name}', 'Hồ') })
    .click()
  const enlarged = page.getByRole('dialog').locator(`img[src="${map}"]`)
  await expect(enlarged.first()).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Books the first tee time of the day for the golfer alone, who registers on the way. Returns the code of the booking. */
async function book(page: Page): Promise<string> {
  const w = inVietnamese
  await open(page, '/san/chi-tiet/1', 'vi')
  await page
    .getByRole('main')
    .getByRole('link', { name: w('ui', 'placesLeft_other').replace('{n}', '4') })
    .first()
    .click()
  await page.waitForURL(/\/booking-now/)
  await page.locator('html[data-hydrated]').waitFor()
  const form = page.getByRole('form', { name: w('booking', 'form.label') })
  await form.getByRole('button', { name: w('booking', 'form.packages') }).click()
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Gói Mẫu/ })
    .press('Space')
  await page.getByRole('dialog').getByRole('button').last().click()
  await form.getByRole('button', { name: w('booking', 'form.players') }).click()
  await register(page, page.request, newPhone(), 'vi', product.sandbox)
  const done = w('players', 'doneWith_other').replace('{n}', '1')
  await page.getByRole('dialog').getByRole('button', { name: done }).click()
  await form.getByRole('button', { name: w('booking', 'form.book'), exact: true }).click()
  await page.waitForURL(/\/info-booking-now\?type=booking-now/)
  await page.goto('/wap/history')
  const card = page.getByRole('main').getByRole('article')
  await expect(card).toHaveCount(1)
  return /TV[0-9A-Z]{6}/.exec((await card.textContent()) ?? '')?.[0] ?? ''
}

async function payByBank(page: Page): Promise<void> {
  const w = inVietnamese
  await page.getByRole('article').getByRole('link').first().click()
  await page.waitForURL(/payment-method/)
  await page.getByText(w('payment', 'method.hint.bank')).click()
  await page.waitForURL(/qr-payment/)
  await pay(page.request, await readTransferQr(page.getByRole('img', { name: /QR/ })), product.sandbox)
  await page.waitForURL(/\/wap\/history\?type=3/)
}

test('an empty product becomes one with a course on sale, whose round is booked, paid, acknowledged, checked in and settled', async ({
  browser,
}) => {
  const console_ = await (await product.open(browser, { viewport: { width: 1280, height: 900 } })).newPage()
  await signIn(console_, product.admin)

  const shown =
    await test.step('the course with its pictures, when its groups start, what they pay and what cancelling costs', async () => {
      for (const path of ['/staff/tee-sheet', '/staff/rates']) {
        await open(console_, path, 'en')
        await expect(console_.getByText(text('en', 'staff-golf', 'noCourses'))).toBeVisible()
      }
      await addCourse(console_)
      const pictures = await addPictures(console_)
      await addTerms(console_)
      await addRates(console_)
      await addSchedule(console_)
      return pictures
    })

  await test.step('an offer, a flash sale and a package to sell; the phone and the net price of the club', async () => {
    await addOffer(console_, today, { vi: 'Buổi chiều bên hồ', en: 'Afternoons at the lake' })
    await addOffer(console_, today, { vi: 'Giờ vàng', en: 'Golden hour', isFlashSale: true })
    await addPackage(console_, { vi: 'Gói Mẫu', en: 'Sample package' })
    await addClubPhone(console_, '0912000001')
    await addNetPrice(console_, '1700000')
  })

  const article = await test.step('a banner, an article and an announced holiday', async () => {
    await addBanner(console_, 'Mùa golf bên hồ')
    let day = addDays(today, 3)
    while (holidayOf(day)) day = addDays(day, 1)
    await addHoliday(console_, day)
    return addArticle(console_, 'Sân Mẫu mở cửa')
  })

  const portal = await test.step('the club sets its password and signs in to its portal', async () => {
    const link = await inviteClub(console_)
    const page = await (await product.open(browser, { viewport: { width: 390, height: 844 } })).newPage()
    await page.goto(link.replace('#', '?lang=en#'))
    await page.getByLabel(people('password.new')).fill(clubLogin.password)
    await page.getByRole('button', { name: people('password.set') }).click()
    await expect(page.getByRole('status')).toContainText(clubLogin.email)
    await signIn(page, clubLogin)
    return page
  })

  await test.step('the club gives a place that may be sold without asking it', async () => {
    await giveAllotment(portal, addDays(today, 2))
    await portal.getByRole('link', { name: clubWords('portal.tab.waiting') }).click()
  })

  const golfer = await (await product.open(browser, { ...phone })).newPage()
  const code =
    await test.step('a golfer finds the course and its tee times on home, and asks for one', async () => {
      await open(golfer, '/wap', 'vi')
      await expect(golfer.getByRole('main')).toContainText('Buổi chiều bên hồ')
      await expect(golfer.getByRole('main')).toContainText('Mùa golf bên hồ')
      await expect(golfer.getByRole('main')).toContainText('Giờ vàng')
      await open(golfer, article, 'vi')
      await expect(golfer.getByRole('heading', { name: 'Sân Mẫu mở cửa', exact: true })).toBeVisible()
      await readCourse(golfer, shown)
      return book(golfer)
    })

  await test.step('the club accepts the request, staff place the order, the golfer pays by bank', async () => {
    const card = portal.getByRole('article', { name: code })
    await card.getByLabel(clubWords('reference')).fill('SM-1')
    await card.getByRole('button', { name: clubWords('send.accept') }).click()
    await expect(card).toHaveCount(0)
    await open(console_, `/staff?tab=confirmed&q=${code}`, 'en')
    await console_.getByRole('button', { name: code }).click()
    const place = console_.getByRole('button', { name: t('act.place') }).first()
    await place.click()
    await expect(console_.getByLabel(t('act.note'))).toBeVisible()
    await place.click()
    await expect(console_.getByLabel(t('act.note'))).toBeHidden()
    await payByBank(golfer)
  })

  await test.step('the golfer reads on the bill that the club has acknowledged the round', async () => {
    await golfer.goto('/wap/history?type=3')
    await golfer.locator('[data-general-status="1"]').getByRole('link').first().click()
    await golfer.waitForURL(/\/wap\/detail-history-booked\/\d+/)
    await expect(golfer.getByRole('main')).toContainText('SM-1')
  })

  await product.startAt(at('11:30'))
  const counter = await (await product.open(browser, { viewport: { width: 390, height: 844 } })).newPage()
  await test.step('the club checks the golfer in at the counter', async () => {
    await signIn(counter, clubLogin)
    await counter.getByRole('link', { name: clubWords('portal.tab.day') }).click()
    await counter.getByRole('table').getByRole('button', { name: code }).first().click()
    const card = counter.getByRole('article', { name: code })
    await card.getByRole('button', { name: t('attendance.record.checked_in') }).click()
    await expect(card).toContainText(t('attendance.checked_in'))
  })

  await counter.context().close()

  await product.startAt(nextDay)
  const office = await (await product.open(browser, { viewport: { width: 1280, height: 900 } })).newPage()
  const reader =
    await test.step('the next day staff pay the club its share, and both read the same statement', async () => {
      await signIn(office, product.admin)
      await payShare(office, share)
      await open(office, '/staff/statements?course=1', 'en')
      const club = await (await product.open(browser, { viewport: { width: 390, height: 844 } })).newPage()
      await signIn(club, clubLogin)
      await club
        .getByRole('tab', { name: clubWords('portal.tab.statement') })
        .or(club.getByRole('link', { name: clubWords('portal.tab.statement') }))
        .click()
      for (const page of [office, club]) {
        const main = page.getByRole('main')
        await expect(main.getByRole('listitem').filter({ hasText: 'FT-SM-1' })).toContainText(share)
        await expect(main.locator('dl')).toContainText(`${statement('closing')}0đ`)
        await expect(main).toContainText(code)
      }
      return club
    })

  await test.step('the statement is saved, the club disputes its line, staff settle it; the insurer’s list has the package', async () => {
    await saveStatement(office, { code, reference: 'SM-1', amount: 2_000_000, share: 1_800_000 })
    await settleDispute(office, reader)
    await reader.context().close()
    await savePremiums(office, code, 'Sample package')
  })

  await test.step('the golfer reviews the round, the club answers, and everyone reads both', async () => {
    const storageState = await golfer.context().storageState()
    const player = await (await product.open(browser, { ...phone, storageState })).newPage()
    await open(player, '/san/chi-tiet/1', 'vi')
    await player.getByLabel(inVietnamese('course', 'reviews.comment')).fill('Green nhanh, nhân viên chu đáo')
    await player.getByRole('button', { name: inVietnamese('course', 'reviews.send') }).click()
    await expect(player.locator('#reviews').getByRole('listitem').last()).toContainText('Green nhanh')
    const club = await (await product.open(browser, { viewport: { width: 390, height: 844 } })).newPage()
    await signIn(club, clubLogin)
    await answerReview(club, 'Cảm ơn anh, hẹn gặp lại')
    // the server's kept page is renewed shortly after the answer
    await expect(async () => {
      await open(player, '/san/chi-tiet/1', 'vi')
      await expect(player.locator('#reviews')).toContainText('Cảm ơn anh, hẹn gặp lại', { timeout: 1_000 })
    }).toPass()
  })
})
