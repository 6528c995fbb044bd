import { expect, type Page, test } from '@playwright/test'
import { addDays, formatDay } from '@teeviet/contract/rules/time/dates'
import { newPhone, open, register } from '../helpers/golfer.ts'
import { bookRound, openBill, openInQueue, payByBank, placeOrder } from '../helpers/own-product/book-round.ts'
import { newGolfer } from '../helpers/own-product/golfer-pages.ts'
import { type OwnProduct, ownProduct } from '../helpers/own-product/own-product.ts'
import { sampleCourse, setUpCourse } from '../helpers/own-product/set-up-course.ts'
import { openConsole } from '../helpers/own-product/sign-in.ts'
import { at, firstDay } from '../helpers/own-product/story-days.ts'
import { smsOf } from '../helpers/sandbox.ts'
import { text } from '../helpers/texts.ts'

test.skip(({ hasTouch }) => !hasTouch, 'the same for both')
// one story on a product of its own
test.setTimeout(240_000)

const t = (area: string, key: string) => text('vi', area, key)
const staff = (key: string) => text('en', 'staff', key)
const golf = (key: string) => text('en', 'staff-golf', key)
const waitlist = (key: string) => text('en', 'staff-waitlist', key)

const today = firstDay()
const [roundDay, fullDay] = [addDays(today, 1), addDays(today, 2)]

let product: OwnProduct
test.beforeAll(async () => {
  product = await ownProduct()
  await product.startAt(at(today, '06:00'))
})
test.afterAll(() => product.remove())

/** Staff close all tee times of a day but the first one, at 12:00. */
async function closeAllButOne(page: Page): Promise<void> {
  await open(page, `/staff/tee-sheet?facility=1&day=${fullDay}`, 'en')
  const form = page.getByRole('group').filter({ has: page.getByText(golf('sheet.span'), { exact: true }) })
  await form.getByText(golf('sheet.span'), { exact: true }).click()
  await form.getByLabel(golf('sheet.time_to'), { exact: true }).fill('15:00')
  await form.getByLabel(golf('sheet.time_to'), { exact: true }).blur()
  await form.getByLabel(golf('sheet.time_from'), { exact: true }).fill('12:01')
  await form.getByLabel(golf('sheet.time_from'), { exact: true }).blur()
  await form.getByRole('button', { name: golf('sheet.closeSpan'), exact: true }).click()
  const [closed = ''] = golf('sheet.closedNow_other').split('{')
  await expect(page.getByText(new RegExp(`^${closed}[1-9]\\d* `)).first()).toBeVisible()
}

