import { expect, type Page } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { type Day, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { newPhone, open } from '../golfer.ts'
import { arrowTo, findByKeys, tabTo } from '../keyboard/by-keyboard.ts'
import { type Measured, measured } from '../keyboard/measured.ts'
import { markTo, rowAt, walkTo } from '../keyboard/sheet-by-keys.ts'
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

/** Staff find an order by its code and move it to another start, having seen the difference. */
export function moveToStart(page: Page, order: Asked, label: string): Promise<Measured> {
  return measured(page, async (waitFor) => {
    const panel = panelOf(page)
    await findByKeys(page, order.code)
    await waitFor(panel.getByRole('heading', { name: order.code }))
    await waitFor(panel.getByRole('button', { name: change('open') }))
    await page.keyboard.press('a')
    await expect(panel.getByLabel(change('course'))).toBeFocused()
    await tabTo(page, panel.getByRole('radio', { name: change('stay') }))
    await arrowTo(page, panel.getByRole('radio', { name: label }))
    await page.keyboard.press('Enter')
    const quote = panel.getByRole('status')
    await waitFor(quote.getByText('→').first())
    await expect(quote.getByText(change('difference'))).toBeVisible()
    await expect(quote.locator('[data-preview]')).toContainText(order.code)
    // without a reason the change is not applied: the key leads to its field
    await page.keyboard.press('Enter')
    await expect(panel.getByLabel(change('reason'))).toBeFocused()
    await page.keyboard.type('The golfer called')
    await page.keyboard.press('Enter')
    const took = await waitFor(page.getByText(change('done').replace('{code}', order.code)))
    await expect(panel, 'the form is gone, and its booking has the focus').toBeFocused()
    return took
  })
}

/**
 * Staff mark the tee times of some orders of a course, close them, and decide about each: `ended` cannot be taken, the
 * others stay.
 */
export async function closeOver(page: Page, orders: readonly Asked[], ended: Asked): Promise<Measured> {
  const starts = orders.map(({ start }) => start.at).toSorted()
  const [first, last] = [starts[0] ?? 0, starts.at(-1) ?? 0]
  const course = orders[0]?.start.course
  await open(page, `/staff/tee-sheet?facility=${course}&day=${dayOf(first)}`, 'en')
  await expect(rowAt(page, first)).toBeVisible()
  return measured(page, async (waitFor) => {
    await page.keyboard.press('ArrowDown')
    await walkTo(page, first)
    await markTo(page, last)
    await page.keyboard.press('x')
    const form = page.getByRole('group').filter({ has: page.getByText(golf('sheet.span'), { exact: true }) })
    await expect(form.getByLabel(golf('field.reason'))).toBeFocused()
    await expect(form.getByLabel(golf('sheet.time_from'))).toHaveValue(formatClock(first))
    await expect(form.getByLabel(golf('sheet.time_to'))).toHaveValue(formatClock(last))
    await page.keyboard.press('Tab')
    await page.keyboard.type('The greens are under water')
    await page.keyboard.press('Enter')
    const title = golf('closing.title_other').replace('{n}', String(orders.length))
    await waitFor(form.getByRole('heading', { name: title }))
    const choiceOf = ({ code }: Asked, name: 'keep' | 'end') =>
      form
        .getByRole('group', { name: code })
        .getByRole('radio', { name: golf(`closing.${name}`), exact: true })
    await expect(form.getByRole('radio').first(), 'the first decision has the focus').toBeFocused()
    for (const order of orders.toSorted((one, other) => one.start.at - other.start.at)) {
      await tabTo(page, choiceOf(order, 'keep'))
      if (order === ended) await arrowTo(page, choiceOf(order, 'end'))
      else await page.keyboard.press('Space')
    }
    const reasons = form.getByRole('group', { name: t('act.reason') }).getByRole('radio')
    await tabTo(page, reasons.last())
    await arrowTo(page, reasons.first())
    await waitFor(form.locator('[data-preview]').filter({ hasText: `/b/${ended.id}` }))
    await expect(
      form.getByRole('button', { name: golf('closing.confirmEnd_one').replace('{n}', '1') }),
    ).toBeVisible()
    await page.keyboard.press('Enter')
    const took = await waitFor(
      page.getByText(/^Closed \d+ tee times?\. Places kept: 4\. Bookings ended: 1\.$/),
    )
    await expect(form, 'the decisions are gone, and what closes tee times has the focus').toBeFocused()
    return took
  })
}

/** Staff book, take cash and check in a golfer who stands at the counter of a course with a free start soon. */
export async function takeWalkIn(
  page: Page,
  staff: Caller,
  day: Day,
): Promise<{ code: string; took: Measured }> {
  const course = await courseForWalkIn(staff, day)
  await open(page, `/staff/tee-sheet?facility=${course}&day=${day}`, 'en')
  await expect(page.getByRole('table', { name: golf('nav.sheet') })).toBeVisible()
  const panel = panelOf(page)
  const took = await measured(page, async (waitFor) => {
    await page.keyboard.press('w')
    const form = page.getByRole('form', { name: counter('title') })
    await expect(form.getByLabel(counter('phone'))).toBeFocused()
    await page.keyboard.type(newPhone())
    await page.keyboard.press('Enter')
    await waitFor(form.getByRole('status').filter({ hasText: counter('newAccount') }))
    await page.keyboard.press('Enter')
    return waitFor(panel.getByText(t('state.paid')).first())
  })
  await expect(panel.getByText(t('panel.method.counter_cash'))).toBeVisible()
  await expect(panel.getByText(t('attendance.checked_in')).first()).toBeVisible()
  return { code: (await panel.getByRole('heading', { level: 2 }).textContent()) ?? '', took }
}

/** Opens a booking on the tee sheet by its code; the focus is then on its first tile. */
async function findOnSheet(page: Page, code: string): Promise<void> {
  await page.keyboard.press('/')
  await expect(page.getByLabel(golf('checkIn.code'))).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-tile]:focus[aria-label*="${code}"]`)).toHaveCount(1)
}

/** Rain ends a round after nine holes: staff credit the others to the wallet. */
export async function stopForRain(page: Page, code: string): Promise<Measured> {
  await open(page, '/staff/tee-sheet', 'en')
  return measured(page, async (waitFor) => {
    const panel = panelOf(page)
    await findOnSheet(page, code)
    await waitFor(panel.getByRole('button', { name: t('rainCheck.title') }))
    await findByKeys(page, t('rainCheck.title'))
    const form = panel.getByRole('form', { name: t('rainCheck.title') })
    await expect(form.getByLabel(t('rainCheck.holes'))).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form.getByText(t('rainCheck.missing'))).toBeVisible()
    await page.keyboard.type('Starter of the morning')
    await page.keyboard.press('Enter')
    await waitFor(form.getByRole('status').filter({ hasText: 'đ' }))
    await expect(form.locator('[data-preview]')).toContainText('đ')
    await page.keyboard.press('Enter')
    const recorded = t('rainCheck.recorded').split(',')[0] ?? ''
    const took = await waitFor(panel.getByText(recorded.replace('{holes}', '9').replace('{of}', '18')))
    await expect(panel, 'the form is gone, and its booking has the focus').toBeFocused()
    return took
  })
}

/** A golfer did not come: staff find the booking by its code and record it. */
export async function recordNoShow(page: Page, code: string): Promise<Measured> {
  await open(page, '/staff/tee-sheet', 'en')
  return measured(page, async (waitFor) => {
    await findOnSheet(page, code)
    await page.keyboard.press('d')
    return waitFor(panelOf(page).getByText(t('attendance.no_show'), { exact: true }))
  })
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
