import { expect } from '@playwright/test'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { confirmAndPay, sendRequest } from '../../helpers/club.ts'
import { consoleOf } from '../../helpers/colleague.ts'
import { open } from '../../helpers/golfer.ts'
import { test } from '../../helpers/signed-in.ts'
import { asStaff, openConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'

const t = (key: string) => text('en', 'staff', key)
const club = { email: 'club@teeviet.test', password: 'teeviet-demo' }
const golf = (key: string) => text('en', 'staff-golf', key)
const guest = 'Trần Thị Thanh Hương'
const words = (key: string, number: string) => t(`caddies.of.${key}`).replace('{number}', number)

test('caddies and buggies are entered on the sheet and by the club, printed, and never overwritten unseen', async ({
  request,
  golfer,
  browser,
}) => {
  const { id, code } = await sendRequest(request, golfer, 1)
  await confirmAndPay(request, golfer, id)
  const staff = await asStaff(request)
  const stored = async () => (await (await request.get(`/api/staff/bookings/${id}`, staff)).json()).data
  const { date_played, players } = await stored()
  const page = await openConsole(browser)
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await open(page, `/staff/tee-sheet?facility=1&day=${dayOf(date_played)}`, 'en')
  const row = page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: formatClock(date_played) })
  await row.getByRole('button', { name: formatClock(date_played) }).click()
  const panel = page.getByRole('region', { name: formatClock(date_played) })
  const booking = panel.getByRole('listitem').filter({ hasText: code })
  const of = (name: string) => booking.getByRole('group', { name })
  const save = booking.getByRole('button', { name: t('caddies.save') })
  const first = players[0].name

  await test.step('two players share a buggy: the sheet and the start list on paper say so', async () => {
    await of(first).getByLabel(t('caddies.caddie')).fill('12')
    await of(first).getByLabel(t('caddies.buggy')).fill('7')
    await of(guest).getByLabel(t('caddies.buggy')).fill('7')
    await save.click()
    const start = `${words('caddie', '12')} · ${words('shared', '7')}`
    await expect(row.getByText(start)).toBeVisible()
    const free = row.locator('[data-look="free"]')
    const tile = row.locator('[data-look="good"]')
    await expect(free.first()).toBeVisible()
    await page.getByRole('button', { name: golf('sheet.print') }).click()
    await expect(page.locator('html[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(row.getByText(start)).toBeVisible()
    for (const name of [first, guest]) await expect(tile.getByText(name, { exact: true })).toBeVisible()
    await expect(free.filter({ visible: true })).toHaveCount(0)
    await expect(panel).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(save).not.toHaveAttribute('aria-busy')
  })

  await test.step('what a colleague gives the same player is shown and kept', async () => {
    await of(first).getByLabel(t('caddies.caddie')).fill('15')
    const seen = { caddie: '12', buggy: '7', is_walking: false }
    const data = { players: [{ player_id: players[0].id, ...seen, caddie: '99', seen }] }
    const saved = await request.post(`/api/staff/bookings/${id}/caddies`, { ...staff, data })
    expect((await saved.json()).error_msg).toBe('')
    await expect(booking.getByText(t('caddies.now').replace('{value}', '99'))).toBeVisible()
    await save.click()
    await expect(booking.getByRole('alert').filter({ hasText: 'colleague' })).toBeVisible()
    await expect(of(first).getByLabel(t('caddies.caddie'))).toHaveValue('15')
    expect((await stored()).players[0].caddie).toBe('99')
  })

  await test.step('meanwhile another player is given a caddie: neither is lost', async () => {
    await booking.getByRole('button', { name: text('en', 'staff-admin', 'showNew') }).click()
    await of(guest).getByLabel(t('caddies.caddie')).fill('20')
    const seen = { caddie: '99', buggy: '7', is_walking: false }
    const data = { players: [{ player_id: players[0].id, ...seen, caddie: '98', seen }] }
    await request.post(`/api/staff/bookings/${id}/caddies`, { ...staff, data })
    await save.click()
    await expect(row.getByText(`${words('caddie', '98')} · ${words('shared', '7')}`)).toBeVisible()
    await expect(row.getByText(`${words('caddie', '20')} · ${words('shared', '7')}`)).toBeVisible()
  })
  await page.context().close()

  await test.step('the club lets a player walk, on a phone', async () => {
    const portal = await consoleOf(browser, club)
    await portal.setViewportSize({ width: 390, height: 844 })
    await open(portal, `/staff/club-portal?tab=day&course=1&day=${dayOf(date_played)}`, 'en')
    const sheet = portal.getByRole('table', { name: text('en', 'staff-golf', 'nav.sheet') })
    await sheet.getByRole('button', { name: `${guest}, ${t('state.paid')}, ${code}` }).click()
    const card = portal.getByRole('article', { name: code })
    await card.getByText(t('caddies.title'), { exact: true }).click()
    const player = card.getByRole('group', { name: guest })
    await player.getByLabel(t('caddies.walks')).check()
    await card.getByRole('button', { name: t('caddies.save') }).click()
    await expect
      .poll(async () => (await stored()).players[1])
      .toMatchObject({ caddie: '20', buggy: '', is_walking: true })
    expect(await portal.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await portal.context().close()
  })
})