test('a request is answered with other times, its flight is opened to another golfer, and a full day gives its places to who waits', async ({
  browser,
}) => {
  const console_ = await openConsole(browser, product)
  await test.step('staff put a course on sale, and close all but one tee time of a day', async () => {
    await setUpCourse(console_)
    await closeAllButOne(console_)
    await open(console_, '/staff/waitlist', 'en')
    await expect(console_.getByText(waitlist('empty'))).toBeVisible()
  })

  const organiser = await newGolfer(browser, product)
  // what the phone would share is kept in the page
  await organiser.addInitScript(() => {
    Object.assign(navigator, {
      share: ({ url }: { url: string }) => document.body.setAttribute('data-shared', url),
    })
  })
  const bill = organiser.getByRole('main')
  const code = await test.step('staff answer a request with two other times', async () => {
    const asked = await bookRound(organiser, product, { day: roundDay, clock: '12:00', guests: ['Lê Hoa'] })
    await openInQueue(console_, asked)
    const panel = console_.getByRole('complementary', { name: staff('panel.label') })
    await panel.getByRole('button', { name: staff('offer.start') }).click()
    for (const place of [0, 1]) await panel.getByRole('checkbox').nth(place).check()
    await expect(panel.locator('[data-preview]')).toContainText('/o/…')
    await panel.getByRole('button', { name: staff('offer.send') }).click()
    await expect(panel).toContainText(staff('offer.open'))
    return asked
  })

  await test.step('the golfer takes the second one on the bill, and staff read it', async () => {
    await openBill(organiser)
    const times = bill
      .getByRole('listitem')
      .filter({ has: organiser.getByRole('button', { name: t('bill', 'offer.accept') }) })
    await expect(times).toHaveCount(2)
    const clock = /\d{2}:\d{2}/.exec((await times.nth(1).locator('.time').textContent()) ?? '')?.[0] ?? ''
    expect(clock).toMatch(/^1[2-5]:/)
    expect(clock).not.toBe('12:00')
    await times
      .nth(1)
      .getByRole('button', { name: t('bill', 'offer.accept') })
      .click()
    await expect(times).toHaveCount(0)
    await expect(bill.getByText(t('bill', 'status.awaitingPayment')).first()).toBeVisible()
    await expect(bill).toContainText(clock)
    const panel = console_.getByRole('complementary', { name: staff('panel.label') })
    await expect(panel).toContainText(staff('offer.accepted'))
    await expect(panel).toContainText(clock)
  })

  const joiner = await newGolfer(browser, product)
  const theirs = joiner.getByRole('main')
  const joinerPhone = newPhone()
  await test.step('the golfer opens the flight; another one asks to join by its link, and registers on the way', async () => {
    await bill.getByRole('button', { name: t('flight', 'own.open') }).click()
    await bill.getByRole('button', { name: t('flight', 'own.share') }).click()
    const shared = organiser.locator('body')
    await expect(shared).toHaveAttribute('data-shared', /\/o\/f\.[\w-]{22}$/)
    const link = new URL((await shared.getAttribute('data-shared')) ?? '').pathname
    await open(joiner, link, 'vi')
    await expect(theirs).toContainText(t('flight', 'page.left').replace('{n}', '2'))
    await theirs.getByRole('button', { name: t('flight', 'page.logIn') }).click()
    await register(joiner, joiner.request, joinerPhone, 'vi', product.sandbox)
    // the press that led to the login asks to join after it
    await expect(theirs.getByRole('button', { name: t('flight', 'page.withdraw') })).toBeVisible()
  })

  await test.step('the organiser lets the golfer in, who has a booking of their own in the same flight', async () => {
    const accept = new RegExp(`^${t('flight', 'own.acceptOf').replace('{name}', '.+')}$`)
    await bill.getByRole('button', { name: accept }).click()
    await expect(bill).toContainText(t('flight', 'ask.joined'))
    await joiner.reload()
    await theirs.getByRole('link', { name: t('flight', 'page.toBill') }).click()
    await joiner.waitForURL(/detail-history-booked\/\d+/)
    const [joined = ''] = t('flight', 'joined').split('{name}')
    await expect(theirs.getByRole('region', { name: t('flight', 'joinedTitle') })).toContainText(joined)
    await openInQueue(console_, code)
    const panel = console_.getByRole('complementary', { name: staff('panel.label') })
    await expect(panel).toContainText(staff('panel.playsWith'))
  })

  const group = await newGolfer(browser, product)
  await test.step('four players take the only tee time of the full day', () =>
    bookRound(group, product, {
      day: fullDay,
      clock: '12:00',
      guests: ['Khách Mẫu Hai', 'Khách Mẫu Ba', 'Khách Mẫu Tư'],
    }))

  await test.step('the other golfer waits for a place, first in the line that staff see', async () => {
    await open(joiner, `/wap/tee-time/1?date=${fullDay}`, 'vi')
    await joiner.getByRole('button', { name: t('history', 'waitlist.join') }).click()
    const form = joiner.getByRole('region', { name: t('history', 'waitlist.form.title') })
    await form.getByRole('button', { name: t('history', 'waitlist.form.send') }).click()
    await expect(joiner.getByRole('link', { name: t('history', 'waitlist.joined') })).toBeVisible()
    await open(joiner, '/wap/history', 'vi')
    const own = joiner.locator('[data-waitlist]')
    await expect(own).toContainText(t('history', 'waitlist.entry.next'))
    await expect(own).toContainText(/, 12:00\s· /)
    await open(console_, '/staff/waitlist', 'en')
    const entry = console_.getByRole('main').getByRole('article')
    await expect(entry).toHaveCount(1)
    await expect(entry).toContainText('#1')
    await expect(entry).toContainText(`${sampleCourse.english}, ${formatDay(fullDay)}`)
    await expect(entry).toContainText(/Golfer \d+\s· 12:00\s·/)
  })

  await test.step('the four cancel: the waiting golfer has the places, and an SMS about them', async () => {
    const before = (await smsOf(joiner.request, joinerPhone, product.sandbox)).length
    await openBill(group)
    await group
      .getByRole('main')
      .getByRole('button', { name: t('bill', 'cancel.button') })
      .click()
    await group
      .getByRole('dialog')
      .getByRole('button', { name: t('bill', 'cancel.button') })
      .click()
    await expect(async () => {
      await open(joiner, '/wap/history', 'vi')
      await expect(joiner.locator('[data-waitlist]')).toContainText(t('history', 'waitlist.entry.booked'), {
        timeout: 1_000,
      })
    }).toPass({ timeout: 30_000 })
    await expect
      .poll(async () => (await smsOf(joiner.request, joinerPhone, product.sandbox)).length)
      .toBeGreaterThan(before)
    await open(console_, '/staff/waitlist', 'en')
    await expect(console_.getByText(waitlist('empty'))).toBeVisible()
  })

  await test.step('the booking made for it is placed by staff and paid', async () => {
    await joiner
      .locator('[data-waitlist]')
      .getByRole('link', { name: t('history', 'waitlist.entry.bill') })
      .click()
    await joiner.waitForURL(/detail-history-booked\/\d+/)
    await expect(theirs).toContainText('12:00')
    const waited = /TV[0-9A-Z]{6}/.exec((await theirs.textContent()) ?? '')?.[0] ?? ''
    await placeOrder(console_, waited, 'both')
    await open(joiner, '/wap/history?type=2', 'vi')
    await payByBank(joiner, product)
    await expect(joiner.locator('[data-general-status="1"]').filter({ hasText: waited })).toBeVisible()
  })
})
