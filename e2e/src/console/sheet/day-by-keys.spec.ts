import { expect } from '@playwright/test'
import { addDays, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { sendRequest } from '../../helpers/club.ts'
import { open } from '../../helpers/golfer.ts'
import { tabTo } from '../../helpers/keyboard/by-keyboard.ts'
import { rowAt, stepTo, teeTimesOf, walkTo } from '../../helpers/keyboard/sheet-by-keys.ts'
import { test } from '../../helpers/signed-in.ts'
import { asStaff, openConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'

const t = (key: string) => text('en', 'staff', key)
const golf = (key: string) => text('en', 'staff-golf', key)
const change = (key: string) => text('en', 'staff-change', key)
const guest = 'Trần Thị Thanh Hương'

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

test('a day at the sheet goes by keys alone: check-in, no-show, a changed player, a closed range, print', async ({
  request,
  golfer,
  browser,
}) => {
  const staff = await asStaff(request)
  // the demo's newest round that is over, of several players
  const past = `state=paid,played&play_to=${addDays(dayOf(Date.now()), -1)}`
  const { data } = await (await request.get(`/api/staff/bookings?${past}`, staff)).json()
  const round: { facility: { id: number }; date_played: number; flights: { players: string[] }[] } =
    data.find(({ number_player }: { number_player: number }) => number_player > 1)
  const { facility, date_played: played } = round
  const player = round.flights[0]?.players[0] ?? ''
  // a day that no other test books on
  const { id, code } = await sendRequest(request, golfer, facility.id, 9)
  const { data: booked } = await (await request.get(`/api/staff/bookings/${id}`, staff)).json()
  const at: number = booked.date_played
  const page = await openConsole(browser)
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await open(page, `/staff/tee-sheet?facility=${facility.id}&day=${dayOf(played)}`, 'en')
  await expect(rowAt(page, played)).toBeVisible()

  await test.step('I checks a player in, D records a no-show, U takes either back', async () => {
    await page.keyboard.press('ArrowDown')
    await walkTo(page, played)
    await stepTo(page, played, player)
    const tile = rowAt(page, played).locator(`[data-tile][aria-label^="${player}"]`)
    for (const [key, attendance] of [
      ['i', 'checked_in'],
      ['d', 'no_show'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tile).toContainText(t(`attendance.${attendance}`))
      const toast = page.locator('[data-toast]').filter({ hasText: t(`attendance.${attendance}`) })
      await expect(toast).toBeVisible()
      await page.keyboard.press('u')
      await expect(tile).not.toContainText(t(`attendance.${attendance}`))
    }
  })

  await test.step('] and [ lead from day to day; on another one A changes a player', async () => {
    const goTo = (day: string, key: ']' | '[') =>
      expect(async () => {
        const there = new RegExp(`day=${day}`)
        if (!there.test(page.url())) await page.keyboard.press(key)
        await expect(page).toHaveURL(there, { timeout: 2_000 })
      }).toPass({ timeout: 30_000 })
    for (let day = dayOf(played); day < dayOf(at); day = addDays(day, 1)) await goTo(addDays(day, 1), ']')
    await goTo(addDays(dayOf(at), -1), '[')
    await goTo(dayOf(at), ']')
    await expect(rowAt(page, at).locator(`[data-tile][aria-label^="${guest}"]`)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await walkTo(page, at)
    await stepTo(page, at, guest)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: change('open') })).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByRole('button', { name: change('show') })).toBeVisible()
    await tabTo(page, page.getByLabel(change('player').replace('{n}', '2'), { exact: true }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Lê Thị Hoa')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: change('difference') })).toBeVisible()
    await tabTo(page, page.getByLabel(change('reason'), { exact: true }))
    await page.keyboard.type('Asked by phone')
    await page.keyboard.press('Enter')
    await expect(page.getByText(change('done').replace('{code}', code))).toBeVisible()
    await expect(rowAt(page, at).locator('[data-tile][aria-label^="Lê Thị Hoa"]')).toBeVisible()
  })

  await test.step('Shift and X close a range, U opens it, L prints', async () => {
    const timesOfDay = () => teeTimesOf(request, facility.id, dayOf(at))
    const before = (await timesOfDay()).filter((one) => one.start_at > at && !one.is_closed)
    const closed = async () =>
      (await timesOfDay()).filter(
        (now) => now.is_closed && before.some((one) => one.start_at === now.start_at),
      ).length
    const [first] = before
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await walkTo(page, first?.start_at ?? 0)
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('x')
    await expect(page.getByLabel(golf('field.reason'))).toBeFocused()
    await expect(page.getByLabel(golf('sheet.time_from'))).toHaveValue(formatClock(first?.start_at ?? 0))
    await page.keyboard.press('Tab')
    await page.keyboard.type('Aeration of the greens')
    await page.keyboard.press('Enter')
    await expect.poll(closed).toBe(2)
    // U takes back what a toast offers to take back
    await expect(page.getByText(golf('sheet.closedNow_other').replace('{n}', '2'))).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('u')
    await expect.poll(closed).toBe(0)
    await page.keyboard.press('l')
    await expect(page.locator('html[data-printed]')).toHaveCount(1)
  })
  await page.context().close()
})
