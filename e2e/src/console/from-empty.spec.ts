import { expect, type Page, test } from '@playwright/test'
import { addDays } from '@teeviet/contract/rules/time/dates'
import { holidayOf } from '@teeviet/contract/rules/time/holidays'
import { open } from '../helpers/golfer.ts'
import { bookRound, payByBank, placeOrder } from '../helpers/own-product/book-round.ts'
import { newGolfer, sameGolfer } from '../helpers/own-product/golfer-pages.ts'
import { addClub, openPortal } from '../helpers/own-product/open-club.ts'
import { type OwnProduct, ownProduct } from '../helpers/own-product/own-product.ts'
import { payShare } from '../helpers/own-product/pay-share.ts'
import {
  addCourse,
  addOffer,
  addPictures,
  addRates,
  addSchedule,
  addTerms,
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
import { openConsole } from '../helpers/own-product/sign-in.ts'
import { at, firstDay } from '../helpers/own-product/story-days.ts'
import { type Language, text } from '../helpers/texts.ts'

test.skip(({ hasTouch }) => !hasTouch, 'the same for both')
// one long story on a product of its own
test.setTimeout(300_000)

const t = (key: string) => text('en', 'staff', key)
const statement = (key: string) => text('en', 'staff-statement', key)
const clubWords = (key: string) => text('en', 'club', key)
const inVietnamese = (area: string, key: string) => text('vi' satisfies Language, area, key)

const today = firstDay()

/** A club without an agreement of its own has 90 of 100 of what the golfer paid. */
const share = '1.800.000đ'

let product: OwnProduct
test.beforeAll(async () => {
  product = await ownProduct()
  await product.startAt(at(today, '06:00'))
})
test.afterAll(() => product.remove())

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

test('an empty product becomes one with a course on sale, whose round is booked, paid, acknowledged, checked in and settled', async ({
  browser,
}) => {
  const console_ = await openConsole(browser, product)

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

  const portal = await test.step('the club sets its password and signs in to its portal', () =>
    addClub(browser, product, console_))

  await test.step('the club gives a place that may be sold without asking it', async () => {
    await giveAllotment(portal, addDays(today, 2))
    await portal.getByRole('link', { name: clubWords('portal.tab.waiting') }).click()
  })

  const golfer = await newGolfer(browser, product)
  const code =
    await test.step('a golfer finds the course and its tee times on home, and asks for one', async () => {
      await open(golfer, '/wap', 'vi')
      await expect(golfer.getByRole('main')).toContainText('Buổi chiều bên hồ')
      await expect(golfer.getByRole('main')).toContainText('Mùa golf bên hồ')
      await expect(golfer.getByRole('main')).toContainText('Giờ vàng')
      await open(golfer, article, 'vi')
      await expect(golfer.getByRole('heading', { name: 'Sân Mẫu mở cửa', exact: true })).toBeVisible()
      await readCourse(golfer, shown)
      return bookRound(golfer, product, { day: today, clock: '12:00', cover: 'Gói Mẫu' })
    })

  await test.step('the club accepts the request, staff place the order, the golfer pays by bank', async () => {
    const card = portal.getByRole('article', { name: code })
    await card.getByLabel(clubWords('reference')).fill('SM-1')
    await card.getByRole('button', { name: clubWords('send.accept') }).click()
    await expect(card).toHaveCount(0)
    await placeOrder(console_, code)
    await payByBank(golfer, product)
  })

  await test.step('the golfer reads on the bill that the club has acknowledged the round', async () => {
    await golfer.goto('/wap/history?type=3')
    await golfer.locator('[data-general-status="1"]').getByRole('link').first().click()
    await golfer.waitForURL(/\/wap\/detail-history-booked\/\d+/)
    await expect(golfer.getByRole('main')).toContainText('SM-1')
  })

  await product.startAt(at(today, '11:30'))
  const counter = await openPortal(browser, product)
  await test.step('the club checks the golfer in at the counter', async () => {
    await counter.getByRole('link', { name: clubWords('portal.tab.day') }).click()
    await counter.getByRole('table').getByRole('button', { name: code }).first().click()
    const card = counter.getByRole('article', { name: code })
    await card.getByRole('button', { name: t('attendance.record.checked_in') }).click()
    await expect(card).toContainText(t('attendance.checked_in'))
  })

  await counter.context().close()

  await product.startAt(at(addDays(today, 1), '06:00'))
  const office = await openConsole(browser, product)
  const reader =
    await test.step('the next day staff pay the club its share, and both read the same statement', async () => {
      await payShare(office, share)
      await open(office, '/staff/statements?course=1', 'en')
      const club = await openPortal(browser, product)
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
    const player = await sameGolfer(browser, product, golfer)
    await open(player, '/san/chi-tiet/1', 'vi')
    await player.getByLabel(inVietnamese('course', 'reviews.comment')).fill('Green nhanh, nhân viên chu đáo')
    await player.getByRole('button', { name: inVietnamese('course', 'reviews.send') }).click()
    await expect(player.locator('#reviews').getByRole('listitem').last()).toContainText('Green nhanh')
    const club = await openPortal(browser, product)
    await answerReview(club, 'Cảm ơn anh, hẹn gặp lại')
    // the server's kept page is renewed shortly after the answer
    await expect(async () => {
      await open(player, '/san/chi-tiet/1', 'vi')
      await expect(player.locator('#reviews')).toContainText('Cảm ơn anh, hẹn gặp lại', { timeout: 1_000 })
    }).toPass()
  })
})
