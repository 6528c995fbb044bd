import { expect, type Page, test } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { addDays, dayOf, formatClock, formatDay } from '@teeviet/contract/rules/time/dates'
import { countsAsWeekend } from '@teeviet/contract/rules/time/holidays'
import { open } from '../helpers/golfer.ts'
import { openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-golf', key)
const course = 12
const price = 4_440_000

/** The first morning tee time of a course with free places, on a working day a few weeks ahead. */
async function quietTeeTime(page: Page) {
  let day = addDays(dayOf(Date.now()), 40)
  while (countsAsWeekend(day)) day = addDays(day, 1)
  const answer = await page.request.post('/api/for_wap/get_tee_time_by_facility', {
    data: { facility_id: course, date_played: day },
  })
  const { data }: { data: { start_at: number; places_left: number; number_hole: number }[] } =
    await answer.json()
  const found = data.find(({ places_left, number_hole }) => places_left > 0 && number_hole === 18)
  if (!found) throw new Error('the demo world has no such tee time')
  return { day, clock: formatClock(found.start_at) }
}

test('staff change a rate and close a tee time, and the golfer sees both', async ({ page, browser }) => {
  const { day, clock } = await quietTeeTime(page)
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
    await row.getByLabel(t('field.price')).fill(String(price))
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
