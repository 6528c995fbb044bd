import { expect, type Page } from '@playwright/test'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { clubWithPhone, sendRequest } from '../../helpers/club.ts'
import { open } from '../../helpers/golfer.ts'
import { test } from '../../helpers/signed-in.ts'
import { asStaff, openConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'
import { dragTile } from './drag-tile.ts'

const t = (key: string) => text('en', 'staff', key)
const golf = (key: string) => text('en', 'staff-golf', key)
const change = (key: string) => text('en', 'staff-change', key)
const guest = 'Trần Thị Thanh Hương'

type TeeTime = { start_at: number; left: number; number_hole: number; is_closed: boolean }

test('of two staff who drag the same player at once the second sees the difference again, and nothing is lost', async ({
  request,
  golfer,
  browser,
}) => {
  const { course } = await clubWithPhone(request)
  // a day that no other test books on: its tee times stay free
  const { id, code } = await sendRequest(request, golfer, course, 20)
  const staff = await asStaff(request)
  const stored = async () => (await (await request.get(`/api/staff/bookings/${id}`, staff)).json()).data
  const { date_played: from } = await stored()
  const params = { facility_id: course, day: dayOf(from) }
  const { data: day } = await (await request.get('/api/staff/tee-sheet', { ...staff, params })).json()
  const [first, second] = day.tee_times.filter(
    (one: TeeTime) => one.start_at > from && one.left > 1 && one.number_hole === 18 && !one.is_closed,
  )

  const sheetOf = (page: Page) => page.getByRole('table', { name: golf('nav.sheet') })
  const rowAt = (page: Page, at: number) =>
    sheetOf(page)
      .getByRole('row')
      .filter({ hasText: formatClock(at) })
  const tileIn = (page: Page, at: number) =>
    rowAt(page, at).getByRole('button', { name: `${guest}, ${t('state.requested')}, ${code}` })
  const panelOf = (page: Page) => page.getByRole('complementary', { name: t('panel.label') })
  const reasonOf = (page: Page) => panelOf(page).getByLabel(change('reason'))
  const difference = (page: Page) =>
    panelOf(page)
      .getByRole('status')
      .filter({ hasText: change('difference') })
  const press = (page: Page, key: string) =>
    panelOf(page)
      .getByRole('button', { name: change(key) })
      .click()

  /** A colleague drags the flight and reads the difference, without applying it yet. */
  async function dragTo(to: number, reason: string): Promise<Page> {
    const page = await openConsole(browser)
    await open(page, `/staff/tee-sheet?facility=${course}&day=${dayOf(from)}`, 'en')
    const show = panelOf(page).getByRole('button', { name: change('show') })
    await dragTile(tileIn(page, from), rowAt(page, to), show)
    await show.click()
    await expect(difference(page)).toBeVisible()
    await reasonOf(page).fill(reason)
    return page
  }

  const one = await dragTo(first.start_at, 'Asked by phone')
  const other = await dragTo(second.start_at, 'Asked by e-mail')
  await press(one, 'apply')
  await expect(one.getByText(change('done').replace('{code}', code))).toBeVisible()
  expect((await stored()).date_played).toBe(first.start_at)

  await test.step('what the second one saw no longer holds: it is refused, and what was typed stays', async () => {
    await press(other, 'apply')
    await expect(panelOf(other).getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible()
    await expect(difference(other)).toHaveCount(0)
    await expect(reasonOf(other)).toHaveValue('Asked by e-mail')
    expect((await stored()).date_played).toBe(first.start_at)
  })

  await test.step('the difference is shown again and applied: the players are on one tee time alone', async () => {
    await press(other, 'show')
    await expect(difference(other)).toBeVisible()
    await press(other, 'apply')
    await expect(other.getByText(change('done').replace('{code}', code))).toBeVisible()
    const { date_played, flights, players } = await stored()
    expect(date_played).toBe(second.start_at)
    expect(flights).toHaveLength(1)
    expect(players).toHaveLength(2)
    for (const page of [one, other]) {
      await expect(tileIn(page, second.start_at)).toBeVisible()
      await expect(tileIn(page, first.start_at)).toHaveCount(0)
    }
  })
  await one.context().close()
  await other.context().close()
})
