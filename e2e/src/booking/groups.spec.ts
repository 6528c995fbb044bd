import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { formatFlights } from '@teeviet/contract/rules/bookings/flights'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { dayButtons, openQuickForm } from '../helpers/booking-form.ts'
import { enterCode, open } from '../helpers/golfer.ts'
import { codeFor, smsOf } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { findRequest, openConsole } from '../helpers/staff.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

type Flight = { date_played: number; number_player: number; players: string[] }

const guests = ['Bác Tư', 'Cô Hà', 'Anh Minh', 'Chị Lan']

const playersOf = (flights: readonly Flight[]) =>
  flights.reduce((sum, { number_player }) => sum + number_player, 0)

/** Another golfer takes every place of a tee time. */
async function takeAll(request: APIRequestContext, token: string, course: number, startsAt: number) {
  const day = await request.post('/api/for_wap/get_tee_time_by_facility', {
    data: { facility_id: course, date_played: startsAt },
  })
  const { data: rows }: { data: { start_at: number; places_left: number }[] } = await day.json()
  const places = rows.find(({ start_at }) => start_at === startsAt)?.places_left ?? 0
  const list_users = Array.from({ length: places }, (_, n) => ({
    user_id: -1,
    name_out_system: `Khách ${n}`,
  }))
  const sent = await request.post('/api/services/create_booking_for_wap', {
    headers: { authorization: `Bearer ${token}` },
    data: { facility_id: course, date_played: startsAt, list_users },
  })
  expect((await sent.json()).error_msg).toBe('')
}

/** The page has a line for each tee time, with its players. */
async function expectFlights(page: Page, flights: readonly Flight[]) {
  for (const { date_played, players } of flights)
    await expect(
      page.getByRole('listitem').filter({ hasText: `${formatClock(date_played)}${players.length} người` }),
    ).toContainText(listOfNames(players, 'vi'))
}

test('a group on several tee times reads each with its players before sending, in the answer and on every screen after', async ({
  page,
  golfer,
  browser,
}) => {
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  const dialog = page.getByRole('dialog')
  const field = (name: 'course' | 'play' | 'players') =>
    form.getByRole('button', { name: t('booking', `form.${name}`) })

  await openQuickForm(page, 'vi')
  await field('course').click()
  const asked = page.waitForRequest('**/api/services/price_strip**')
  // a course of its own: parallel tests book the first one on the same day
  await dialog.locator('[data-option]').nth(4).click()
  await field('play').click()
  const course = Number(new URL((await asked).url()).searchParams.get('facility_id'))
  const { start_at } = await teeTimeOf(page.request, { course, places: 4 })
  await dayButtons(dialog).nth(2).click()
  await dialog.getByRole('button', { name: new RegExp(`^${formatClock(start_at)}`) }).click()
  await expect(dialog).toBeHidden()

  await field('players').click()
  await dialog.getByRole('tab', { name: t('players', 'outside') }).click()
  // asked for from the first player on, before the dialog closes
  const previewed = page.waitForResponse(
    async (response) =>
      response.url().includes('create_delivery_for_wap') &&
      // the page cancels the estimate of fewer players; its answer has no body
      playersOf(Object((await response.json().catch(() => ({}))).data).flights ?? []) === guests.length + 1,
  )
  const name = dialog.getByLabel(t('players', 'guestName'))
  for (const guest of guests) {
    await name.fill(guest)
    await name.press('Enter')
  }
  await dialog.getByRole('button', { name: t('players', 'done') }).click()
  const shown: Flight[] = (await (await previewed).json()).data.flights
  expect(shown.map(({ number_player }) => number_player).toSorted()).toEqual([2, 3])
  await expect(form.getByText('2 flight')).toBeVisible()
  for (const flight of shown) {
    await expect(
      form.getByRole('listitem').filter({ hasText: formatClock(flight.date_played) }),
    ).toContainText(`${flight.number_player} người`)
  }
  for (const guest of guests) await expect(form.getByRole('list')).toContainText(guest)

  const earliest = Math.min(...shown.map(({ date_played }) => date_played))
  const last = guests.at(-1) ?? ''
  const choice = form.getByLabel(last)
  await form.getByText(t('booking', 'flights.move')).click()
  await choice.selectOption(formatClock(earliest))
  const firstFlight = form.getByRole('listitem').filter({ hasText: formatClock(earliest) })
  await expect(firstFlight).toContainText(last)
  // The choices stay open while the new estimate loads.
  await expect(choice.locator('option:checked')).toHaveText(formatClock(earliest))

  const taken = shown.find((flight) => flight.date_played !== start_at)?.date_played ?? 0
  await takeAll(page.request, golfer.token, course, taken)
  const answered = page.waitForResponse('**/api/services/create_booking_for_wap')
  await form.getByRole('button', { name: t('booking', 'form.send') }).click()
  const sent: { id_general_bill: number; general_bill_code: string; flights: Flight[] } = (
    await (await answered).json()
  ).data
  const given = formatFlights(sent.flights, 'vi')
  expect(sent.flights.map(({ date_played }) => date_played)).not.toContain(taken)
  await expect(dialog.getByText(t('booking', 'sent.otherFlights'))).toBeVisible()
  for (const { date_played } of sent.flights) await expect(dialog).toContainText(formatClock(date_played))

  await dialog.getByRole('button', { name: t('booking', 'sent.toHistory') }).click()
  await expect(page.getByRole('article').filter({ hasText: sent.general_bill_code })).toContainText(given)

  await open(page, `/wap/detail-history-booked/${sent.id_general_bill}`, 'vi')
  await expect(page.getByText(`- ${given}`)).toBeVisible()
  await expect(page.getByText('2 flight')).toBeVisible()
  await expectFlights(page, sent.flights)

  const shared = await page.request.post('/api/rounds/share', {
    headers: { authorization: `Bearer ${golfer.token}` },
    data: { id_general_bill: sent.id_general_bill },
  })
  await open(page, new URL((await shared.json()).data.url).pathname, 'vi')
  await expect(page.getByText('2 flight')).toBeVisible()
  await expectFlights(page, sent.flights)

  const staffPage = await openConsole(browser)
  const row = await findRequest(staffPage, sent.general_bill_code)
  await expect(row).toContainText(given)
  await row.getByRole('button', { name: sent.general_bill_code }).click()
  await expect(staffPage.getByText('2 groups')).toBeVisible()
  await staffPage.context().close()
})

