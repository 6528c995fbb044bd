import { type FlightSize, formatFlightSpan, formatFlights } from '@teeviet/contract/rules/bookings/flights'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayMs, formatClock } from '@teeviet/contract/rules/time/dates'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'

let ctx: TestContext
let app: BookingApp
let staff: Staff
let courseId: number
let cases = 0
beforeAll(async () => {
  ctx = await createTestContext({ HELD_PLACES_PER_COURSE_DAY: '24' })
  app = await createBookingApp(ctx)
  staff = await addStaff(ctx.q)
  courseId = await addCourse(ctx.q)
  ctx.clock.set('2026-11-20T08:00:00+07:00')
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})

type Flight = FlightSize & { players: string[] }

const start = fc.record({
  external: fc.integer({ min: 0, max: 4 }),
  // 0: staff name the price
  price: fc.constantFrom(2_000_000, 1_750_000, 2_345_000, 0),
})

const party = fc.record({
  starts: fc.array(start, { minLength: 1, maxLength: 12 }),
  asked: fc.nat(),
  players: fc.array(fc.constantFrom('member', 'guest', 'unnamed'), { minLength: 1, maxLength: 20 }),
  sizes: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 }),
  cancelled: fc.option(fc.nat(), { nil: null }),
})
type Party = typeof party extends fc.Arbitrary<infer One> ? One : never

/** A start of the day of this case. */
const startOf = (index: number) =>
  new Date(Date.parse('2026-11-24T06:00:00+07:00') + cases * dayMs + index * 8 * 60_000)
const pricePerPlayer = 1_900_000

/** A day with the starts of the case, and the request of its group. */
async function prepare({ starts, asked, players, sizes }: Party) {
  cases += 1
  for (const [index, { external, price }] of starts.entries()) {
    await addTeeTime(ctx.q, { courseId, at: startOf(index).toISOString(), external, price })
  }
  const booker = await addMember(ctx.q, 'Vũ Đặt Chỗ')
  const list_users = []
  for (const [index, kind] of players.entries()) {
    if (kind === 'unnamed') list_users.push({ user_id: -1, is_unnamed: 1 })
    else if (kind === 'guest') list_users.push({ user_id: -1, name_out_system: `Khách ${index}` })
    else list_users.push({ user_id: index === 0 ? booker.vga : (await addMember(ctx.q)).vga })
  }
  const date_played = startOf(asked % starts.length).getTime()
  const body = {
    facility_id: courseId,
    date_played,
    list_users,
    ...(sizes.length > 0 && { flight_sizes: sizes }),
  }
  return { booker, browser: app.browserOf(booker), body }
}

type Said = { amount: number | null; flights: Flight[]; players: number }

/** What each surface of a booking that was sent says, by its name. */
async function surfaces(
  browser: ReturnType<BookingApp['browserOf']>,
  id: number,
): Promise<Record<string, Said>> {
  const console_ = app.browserOf(staff)
  const [bill, history, opened, list, round] = await Promise.all([
    browser.get('/api/services/get_bill_detail_for_wap', { bill_id: id }),
    browser.post('/api/for_wap/get_history_booking_merge', {}),
    console_.get(`/api/staff/bookings/${id}`),
    console_.get('/api/staff/bookings', { limit: 100 }),
    readRound(browser, id),
  ])
  const said = ({ data }: { data: unknown }, amount: string): Said => {
    const { flights, number_player: players, [amount]: vnd } = Object(data)
    return { amount: vnd, flights, players }
  }
  const row = Object(list.data).find((one: { id: number }) => one.id === id)
  const lines: { date_played: number; amount: number | null; is_cancel: number }[] = Object(
    bill.data,
  ).services[0].listData.filter((line: { is_cancel: number }) => line.is_cancel === 0)
  const amount = lines.some((line) => line.amount === null)
    ? null
    : lines.reduce((sum, line) => sum + (line.amount ?? 0), 0)
  const billed = said(bill, 'payment_amount')
  expect(lines.map(({ date_played }) => date_played).toSorted()).toEqual(
    billed.flights.flatMap(({ date_played, number_player }) => Array(number_player).fill(date_played)),
  )
  return {
    bill: billed,
    'lines of the bill': { ...billed, amount, players: lines.length },
    history: said({ data: Object(history.data)[0] }, 'total_amount'),
    'opened in the console': said(opened, 'amount'),
    'list of the console': said({ data: row }, 'amount'),
    'shared round': { ...said({ data: round }, ''), amount: billed.amount },
  }
}

