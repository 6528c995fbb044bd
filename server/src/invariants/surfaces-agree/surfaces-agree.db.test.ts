import type { ResponseOf } from '@teeviet/contract'
import { formatFlightSpan, formatFlights } from '@teeviet/contract/rules/bookings/flights'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { createTestContext, type TestContext } from '#testing/context'
import { anyParty, type Party } from './any-party.ts'
import { type PreparedParty, prepareParty, prepareWorld, type World } from './prepare-party.ts'
import { expectAgreement, expectCalendar, type Flight, linesOf, surfacesOf } from './surfaces.ts'

/** So many that each of the outcomes below comes: the rarest does in one run of seven. */
const runs = 80
const pricePerPlayer = 1_900_000

let ctx: TestContext
let app: BookingApp
let world: World
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  world = await prepareWorld(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})

type Bill = ResponseOf<'GET /api/services/get_bill_detail_for_wap'>
type Estimate = ResponseOf<'POST /api/services/create_delivery_for_wap'>
type Sent = ResponseOf<'POST /api/services/create_booking_for_wap'>

/** How a short text may write the tee times: each of them, or the first and the last of many. */
const written = (flights: readonly Flight[]) =>
  flights.length > 1
    ? [formatFlights(flights, 'vi').replaceAll('–', '-'), formatFlightSpan(flights, 'vi')]
    : [formatClock(flights[0]?.date_played ?? 0)]

/** A text for one tee time names its path, as long as it is short enough. */
const isPathNamed = (flights: readonly Flight[], text: string) =>
  flights.length > 1 ||
  flights.every(({ path }) => path === undefined || text.includes(`(${path.replace('–', '-')})`))

/** What a booking costs by the tables; null while one of its players has no price. */
function priceOf(prepared: PreparedParty, flights: readonly Flight[], places: readonly number[]) {
  const fees = flights.flatMap(({ date_played, number_player }) =>
    Array<number | null>(number_player).fill(prepared.greenFeeAt(date_played)),
  )
  if (fees.includes(null)) return null
  return fees.reduce<number>((sum, fee) => sum + (fee ?? 0), prepared.packagesOf(places))
}

/** The shown sizes with one player moved to a tee time that has a place for one more; null where none has. */
function oneMoved({ flights, flight_places }: Estimate): number[] | null {
  const sizes = flights.map(({ number_player }) => number_player)
  const to = sizes.findIndex((size, index) => size < (flight_places[index] ?? 0))
  const from = sizes.findIndex((size, index) => index !== to && size > 1)
  if (to < 0 || from < 0) return null
  return sizes.map((size, index) => (index === to ? size + 1 : index === from ? size - 1 : size))
}

/** Shows the party its estimate, and again once it has chosen the sizes of its flights. */
async function estimate(party: Party, { booker, body }: PreparedParty) {
  const browser = app.browserOf(booker)
  const ask = async (asked: typeof body) => {
    const { error_code, data } = await browser.post('/api/services/create_delivery_for_wap', asked)
    const shown: Estimate = Object(data)
    return { body: asked, error_code, shown }
  }
  const first = await ask(body)
  const sizes = first.error_code === 0 && party.sizes === 'one moved' ? oneMoved(first.shown) : null
  if (!sizes) return { ...first, isResized: false }
  const resized = await ask({ ...body, flight_sizes: sizes })
  expect(resized.shown.flights.map(({ number_player }) => number_player)).toEqual(sizes)
  return { ...resized, isResized: true }
}

/** Takes one player out of the booking before it is confirmed; returns the place the player had in the request. */
async function takeOut({ booker }: PreparedParty, id: number, which: number): Promise<number> {
  const browser = app.browserOf(booker)
  const { data } = await browser.get('/api/services/get_bill_detail_for_wap', { bill_id: id })
  const { services }: Bill = Object(data)
  const players = services.flatMap((service) => (service.type === 'booking' ? service.listData : []))
  const place = which % players.length
  const left = await browser.post('/api/for_wap/cancel_booking', {
    id_general_bill_detail: id,
    player_id: players[place]?.id,
    reason: '',
  })
  expect(left.error_msg).toBe('')
  return place
}