test('a group that books from a link to a tee time reads each with its players on the confirmation', async ({
  page,
  golfer,
}) => {
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  const dialog = page.getByRole('dialog')
  const { facility_id, start_at } = await teeTimeOf(page.request, { places: 4 })
  await open(page, `/booking-now?facility_id=${facility_id}&date_played=${start_at}`, 'vi')
  await form.getByRole('button', { name: t('booking', 'form.players') }).click()
  await dialog.getByRole('tab', { name: t('players', 'outside') }).click()
  const name = dialog.getByLabel(t('players', 'guestName'))
  for (const guest of guests) {
    await name.fill(guest)
    await name.press('Enter')
  }
  await dialog.getByRole('button', { name: t('players', 'done') }).click()
  await expect(form.getByText('2 flight')).toBeVisible()
  const before = (await smsOf(page.request, golfer.phone)).length
  await form.getByRole('button', { name: t('booking', 'form.book'), exact: true }).click()
  const answered = page.waitForResponse('**/verify_booking_now_for_wap')
  await enterCode(page, await codeFor(page.request, golfer.phone, before))
  const { flights }: { flights: Flight[] } = (await (await answered).json()).data
  await page.waitForURL(/\/info-booking-now/)
  expect(flights).toHaveLength(2)
  expect(flights.flatMap(({ players }) => players)).toEqual(expect.arrayContaining(guests))
  await expectFlights(page, flights)
})

test('a tee time that sells out while the form is filled in is marked where it was chosen', async ({
  page,
  golfer,
}) => {
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  const dialog = page.getByRole('dialog')
  await openQuickForm(page, 'vi')
  await form.getByRole('button', { name: t('booking', 'form.course') }).click()
  const asked = page.waitForRequest('**/api/services/price_strip**')
  await dialog.locator('[data-option]').nth(5).click()
  await form.getByRole('button', { name: t('booking', 'form.play') }).click()
  const course = Number(new URL((await asked).url()).searchParams.get('facility_id'))
  const { start_at } = await teeTimeOf(page.request, { course, places: 4 })
  const time = formatClock(start_at)
  await dayButtons(dialog).nth(2).click()
  await dialog.getByRole('button', { name: new RegExp(`^${time}`) }).click()
  await expect(form.getByText(t('booking', 'estimate.title'), { exact: true })).toBeVisible()
  await takeAll(page.request, golfer.token, course, start_at)

  await form.getByRole('button', { name: t('booking', 'form.send') }).click()
  await expect(form.getByText(t('booking', 'missing.gone').replace('{time}', time))).toBeVisible()
  await expect(form.getByRole('button', { name: t('booking', 'form.play') })).toContainText(time)
})
