import { expect, type Locator, type Page } from '@playwright/test'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { clubWithPhone, sendRequest } from '../helpers/club.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'
import { dragTile } from './sheet/drag-tile.ts'

test.beforeEach(interceptFromStart)

const t = (key: string) => text('en', 'staff', key)
const golf = (key: string) => text('en', 'staff-golf', key)
const change = (key: string) => text('en', 'staff-change', key)
const guest = 'Trần Thị Thanh Hương'

const focusedRow = (page: Page) => page.locator('tr:has(:focus)')

test('the day as a sheet: a place opens its booking, all of it by keyboard, and it is live', async ({
  request,
  golfer,
  browser,
}) => {
  const { course } = await clubWithPhone(request)
  // a day that no other test books on: its tee times stay free
  const { id, code } = await sendRequest(request, golfer, course, 22)
  const { data: sent } = await (await request.get(`/api/staff/bookings/${id}`, await asStaff(request))).json()
  const page = await openConsole(browser)
  await open(page, `/staff/tee-sheet?facility=${course}&day=${dayOf(sent.date_played)}`, 'en')
  const sheet = page.getByRole('table', { name: golf('nav.sheet') })
  const row = sheet.getByRole('row').filter({ hasText: formatClock(sent.date_played) })
  const place = row.getByRole('button', { name: `${guest}, ${t('state.requested')}, ${code}` })
  const panel = page.getByRole('complementary', { name: t('panel.label') })
  const colourOf = (tile: Locator) => tile.evaluate((one) => getComputedStyle(one).backgroundColor)

  await test.step('the colour of a place is that of its state', async () => {
    const free = row.getByRole('button', { name: golf('sheet.seat.free') }).first()
    await expect(place).toHaveAttribute('data-look', 'waiting')
    await expect(free).toHaveAttribute('data-look', 'free')
    expect(await colourOf(place)).not.toBe(await colourOf(free))
  })

  await test.step('arrows move over the places, Enter opens the booking, Escape leads back to its place', async () => {
    await expect(place).toBeVisible()
    await row.getByRole('button', { name: formatClock(sent.date_played) }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(place).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('heading', { name: code })).toBeVisible()
    const note = panel.getByLabel(t('act.note'))
    await page.keyboard.press('b')
    await note.focus()
    await page.keyboard.press('Control+Enter')
    await expect(note).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(row.getByRole('button', { name: `${guest}, ${t('state.placed')}, ${code}` })).toBeFocused()
  })

  await test.step('Home and End lead to the first and the last tee time', async () => {
    await page.keyboard.press('Home')
    await expect(focusedRow(page)).toHaveText(
      (await sheet.locator('tr[data-row]').first().textContent()) ?? '',
    )
    await page.keyboard.press('End')
    await expect(focusedRow(page)).toHaveText(
      (await sheet.locator('tr[data-row]').last().textContent()) ?? '',
    )
  })

  await test.step('a cancelled booking leaves the open sheet by itself', async () => {
    await request.post(`/api/staff/bookings/${id}/cancel`, {
      ...(await asStaff(request)),
      data: { reason: 'asked by phone', expected_refund: 0 },
    })
    await expect(row.getByRole('button', { name: new RegExp(code) })).toHaveCount(0)
    await expect(row.getByRole('button', { name: golf('sheet.seat.free') }).first()).toBeVisible()
  })
  await page.context().close()
})

test('a player dragged to another tee time starts there once staff have seen the difference, and a flight is joined again', async ({
  request,
  golfer,
  browser,
}) => {
  const { course } = await clubWithPhone(request)
  // a day that no other test books on: its tee times stay free
  const { id, code } = await sendRequest(request, golfer, course, 22)
  const staff = await asStaff(request)
  const stored = async () => (await (await request.get(`/api/staff/bookings/${id}`, staff)).json()).data
  const { date_played: from } = await stored()
  const params = { facility_id: course, day: dayOf(from) }
  const { data: day } = await (await request.get('/api/staff/tee-sheet', { ...staff, params })).json()
  const other = day.tee_times.find(
    (start: { start_at: number; left: number; number_hole: number; is_closed: boolean }) =>
      start.start_at > from && start.left > 1 && start.number_hole === 18 && !start.is_closed,
  )
  const page = await openConsole(browser)
  await open(page, `/staff/tee-sheet?facility=${course}&day=${dayOf(from)}`, 'en')
  const sheet = page.getByRole('table', { name: golf('nav.sheet') })
  const rowAt = (at: number) => sheet.getByRole('row').filter({ hasText: formatClock(at) })
  const tileIn = (at: number) =>
    rowAt(at).getByRole('button', { name: `${guest}, ${t('state.requested')}, ${code}` })
  const panel = page.getByRole('complementary', { name: t('panel.label') })
  const apply = async () => {
    await expect(panel.getByRole('button', { name: change('show') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status').filter({ hasText: change('difference') })).toBeVisible()
    await panel.getByLabel(change('reason')).fill('Asked by phone')
    // the message of the change before has the same words
    const changed = page.waitForResponse((answer) => answer.url().endsWith('/change'))
    await page.keyboard.press('Enter')
    await changed
    await expect(page.getByText(change('done').replace('{code}', code))).toBeVisible()
  }

  await test.step('one player of the flight moves', async () => {
    const show = panel.getByRole('button', { name: change('show') })
    await dragTile(tileIn(from), rowAt(other.start_at), show)
    await panel.getByLabel(change('wholeFlight').replace('{n}', '2')).uncheck()
    await expect(panel.getByLabel(change('ownStart').replace('{n}', '2'))).toHaveValue(String(other.start_at))
    await show.focus()
    await apply()
    const { flights } = await stored()
    expect(
      flights.map((flight: { date_played: number; number_player: number }) => [
        flight.date_played,
        flight.number_player,
      ]),
    ).toEqual([
      [from, 1],
      [other.start_at, 1],
    ])
    await expect(tileIn(other.start_at)).toBeVisible()
  })

  await test.step('and joins the other again', async () => {
    await rowAt(other.start_at).scrollIntoViewIfNeeded()
    await tileIn(other.start_at).dragTo(rowAt(from))
    await expect(panel.getByLabel(change('ownStart').replace('{n}', '2'))).toHaveValue(String(from))
    await apply()
    expect((await stored()).flights).toHaveLength(1)
    await expect(tileIn(from)).toBeVisible()
  })
  await page.context().close()
})

test('a sheet of a thousand tee times lays out only what is in sight, and its keys reach the last one', async ({
  browser,
}) => {
  const page = await openConsole(browser)
  await page.route('**/api/staff/tee-sheet?*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const [first] = body.data.tee_times
    body.data.tee_times = Array.from({ length: 1000 }, (_, index) => ({
      ...first,
      id: index + 1,
      is_closed: index > 0 && index < 4,
      closed_for: 'tournament',
      start_at: first.start_at + index * 10_000,
    }))
    await route.fulfill({ response: answer, json: body })
  })
  await open(page, '/staff/tee-sheet?facility=1', 'en')
  const rows = page.getByRole('table', { name: golf('nav.sheet') }).locator('tr[data-row]')
  await expect(rows).toHaveCount(1000)
  const isLaidOut = (place: 'first' | 'last') =>
    rows[place]().evaluate((row) => row.querySelector('td')?.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(() => isLaidOut('last')).toBe(false)
  await expect(page.getByRole('rowheader', { name: golf('reason.tournament') })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(rows.last().getByRole('button').first()).toBeFocused()
  await expect.poll(() => isLaidOut('last')).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})
