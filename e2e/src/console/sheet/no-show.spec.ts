import { expect, request, test } from '@playwright/test'
import { formatMoney, percentOf } from '@teeviet/contract/rules/money/money'
import { addDays, dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { signInByCall } from '../../helpers/devices/staff-cookie.ts'
import { newPhone, open } from '../../helpers/golfer.ts'
import { rowAt } from '../../helpers/keyboard/sheet-by-keys.ts'
import { callerOf } from '../../helpers/morning/calls.ts'
import { type OwnProduct, ownProduct } from '../../helpers/own-product/own-product.ts'
import { signIn } from '../../helpers/own-product/sign-in.ts'
import { smsOf } from '../../helpers/sandbox.ts'
import { text } from '../../helpers/texts.ts'

// a product of its own, whose clock goes on past the tee time
test.setTimeout(240_000)

const t = (key: string) => text('en', 'staff', key)
const golf = (key: string) => text('en', 'staff-golf', key)
const kept = 40
const course = 1
const today = addDays(dayOf(Date.now()), 1)
const password = 'teeviet-demo'
const admin = { email: 'admin@teeviet.test', password }

let product: OwnProduct
test.beforeAll(async () => {
  product = await ownProduct({ DEMO: '1', TEE_SHEET_DAYS: '3' })
  await product.startAt(startOfDay(today) + 6 * 3_600_000)
})
test.afterAll(() => product.remove())

/** A round of two that was paid at the counter, at a course that keeps a part of the price of a no-show. */
async function paidRound() {
  const device = await request.newContext({ baseURL: product.url })
  const staff = callerOf(device, await signInByCall(admin, product.url))
  const { version, refund_terms } = await staff('GET /api/staff/courses/:id', { id: course })
  await staff('POST /api/staff/courses/:id/refund-terms', {
    id: course,
    version,
    refund_terms,
    no_show_kept_percent: kept,
  })
  const { tee_times } = await staff('GET /api/staff/tee-sheet', { facility_id: course, day: today })
  const start = tee_times.find(
    ({ start_at, left, price, is_closed }) =>
      start_at > startOfDay(today) + 7 * 3_600_000 && left === 4 && price > 0 && !is_closed,
  )
  if (!start) throw new Error('no start is free today')
  const phone = newPhone()
  const { general_bill_code: code } = await staff('POST /api/staff/bookings', {
    phone,
    fullname: 'Lê Vắng',
    facility_id: course,
    start_at: start.start_at,
    golfer_plays: 1,
    players: ['Trần Muộn'],
    counter_method: 'counter_cash',
    expected_amount: 2 * start.price,
  })
  return { device, phone, code, startAt: start.start_at, price: start.price }
}

test('a no-show shows staff and the club the SMS to the golfer first, and is recorded only once they agree', async ({
  browser,
}) => {
  const { device, phone, code, startAt, price } = await paidRound()
  const sent = async () => (await smsOf(device, phone, product.sandbox)).map((sms) => sms.text)
  await product.startAt(startAt + 10 * 60_000)
  const returned = formatMoney(price - percentOf(price, kept))

  const office = await (await product.open(browser, { viewport: { width: 1280, height: 900 } })).newPage()
  await signIn(office, admin)
  await open(office, `/staff/tee-sheet?facility=${course}&day=${today}`, 'en')
  const tile = rowAt(office, startAt).locator('[data-tile][aria-label^="Lê Vắng"]')
  const dialog = office.getByRole('dialog')
  const preview = dialog.locator('[data-preview]')
  const record = t('attendance.record.no_show')

  await test.step('the key on the sheet shows the SMS, and going back records nothing', async () => {
    await tile.focus()
    await office.keyboard.press('d')
    await expect(preview).toContainText(returned)
    await expect(dialog.getByRole('button', { name: record })).toBeFocused()
    await office.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(tile).toBeFocused()
    await expect(tile).not.toContainText(t('attendance.no_show'))
  })

  await test.step('agreed to by Enter, the no-show is recorded and the golfer gets the SMS that was shown', async () => {
    await office.keyboard.press('d')
    const shown = await preview.textContent()
    await expect(dialog.getByRole('button', { name: record })).toBeFocused()
    await office.keyboard.press('Enter')
    await expect(tile).toContainText(t('attendance.no_show'))
    await expect.poll(sent).toContain(shown)
  })

  await test.step('what the SMS said is taken back by the act that shows the next one, not by an undo', async () => {
    const toast = office.locator('[data-toast]').filter({ hasText: t('attendance.no_show') })
    await expect(toast).toBeVisible()
    await expect(toast.getByRole('button', { name: t('undo.button'), exact: true })).toHaveCount(0)
  })
  await office.context().close()

  const club = await (await product.open(browser, { viewport: { width: 390, height: 844 } })).newPage()
  await signIn(club, { email: 'club@teeviet.test', password })
  await open(club, `/staff/club-portal?tab=day&course=${course}&day=${today}`, 'en')
  await club
    .getByRole('table', { name: golf('nav.sheet') })
    .getByRole('button', { name: code })
    .first()
    .click()
  const card = club.getByRole('article', { name: code })
  const line = (name: string) => card.getByRole('listitem').filter({ hasText: name })
  const question = club.getByRole('dialog')

  await test.step('the club reads the SMS before it takes the no-show back', async () => {
    const undo = t('attendance.record.expected')
    await line('Lê Vắng').getByRole('button', { name: undo }).click()
    await expect(question.locator('[data-preview]')).toContainText(returned)
    const shown = await question.locator('[data-preview]').textContent()
    const width = await club.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await question.getByRole('button', { name: undo }).click()
    await expect(line('Lê Vắng')).toContainText(t('attendance.expected'))
    await expect.poll(sent).toContain(shown)
  })

  await test.step('a check-in sends no SMS and asks nothing', async () => {
    await line('Trần Muộn')
      .getByRole('button', { name: t('attendance.record.checked_in') })
      .click()
    await expect(line('Trần Muộn')).toContainText(t('attendance.checked_in'))
    await expect(question).toHaveCount(0)
  })
  await club.context().close()
  await device.dispose()
})
