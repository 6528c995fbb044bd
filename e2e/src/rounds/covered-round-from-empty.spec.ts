import { expect, type Locator, type Page, test } from '@playwright/test'
import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { bookRound, openBill, payByBank, placeOrder } from '../helpers/own-product/book-round.ts'
import { claimHoleInOne, confirmAsWitness, decideClaim } from '../helpers/own-product/claim-hole-in-one.ts'
import { newGolfer, sameGolfer } from '../helpers/own-product/golfer-pages.ts'
import { type OwnProduct, ownProduct } from '../helpers/own-product/own-product.ts'
import { setUpCourse } from '../helpers/own-product/set-up-course.ts'
import { addNetPrices, addPackage } from '../helpers/own-product/set-up-sales.ts'
import { openConsole } from '../helpers/own-product/sign-in.ts'
import { at, firstDay } from '../helpers/own-product/story-days.ts'
import { photo } from '../helpers/own-product/upload-picture.ts'
import { text } from '../helpers/texts.ts'

test.skip(({ hasTouch }) => !hasTouch, 'the same for both')
// one story on a product of its own
test.setTimeout(240_000)

const t = (area: string, key: string) => text('vi', area, key)
const staff = (key: string) => text('en', 'staff', key)
const booking = (key: string) => text('en', 'staff-new-booking', key)
const content = (key: string) => text('en', 'staff-content', key)

// net prices hold from the day after they are set
const today = firstDay(2)
const roundDay = addDays(today, 1)

let product: OwnProduct
test.beforeAll(async () => {
  product = await ownProduct()
  await product.startAt(at(today, '06:00'))
})
test.afterAll(() => product.remove())

/** Staff book a member of the club at the counter, who pays in cash. Returns the code of the booking. */
async function bookMember(page: Page, { day, clock }: { day: Day; clock: string }): Promise<string> {
  await open(page, `/staff/tee-sheet?facility=1&day=${day}`, 'en')
  await expect(page.getByRole('table', { name: text('en', 'staff-golf', 'nav.sheet') })).toBeVisible()
  await page.keyboard.press('w')
  const form = page.getByRole('form', { name: booking('title') })
  await form.getByLabel(booking('start')).selectOption(String(at(day, clock)))
  await form.getByLabel(booking('name')).fill('Đỗ Hội Viên')
  await form.getByRole('button', { name: booking('show') }).click()
  await expect(form.getByRole('status')).toContainText('2.000.000đ')
  await form.getByLabel(booking('rate')).selectOption('club_member')
  await expect(form.getByRole('status')).toContainText('1.200.000đ')
  await form.getByLabel(booking('name')).press('Enter')
  const panel = page.getByRole('complementary', { name: staff('panel.label') })
  await expect(panel.getByText(staff('state.paid')).first()).toBeVisible()
  return (await panel.getByRole('heading', { level: 2 }).textContent()) ?? ''
}

