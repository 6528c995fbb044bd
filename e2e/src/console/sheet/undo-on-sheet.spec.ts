import { expect } from '@playwright/test'
import { addDays, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { confirmAndPay, sendRequest } from '../../helpers/club.ts'
import { open } from '../../helpers/golfer.ts'
import { rowAt } from '../../helpers/keyboard/sheet-by-keys.ts'
import { test } from '../../helpers/signed-in.ts'
import { asStaff, openConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'
import { toastOf, undone, undoOf } from '../../helpers/undo.ts'

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

const t = (key: string) => text('en', 'staff', key)
const golf = (key: string) => text('en', 'staff-golf', key)
const guest = 'Trần Thị Thanh Hương'

type TeeTime = {
  id: number
  start_at: number
  capacity: number
  outside: number
  left: number
  is_closed: boolean
}

test('changed places and a closed tee time are as before once they are undone', async ({
  request,
  browser,
}) => {
  // a course and a day that no other test uses
  const [facility_id, day] = [14, addDays(dayOf(Date.now()), 46)]
  const staff = await asStaff(request)
  const teeTimes = async (): Promise<TeeTime[]> => {
    const params = { facility_id, day }
    return (await (await request.get('/api/staff/tee-sheet', { ...staff, params })).json()).data.tee_times
  }
  const chosen = (await teeTimes()).find(({ left, is_closed }) => left > 2 && !is_closed)
  if (!chosen) throw new Error('the demo world has no such tee time')
  const { id, start_at, capacity, outside } = chosen
  const stored = async () => (await teeTimes()).find((one) => one.id === id)
  const clock = formatClock(start_at)
  const page = await openConsole(browser)
  await open(page, `/staff/tee-sheet?facility=${facility_id}&day=${day}`, 'en')
  const panel = page.getByRole('region', { name: clock })
  const places = (name: string) => panel.getByLabel(golf(`field.${name}`), { exact: true })
  const reload = async () => {
    await page.reload()
    await rowAt(page, start_at).getByRole('button', { name: clock }).click()
  }
  await rowAt(page, start_at).getByRole('button', { name: clock }).click()

  await test.step('the places, all and those that the club sells itself', async () => {
    await expect(places('capacity')).toHaveValue(String(capacity))
    await expect(undoOf(page)).toHaveCount(0)
    await places('capacity').selectOption(String(capacity + 2))
    await places('outside').selectOption(String(outside + 1))
    await panel.getByRole('button', { name: text('en', 'staff-admin', 'save') }).click()
    const [saved = ''] = golf('sheet.placesSaved_other').split('{')
    await expect(toastOf(page, 'success').filter({ hasText: saved })).toBeVisible()
    expect(await stored()).toMatchObject({ capacity: capacity + 2, outside: outside + 1 })
    await undoOf(page).click()
    await expect(undone(page)).toBeVisible()
    await expect(places('capacity')).toHaveValue(String(capacity))
    await expect(places('outside')).toHaveValue(String(outside))
    expect(await stored()).toEqual(chosen)
    await reload()
    await expect(places('capacity')).toHaveValue(String(capacity))
    await expect(places('outside')).toHaveValue(String(outside))
  })

  await test.step('a closed tee time', async () => {
    const close = panel.getByRole('button', { name: golf('sheet.closeOne') })
    const closed = page.locator('tr[data-off]').filter({ hasText: clock })
    await expect(closed).toHaveCount(0)
    await panel.getByLabel(golf('field.note')).fill('The greens are aerated')
    await close.click()
    const words = golf('sheet.closedNow_one').replace('{n}', '1')
    await expect(toastOf(page, 'success').filter({ hasText: words })).toBeVisible()
    await expect(panel.getByRole('button', { name: golf('sheet.openOne') })).toBeVisible()
    await expect(closed).toHaveCount(1)
    expect(await stored()).toMatchObject({ is_closed: true })
    await undoOf(page).click()
    await expect(undone(page)).toBeVisible()
    await expect(close).toBeVisible()
    await expect(closed).toHaveCount(0)
    expect(await stored()).toEqual(chosen)
    await reload()
    await expect(close).toBeVisible()
    await expect(closed).toHaveCount(0)
  })
  await page.context().close()
})

test('saved caddies and buggies are undone: each player has those of before again', async ({
  request,
  golfer,
  browser,
}) => {
  const { id, code } = await sendRequest(request, golfer, 1)
  await confirmAndPay(request, golfer, id)
  const staff = await asStaff(request)
  const booking = async () => (await (await request.get(`/api/staff/bookings/${id}`, staff)).json()).data
  const { date_played, players } = await booking()
  const none = { caddie: '', buggy: '', is_walking: false }
  const before = { caddie: '11', buggy: '3', is_walking: false }
  const data = { players: [{ player_id: players[0].id, ...before, seen: none }] }
  const given = await request.post(`/api/staff/bookings/${id}/caddies`, { ...staff, data })
  expect((await given.json()).error_msg).toBe('')
  const stored = async () => {
    const { players: now }: { players: (typeof none)[] } = await booking()
    return now.map(({ caddie, buggy, is_walking }) => ({ caddie, buggy, is_walking }))
  }

  const page = await openConsole(browser)
  await open(page, `/staff/tee-sheet?facility=1&day=${dayOf(date_played)}`, 'en')
  const clock = formatClock(date_played)
  const row = rowAt(page, date_played)
  const panel = page.getByRole('region', { name: clock })
  const form = panel.getByRole('listitem').filter({ hasText: code })
  const of = (name: string) => form.getByRole('group', { name })
  const isAsBefore = async () => {
    await expect(of(players[0].name).getByLabel(t('caddies.caddie'))).toHaveValue('11')
    await expect(of(players[0].name).getByLabel(t('caddies.buggy'))).toHaveValue('3')
    await expect(of(guest).getByLabel(t('caddies.caddie'))).toHaveValue('')
    await expect(of(guest).getByLabel(t('caddies.walks'))).not.toBeChecked()
    await expect(row.getByText(t('caddies.of.caddie').replace('{number}', '11'))).toBeVisible()
    await expect(row.getByText(t('caddies.of.walks'))).toHaveCount(0)
    expect(await stored()).toEqual([before, none])
  }
  await row.getByRole('button', { name: clock }).click()
  await isAsBefore()
  await expect(undoOf(page)).toHaveCount(0)

  await of(players[0].name).getByLabel(t('caddies.caddie')).fill('12')
  await of(players[0].name).getByLabel(t('caddies.buggy')).fill('7')
  await of(guest).getByLabel(t('caddies.caddie')).fill('20')
  await of(guest).getByLabel(t('caddies.walks')).check()
  await form.getByRole('button', { name: t('caddies.save') }).click()
  await expect(toastOf(page, 'success').filter({ hasText: t('caddies.saved') })).toBeVisible()
  await expect(row.getByText(t('caddies.of.walks'))).toBeVisible()
  expect(await stored()).toEqual([
    { caddie: '12', buggy: '7', is_walking: false },
    { caddie: '20', buggy: '', is_walking: true },
  ])

  await undoOf(page).click()
  await expect(undone(page)).toBeVisible()
  await isAsBefore()
  await page.reload()
  await row.getByRole('button', { name: clock }).click()
  await isAsBefore()
  await page.context().close()
})
