import { expect, type Page, test } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { addDays, dayOf, formatClock, formatDay } from '@teeviet/contract/rules/time/dates'
import { countsAsWeekend, holidaysByLaw } from '@teeviet/contract/rules/time/holidays'
import { open } from '../helpers/golfer.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-golf', key)
const course = 12
const price = 4_440_000

/** The first morning tee time of a course with free places, on a working day so many days ahead or after it. */
async function quietTeeTime(page: Page, ahead: number) {
  let day = addDays(dayOf(Date.now()), ahead)
  const holidays = new Set(holidaysByLaw().map((one) => one.day))
  while (countsAsWeekend(day, holidays)) day = addDays(day, 1)
  const answer = await page.request.post('/api/for_wap/get_tee_time_by_facility', {
    data: { facility_id: course, date_played: day },
  })
  const { data }: { data: { id: number; start_at: number; places_left: number; number_hole: number }[] } =
    await answer.json()
  const found = data.find(({ places_left, number_hole }) => places_left > 0 && number_hole === 18)
  if (!found) throw new Error('the demo world has no such tee time')
  return { day, id: found.id, clock: formatClock(found.start_at) }
}

test('staff change a rate and close a tee time, and the golfer sees both', async ({ page, browser }) => {
  const { day, clock } = await quietTeeTime(page, 40)
  const console_ = await openConsole(browser)
  const shown = async () => {
    await open(page, `/san/chi-tiet/${course}?date=${day}`, 'vi')
    return page.getByRole('main').getByRole('link').filter({ hasText: clock })
  }

  await test.step('a price typed into the table is the price of the tee time', async () => {
    await open(console_, `/staff/rates?facility=${course}&kind=weekday&customer=visitor`, 'en')
    const row = console_
      .getByRole('row')
      .filter({ has: console_.getByRole('textbox') })
      .first()
    const mark = () =>
      row
        .getByRole('cell')
        .first()
        .evaluate((cell) => getComputedStyle(cell).boxShadow)
    const unchanged = await mark()
    await row.getByLabel(t('field.price')).fill('')
    const wrong = await mark()
    await row.getByLabel(t('field.price')).fill(String(price))
    expect(new Set([unchanged, wrong, await mark()]).size, 'changed and wrong rows are marked').toBe(3)
    await console_.getByRole('button', { name: t('rates.save_one').replace('{n}', '1') }).click()
    await expect(console_.getByText(/coming tee times have a new price/)).toBeVisible()
    await expect(await shown()).toContainText(formatMoney(price))
  })

  await test.step('golfers cannot see a closed tee time', async () => {
    await open(console_, `/staff/tee-sheet?facility=${course}&day=${day}`, 'en')
    await console_.getByRole('button', { name: clock, exact: true }).click()
    const panel = console_.getByRole('region', { name: clock })
    await expect(panel.getByText(formatDay(day))).toBeVisible()
    await panel.getByLabel(t('field.note')).fill('Demo: greens are top dressed')
    await panel.getByRole('button', { name: t('sheet.closeOne') }).click()
    await expect(panel.getByRole('button', { name: t('sheet.openOne') })).toBeVisible()
    await expect(await shown()).toHaveCount(0)
  })
  await console_.context().close()
})

test('places that a colleague changes meanwhile are not overwritten by what was chosen before', async ({
  page,
  browser,
  request,
}) => {
  const { day, clock, id } = await quietTeeTime(page, 50)
  const staff = await asStaff(request)
  const stored = async () => {
    const sheet = await request.get('/api/staff/tee-sheet', {
      params: { facility_id: course, day },
      ...staff,
    })
    const { data }: { data: { tee_times: { id: number; capacity: number; outside: number }[] } } =
      await sheet.json()
    const found = data.tee_times.find((teeTime) => teeTime.id === id)
    if (!found) throw new Error('the tee time is not on the sheet')
    return { capacity: found.capacity, outside: found.outside }
  }
  const before = await stored()
  const console_ = await openConsole(browser)
  await open(console_, `/staff/tee-sheet?facility=${course}&day=${day}`, 'en')
  await console_.getByRole('button', { name: clock, exact: true }).click()
  const panel = console_.getByRole('region', { name: clock })
  const chosen = String(before.capacity + 2)
  const capacity = panel.getByLabel(t('field.capacity'), { exact: true })
  await capacity.selectOption(chosen)
  const colleagues = { capacity: before.capacity + 1, outside: before.outside }
  await request.post('/api/staff/tee-sheet/places', {
    ...staff,
    data: { id, day, ...colleagues, seen_capacity: before.capacity, seen_outside: before.outside },
  })
  const outdated = panel.getByRole('status').filter({ hasText: text('en', 'staff-admin', 'outdated') })
  const save = panel.getByRole('button', { name: text('en', 'staff-admin', 'save') })
  // Refused when the page does not know of the change yet, and again once it does.
  for (const _ of ['unknown', 'known']) {
    await save.click()
    await expect(panel.getByRole('alert')).toBeVisible()
    await expect(outdated).toBeVisible()
    expect(await stored()).toEqual(colleagues)
  }
  await outdated.getByRole('button').click()
  await expect(capacity).toHaveValue(String(colleagues.capacity))
  await capacity.selectOption(chosen)
  await save.click()
  await expect.poll(stored).toEqual({ ...colleagues, capacity: Number(chosen) })
  await console_.context().close()
})
