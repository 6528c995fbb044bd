import { expect, type Page } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { type Day, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { newPhone, open } from '../golfer.ts'
import { text } from '../texts.ts'
import type { Caller } from './calls.ts'
import type { Asked } from './golfers.ts'

const t = (key: string) => text('en', 'staff', key)
const golf = (key: string) => text('en', 'staff-golf', key)
const change = (key: string) => text('en', 'staff-change', key)
const counter = (key: string) => text('en', 'staff-new-booking', key)

const panelOf = (page: Page) => page.getByRole('complementary', { name: t('panel.label') })

/** Of some orders one whose course has a start at another price on its day, and that start. */
export async function findDearerOrCheaper(staff: Caller, orders: readonly Asked[]) {
  for (const order of orders) {
    const { date_played, facility, amount, number_player } = await staff('GET /api/staff/bookings/:id', {
      id: order.id,
    })
    const starts = await staff('GET /api/booking/booking_pax/sugestion_teetime_for_wap', {
      facility_id: facility.id,
      date_played: dayOf(date_played),
    })
    const other = starts.find(
      ({ price, places_left }) =>
        price !== null && price * number_player !== amount && places_left >= number_player,
    )
    if (other) return { order, other }
  }
  throw new Error('no start of the courses has another price')
}

/** Staff move an order to another start, having seen the difference. */
export async function moveToStart(page: Page, order: Asked, label: string): Promise<void> {
  await open(page, `/staff?tab=all&id=${order.id}`, 'en')
  const panel = panelOf(page)
  await panel.getByRole('button', { name: change('open') }).click()
  await panel.getByRole('radio', { name: label }).check()
  await panel.getByLabel(change('reason')).fill('The golfer called')
  await panel.getByRole('button', { name: change('show') }).click()
  const quote = panel.getByRole('status')
  await expect(quote.getByText('→').first()).toBeVisible()
  await expect(quote.getByText(change('difference'))).toBeVisible()
  await expect(quote.locator('[data-preview]')).toContainText(order.code)
  await panel.getByRole('button', { name: change('apply') }).click()
  await expect(page.getByText(change('done').replace('{code}', order.code))).toBeVisible()
}

/** Staff close the tee times of some orders of a course, and decide about each: `ended` cannot be taken, the others stay. */
export async function closeOver(page: Page, orders: readonly Asked[], ended: Asked): Promise<void> {
  const clocks = orders.map(({ start }) => formatClock(start.at)).toSorted()
  const [first] = orders
  if (!first) throw new Error('nothing is booked')
  const { course, at } = first.start
  await open(page, `/staff/tee-sheet?facility=${course}&day=${dayOf(at)}`, 'en')
  const form = page.getByRole('group').filter({ has: page.getByText(golf('sheet.span'), { exact: true }) })
  await form.getByText(golf('sheet.span'), { exact: true }).click()
  await form.getByLabel(golf('sheet.time_from'), { exact: true }).fill(clocks[0] ?? '')
  await form.getByLabel(golf('sheet.time_to'), { exact: true }).fill(clocks.at(-1) ?? '')
  await form.getByLabel(golf('field.note')).fill('The greens are under water')
  await form.getByRole('button', { name: golf('sheet.closeSpan'), exact: true }).click()
  const title = golf('closing.title_other').replace('{n}', String(orders.length))
  await expect(form.getByRole('heading', { name: title })).toBeVisible()
  for (const order of orders)
    await form
      .getByRole('group', { name: order.code })
      .getByRole('radio', { name: golf(order === ended ? 'closing.end' : 'closing.keep'), exact: true })
      .check()
  await form
    .getByRole('group', { name: t('act.reason') })
    .getByRole('radio')
    .first()
    .check()
  await expect(form.locator('[data-preview]')).toContainText(`/b/${ended.id}`)
  await form.getByRole('button', { name: golf('closing.confirmEnd_one').replace('{n}', '1') }).click()
  await expect(page.getByText(/^Closed \d+ tee times?\. Places kept: 4\. Bookings ended: 1\.$/)).toBeVisible()
}

/**
 * Staff book, take cash and check in a golfer who stands at the counter of a course with a free start soon, by keys.
 * @returns the code of the booking
 */
export async function takeWalkIn(page: Page, staff: Caller, day: Day): Promise<string> {
  const course = await courseForWalkIn(staff, day)
  await open(page, `/staff/tee-sheet?facility=${course}&day=${day}`, 'en')
  await expect(page.getByRole('table', { name: golf('nav.sheet') })).toBeVisible()
  await page.keyboard.press('w')
  const form = page.getByRole('form', { name: counter('title') })
  await expect(form.getByLabel(counter('phone'))).toBeFocused()
  await page.keyboard.type(newPhone())
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toContainText(counter('newAccount'))
  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  await expect(panel.getByText(t('state.paid')).first()).toBeVisible()
  await expect(panel.getByText(t('panel.method.counter_cash'))).toBeVisible()
  await expect(panel.getByText(t('attendance.checked_in')).first()).toBeVisible()
  return (await panel.getByRole('heading', { level: 2 }).textContent()) ?? ''
}

/** Rain ends a round after nine holes: staff credit the others to the wallet. */
export async function stopForRain(page: Page, code: string): Promise<void> {
  await open(page, '/staff/tee-sheet', 'en')
  await page.getByLabel(golf('checkIn.code')).fill(code)
  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  await panel.getByRole('button', { name: t('rainCheck.title') }).click()
  const form = panel.getByRole('form', { name: t('rainCheck.title') })
  await form.getByRole('button', { name: t('rainCheck.show') }).click()
  await expect(form.getByText(t('rainCheck.missing'))).toBeVisible()
  await form.getByLabel(t('rainCheck.marshal')).fill('Starter of the morning')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toContainText('đ')
  await expect(form.locator('[data-preview]')).toContainText('đ')
  await page.keyboard.press('Enter')
  const recorded = t('rainCheck.recorded').split(',')[0] ?? ''
  await expect(panel.getByText(recorded.replace('{holes}', '9').replace('{of}', '18'))).toBeVisible()
}

/** A course whose next free start stays the next one while the form is filled in, and is over before the first payment window ends. */
async function courseForWalkIn(staff: Caller, day: Day): Promise<number> {
  for (const { id } of await staff('GET /api/staff/courses', {})) {
    const { tee_times } = await staff('GET /api/staff/tee-sheet', { facility_id: id, day })
    const { now } = await staff('GET /api/staff/queue', {})
    const next = tee_times.find(({ start_at, left, is_closed }) => start_at > now && left > 0 && !is_closed)
    const minutes = next ? (next.start_at - now) / 60_000 : 0
    if (next && next.price > 0 && minutes > 5 && minutes < 20 && next.number_hole === 18) return id
  }
  throw new Error('no course has a free start today')
}

/** The words of an amount that is still missing. */
export const missingText = (arrived: number, left: number) =>
  t('list.partlyPaid').replace('{amount}', formatMoney(arrived)).replace('{left}', formatMoney(left))
