import { expect } from '@playwright/test'
import { addDays, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { clubWithPhone, sendRequest } from '../../helpers/club.ts'
import { open } from '../../helpers/golfer.ts'
import { rowAt, stepTo, teeTimesOf, walkTo } from '../../helpers/keyboard/sheet-by-keys.ts'
import { test } from '../../helpers/signed-in.ts'
import { asStaff, openConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'

const t = (key: string) => text('en', 'staff', key)
const golf = (key: string) => text('en', 'staff-golf', key)
const change = (key: string) => text('en', 'staff-change', key)
const guest = 'Trần Thị Thanh Hương'

test('a player is moved to another tee time by keys alone, and back to where Escape left the tile', async ({
  request,
  golfer,
  browser,
}) => {
  const { course } = await clubWithPhone(request)
  // a day that no other test books on: its tee times stay free
  const { id, code } = await sendRequest(request, golfer, course, 21)
  const stored = async () =>
    (await (await request.get(`/api/staff/bookings/${id}`, await asStaff(request))).json()).data
  const { date_played: from } = await stored()
  const teeTimes = await teeTimesOf(request, course, dayOf(from))
  const other = teeTimes.find(
    (start) => start.start_at > from && start.left > 1 && start.number_hole === 18 && !start.is_closed,
  )
  if (!other) throw new Error('no tee time after it is free')
  const to = other.start_at
  const page = await openConsole(browser)
  await open(page, `/staff/tee-sheet?facility=${course}&day=${dayOf(from)}`, 'en')
  await expect(rowAt(page, from)).toBeVisible()
  const panel = page.getByRole('complementary', { name: t('panel.label') })
  const words = golf('sheet.carry.taken').replace('{name}', guest).replace('{time}', formatClock(to))
  await page.keyboard.press('ArrowDown')
  await walkTo(page, from)
  await stepTo(page, from, guest)

  await test.step('Escape puts the tile back', async () => {
    await page.keyboard.press('g')
    await expect(page.getByRole('status').filter({ hasText: guest })).toBeVisible()
    await walkTo(page, to)
    await expect(page.getByText(words)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(words)).toHaveCount(0)
    await expect(page.locator(`[data-tile]:focus[aria-label^="${guest}"]`)).toHaveCount(1)
    await expect(panel).toBeHidden()
  })

  await test.step('Enter puts it down, and the difference is shown and applied as after a drag', async () => {
    await page.keyboard.press('g')
    await walkTo(page, to)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('button', { name: change('show') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status').filter({ hasText: change('difference') })).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(panel.getByLabel(change('reason'))).toBeFocused()
    await page.keyboard.type('Asked by phone')
    await page.keyboard.press('Enter')
    await expect(page.getByText(change('done').replace('{code}', code))).toBeVisible()
    expect((await stored()).date_played).toBe(to)
  })

  await test.step('A opens the form of a change, and the list of keys names them all', async () => {
    await page.keyboard.press('a')
    await expect(panel.getByRole('button', { name: change('show') })).toBeVisible()
    await expect(panel.locator('form select').first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog')
    for (const name of ['carry', 'change', 'checkIn', 'noShow', 'mark', 'closeTimes', 'print'])
      await expect(keys).toContainText(t(`keys.${name}`))
  })
  await page.context().close()
})

test('a range of tee times is marked, closed and opened, and the start list printed, by keys alone', async ({
  request,
  browser,
}) => {
  // a day that no other test uses
  const [course, day] = [1, addDays(dayOf(Date.now()), 44)]
  const closed = async () => (await teeTimesOf(request, course, day)).filter((one) => one.is_closed)
  const [, first, second, third] = await teeTimesOf(request, course, day)
  const page = await openConsole(browser)
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await open(page, `/staff/tee-sheet?facility=${course}&day=${day}`, 'en')
  await expect(rowAt(page, first?.start_at ?? 0)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await walkTo(page, first?.start_at ?? 0)
  for (const _ of [second, third]) await page.keyboard.press('Shift+ArrowDown')
  await expect(page.locator('tr[data-marked]')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(page.locator('tr[data-marked]')).toHaveCount(0)
  for (const _ of [second, first]) await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('x')
  await expect(page.getByLabel(golf('field.reason'))).toBeFocused()
  await expect(page.getByLabel(golf('sheet.time_from'))).toHaveValue(formatClock(first?.start_at ?? 0))
  await page.keyboard.press('Tab')
  await page.keyboard.type('Aeration of the greens')
  await page.keyboard.press('Enter')
  await expect(page.getByText(golf('sheet.closedNow_other').replace('{n}', '3'))).toBeVisible()
  expect((await closed()).map(({ start_at }) => start_at)).toEqual(
    [first, second, third].map((one) => one?.start_at),
  )
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await expect.poll(closed).toEqual([])
  await page.keyboard.press('l')
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await page.context().close()
})