/** Sends the party's request and follows it until it is placed; returns what came of it. */
async function follow(party: Party): Promise<string[]> {
  const prepared = await prepareParty(world, party)
  const { booker } = prepared
  const { body, error_code, shown, isResized } = await estimate(party, prepared)
  const answer = await app.browserOf(booker).post('/api/services/create_booking_for_wap', body)
  expect(answer.error_code).toBe(error_code)
  if (answer.error_code !== 0) return ['refused']
  const sent: Sent = Object(answer.data)
  const id = sent.id_general_bill
  const surfaces = () => surfacesOf({ ctx, app, staff: world.staff }, prepared, id)
  const places = party.players.map((_, place) => place)
  const first = expectAgreement({
    answer: {
      code: sent.general_bill_code,
      amount: sent.payment_amount,
      flights: sent.flights,
      players: sent.number_player,
    },
    estimate: { amount: shown.payment_amount, flights: shown.flights, players: places.length },
    'lines of the estimate': linesOf(shown.services),
    ...(await surfaces()),
  })
  expect(shown.flight_places).toHaveLength(first.flights.length)
  expect(shown.holds_places).toBe(sent.holds_places)
  expect(first.amount).toBe(priceOf(prepared, first.flights, places))

  const isLeft = party.cancelled !== null && places.length > 1
  if (isLeft) {
    places.splice(await takeOut(prepared, id, party.cancelled ?? 0), 1)
    const left = expectAgreement(await surfaces())
    expect(left.players).toBe(places.length)
    expect(left.amount).toBe(priceOf(prepared, left.flights, places))
  }

  const placed = await app.browserOf(world.staff).post(`/api/staff/bookings/${id}/confirm-and-place`, {
    note: '',
    price_per_player: pricePerPlayer,
  })
  expect(placed.error_msg).toBe('')
  const last = expectAgreement(await surfaces())
  const known = priceOf(prepared, last.flights, places)
  expect(last.amount).toBe(known ?? places.length * pricePerPlayer + prepared.packagesOf(places))
  const messages = await ctx.q<{ text: string }>`
    select text from messages where phone = ${booker.phone} and booking_id = ${id} order by id`
  const sms = messages.at(-1)
  const codes = messages.flatMap(({ text }) => text.match(/\bTV[0-9A-Z]{6,}\b/g) ?? [])
  expect(new Set(codes)).toEqual(new Set(codes.length > 0 ? [last.code] : []))
  expect(sms?.text).toContain(formatMoney(last.amount ?? 0))
  expect(written(last.flights).some((times) => sms?.text.includes(times))).toBe(true)
  expect(isPathNamed(last.flights, sms?.text ?? '')).toBe(true)
  await expectCalendar(app, prepared, { id, flights: last.flights })
  return [
    last.flights.length > 1 ? 'several tee times' : 'one tee time',
    known === null ? 'price by staff' : party.pricing === 'offer' ? 'price of an offer' : 'price by rates',
    ...(sent.holds_places === 0 ? ['beyond what a golfer may hold'] : []),
    ...(prepared.packagesOf(places) > 0 ? ['with packages'] : []),
    ...(isLeft ? ['without a player who left'] : []),
    ...(isResized ? ['with sizes of its own'] : []),
    ...(codes.length > 0 ? ['with an SMS that has its code'] : []),
  ]
}

test('form, bill, history, share page, calendar, SMS and console agree on code, flights, players and amounts', async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(anyParty, async (party) => {
      for (const one of await follow(party)) seen.set(one, (seen.get(one) ?? 0) + 1)
    }),
    // the time is for shrinking a failing party: what is found by then is reported
    { numRuns: runs, interruptAfterTimeLimit: 240_000, markInterruptAsFailure: true },
  )
  expect([...seen.keys()].toSorted()).toEqual([
    'beyond what a golfer may hold',
    'one tee time',
    'price by rates',
    'price by staff',
    'price of an offer',
    'refused',
    'several tee times',
    'with an SMS that has its code',
    'with packages',
    'with sizes of its own',
    'without a player who left',
  ])
}, 300_000)