/** Both photos of the review are there and have loaded. */
async function expectPhotos(photos: Locator): Promise<void> {
  await expect(photos).toHaveCount(2)
  for (const one of await photos.all()) {
    await one.scrollIntoViewIfNeeded()
    await expect.poll(() => one.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
}

test('net prices of hours and of members apply to rounds of an empty product, whose golfer has a hole-in-one paid and reviews the course with photos', async ({
  browser,
}) => {
  const console_ = await openConsole(browser, product)
  await test.step('staff put a course on sale with prices for members, net prices and a package', async () => {
    await setUpCourse(console_, { members: 1_200_000 })
    await addNetPrices(console_, {
      day: roundDay,
      wholeDay: 1_700_000,
      hours: { from: '12:00', to: '13:00', price: 1_450_000 },
      members: 700_000,
    })
    await addPackage(console_, { vi: 'Gói Mẫu', en: 'Sample package' })
  })

  const booker = await newGolfer(browser, product)
  const code = await test.step('a golfer books and insures three for the next day, and pays', async () => {
    const booked = await bookRound(booker, product, {
      day: roundDay,
      clock: '12:00',
      guests: ['Lê Hoa', 'Trần Minh'],
      cover: 'Gói Mẫu',
    })
    await placeOrder(console_, booked, 'both')
    await payByBank(booker, product)
    await openBill(booker)
    await booker
      .getByRole('main')
      .getByRole('link', { name: t('bill', 'certificate') })
      .click()
    await booker.waitForURL(/insurance-certificate/)
    await expect(booker.getByRole('main')).toContainText(t('documents', 'hio.claim.notNow'))
    return booked
  })

  await console_.context().close()
  await product.startAt(at(roundDay, '13:30'))
  const counter = await openConsole(browser, product)
  const member = await test.step('on the day a member of the club pays their own price at the counter', () =>
    bookMember(counter, { day: roundDay, clock: '14:00' }))

  const golfer = await sameGolfer(browser, product, booker)
  const certificate = golfer.getByRole('main')
  await test.step('the golfer claims a hole-in-one on the certificate, and its witness confirms it', async () => {
    await openBill(golfer)
    await golfer
      .getByRole('main')
      .getByRole('link', { name: t('bill', 'certificate') })
      .click()
    const witness = await claimHoleInOne(golfer)
    const other = await newGolfer(browser, product)
    await confirmAsWitness(other, product, witness)
    await other.context().close()
  })

  await test.step('staff send the claim to the insurer and record that it was paid, which the golfer reads', async () => {
    await decideClaim(counter, code)
    await golfer.reload()
    await expect(certificate).toContainText(t('documents', 'hio.state.paid'))
    await counter.context().close()
  })

  await product.startAt(at(addDays(roundDay, 1), '06:00'))
  const office = await openConsole(browser, product)
  await test.step('the next day the statement has the net price of the hours, and of the member', async () => {
    const row = (of: string) => office.getByRole('main').getByRole('row').filter({ hasText: of })
    await expect(async () => {
      await open(office, '/staff/statements?course=1', 'en')
      await expect(row(code)).toContainText('4.350.000đ', { timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await expect(row(code)).toContainText('6.000.000đ')
    await expect(row(member)).toContainText('1.200.000đ')
    await expect(row(member)).toContainText('700.000đ')
  })

  await test.step('the golfer reviews the round with photos, which staff see', async () => {
    const player = await sameGolfer(browser, product, golfer)
    await open(player, '/san/chi-tiet/1', 'vi')
    await player.getByLabel(t('course', 'reviews.comment')).fill('Green nhanh, hồ đẹp')
    await player
      .getByLabel(t('course', 'reviews.photos'))
      .setInputFiles([await photo('green', '#2f7d4f'), await photo('lake', '#31597d')])
    await player.getByRole('button', { name: t('course', 'reviews.send') }).click()
    await expect(player.locator('#reviews').getByRole('listitem').last()).toContainText('Green nhanh')
    await player.context().close()
    await open(office, '/staff/reviews', 'en')
    const review = office.getByRole('main').getByRole('article')
    await expect(review).toContainText('Green nhanh, hồ đẹp')
    await expectPhotos(review.locator('img'))
  })

  await test.step('another reader opens them; once staff remove them they are gone', async () => {
    const reader = await newGolfer(browser, product)
    const [named = ''] = t('course', 'reviews.photo').split('{')
    const photos = reader.locator('#reviews').getByRole('button', { name: named }).locator('img')
    await expect(async () => {
      await open(reader, '/san/chi-tiet/1', 'vi')
      await expect(photos).toHaveCount(2, { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await expectPhotos(photos)
    await photos.nth(1).click()
    await expect(reader.getByRole('dialog').locator('img').first()).toBeVisible()

    const review = office.getByRole('main').getByRole('article')
    await review.getByRole('button', { name: content('review.removePhotos') }).click()
    await review.getByRole('textbox').fill('A person on it did not agree')
    await review.getByRole('button', { name: content('review.removePhotos') }).click()
    await expect(review.locator('img')).toHaveCount(0)
    await expect(async () => {
      await open(reader, '/san/chi-tiet/1', 'vi')
      await expect(reader.locator('#reviews')).toContainText('Green nhanh', { timeout: 1_000 })
      await expect(photos).toHaveCount(0, { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
  })
})