async function readRound(browser: ReturnType<BookingApp['browserOf']>, id: number) {
  const { data } = await browser.post('/api/rounds/share', { id_general_bill: id })
  const { code } = Object(data)
  return { ...Object((await app.browserOf().get(`/api/rounds/${code}`)).data), code }
}

/** The calendar entry without its folds and escapes. */
async function calendar(browser: ReturnType<BookingApp['browserOf']>, id: number): Promise<string> {
  const { code } = await readRound(browser, id)
  const file = await app.app.inject({ url: `/api/rounds/${code}/calendar` })
  return file.body.replaceAll('\r\n ', '').replaceAll('\\,', ',').replaceAll(String.raw`\n`, '\n')
}

function expectAgreement(said: Record<string, Said>): Said {
  const [[, first] = []] = Object.entries(said)
  if (!first) throw new Error('no surface')
  for (const [surface, one] of Object.entries(said))
    expect({ surface, ...one }).toEqual({ surface, ...first })
  expect(first.flights.reduce((sum, { number_player }) => sum + number_player, 0)).toBe(first.players)
  return first
}

/** How a short text may write the tee times: each of them, or the first and the last of many. */
const written = (flights: readonly Flight[]) =>
  flights.length > 1
    ? [formatFlights(flights, 'vi'), formatFlightSpan(flights, 'vi')]
    : [formatClock(flights[0]?.date_played ?? 0)]

async function agree(one: Party) {
  const { booker, browser, body } = await prepare(one)
  const estimate = await browser.post('/api/services/create_delivery_for_wap', body)
  const answer = await browser.post('/api/services/create_booking_for_wap', body)
  expect(answer.error_code).toBe(estimate.error_code)
  if (answer.error_code !== 0) return 'refused'
  const sent = Object(answer.data)
  const shown = Object(estimate.data)
  const id: number = sent.id_general_bill
  const of = ({ payment_amount: amount, flights }: { payment_amount: number | null; flights: Flight[] }) => ({
    amount,
    flights,
    players: body.list_users.length,
  })
  const first = expectAgreement({
    estimate: of(shown),
    answer: of(sent),
    ...(await surfaces(browser, id)),
  })
  expect(shown.flight_places).toHaveLength(first.flights.length)

  if (one.cancelled !== null && first.players > 1) {
    const lines: { id: number }[] = Object(
      (await browser.get('/api/services/get_bill_detail_for_wap', { bill_id: id })).data,
    ).services[0].listData
    const player_id = lines[one.cancelled % lines.length]?.id
    const left = await browser.post('/api/for_wap/cancel_booking', {
      id_general_bill_detail: id,
      player_id,
      reason: '',
    })
    expect(left.error_msg).toBe('')
    expect(expectAgreement(await surfaces(browser, id)).players).toBe(first.players - 1)
  }

  const placed = await app
    .browserOf(staff)
    .post(`/api/staff/bookings/${id}/confirm-and-place`, { note: '', price_per_player: pricePerPlayer })
  expect(placed.error_msg).toBe('')
  const last = expectAgreement({ ...(await surfaces(browser, id)) })
  expect(last.amount).not.toBeNull()
  const [sms] = await ctx.q<{ text: string }>`
    select text from messages where phone = ${booker.phone} and booking_id = ${id} order by id desc limit 1`
  expect(sms?.text).toContain(formatMoney(last.amount ?? 0))
  expect(written(last.flights).some((times) => sms?.text.includes(times))).toBe(true)
  const entry = await calendar(browser, id)
  for (const flight of last.flights) {
    for (const name of flight.players) expect(entry).toContain(name)
    if (last.flights.length > 1) expect(entry).toContain(formatFlights([flight], 'vi'))
  }
  return last.flights.length > 1 ? 'several tee times' : 'one tee time'
}

test('form, bill, history, share page, calendar, SMS and console agree on flights, players and amounts', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(party, async (one) => {
      seen.add(await agree(one))
    }),
    { numRuns: 60 },
  )
  expect([...seen].toSorted()).toEqual(['one tee time', 'refused', 'several tee times'])
}, 300_000)
