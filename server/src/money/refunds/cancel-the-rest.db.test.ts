import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { pointsOf } from '#platform/ledger/points'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { brokenPlaces } from '#testing/bookings/bookings'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addPackage, placesLeft } from '#testing/golf'
import { waitingForLocks } from '#testing/waiting-for-locks'

/*
 * One player's refund waits for staff while the ladder runs on: the rest of the booking can be cancelled beside it, and
 * the waiting part keeps its own quote. Three players at 2.020.000đ, full refund until 22 November 06:30, half afterwards.
 */

let ctx: TestContext
let app: BookingApp
let booking: PaidBooking
const early = '2026-11-20T08:00:00+07:00'
const late = '2026-11-23T08:00:00+07:00'

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(async () => {
  ctx.clock.set(early)
  const d20 = await addPackage(ctx.q, 20_000)
  booking = await paidBooking(ctx, { players: 3, packages: [d20], penalty: 50 })
  await ask({ player_id: (await players())[0] })
  ctx.clock.set(late)
})

const players = async () =>
  (
    await ctx.q<{ id: number }>`select id from booking_players where booking_id = ${booking.id} order by id`
  ).map(({ id }) => id)
const ask = (fields: Record<string, unknown> = {}) =>
  app.browserOf(booking.member).post('/api/for_wap/cancel_booking', {
    id_general_bill_detail: booking.id,
    refund_to: 'wallet',
    ...fields,
  })
const bill = async () => {
  const { data } = await app
    .browserOf(booking.member)
    .get('/api/services/get_bill_detail_for_wap', { bill_id: booking.id })
  return Object(data)
}
const refunds = () => ctx.q<{ id: number; cause: string; state: string; amount_vnd: number }>`
  select id, cause, state, amount_vnd from refunds where bill_id = ${booking.id} order by id`
async function decide(cause: 'player' | 'booking', what: 'agree' | 'refuse', place = 0) {
  const refund = (await refunds()).filter((one) => one.cause === cause)[place]
  const body = { id: refund?.id, ...(what === 'refuse' ? { reason: 'Đã chơi' } : {}) }
  return app.browserOf(booking.staff).post(`/api/staff/refunds/${refund?.id}/${what}`, body)
}
async function expectSound() {
  expect((await checkLedger(ctx.q)).faults).toEqual([])
  expect(await brokenPlaces(ctx.q)).toEqual([])
}

test('the quote of the rest excludes the waiting part, and equals the fixed refund', async () => {
  const { state, cancel_quote } = await bill()
  expect(state).toBe('cancellation_requested')
  expect(cancel_quote).toMatchObject({ refund_amount: 2_020_000, penalty_amount: 2_020_000 })
  expect(await ask({ expected_refund: 4_040_000 })).toMatchObject({ error_code: 1613 })
  const asked = await ask({ expected_refund: 2_020_000 })
  expect(asked).toMatchObject({
    error_code: 0,
    data: { state: 'cancellation_requested', refund_amount: 2_020_000, penalty_amount: 2_020_000 },
  })
  expect(await ask({ expected_refund: 2_020_000 })).toMatchObject({ data: asked.data })
  expect(await refunds()).toMatchObject([
    { cause: 'player', state: 'requested', amount_vnd: 2_020_000 },
    { cause: 'booking', state: 'requested', amount_vnd: 2_020_000 },
  ])
  expect((await bill()).cancel_quote).toBeNull()
})

describe('a second player', () => {
  const back = (one: object) => ({ kind: 'player', refund_amount: 1_010_000, ...one })

  test('can be cancelled while the first waits, by the quote of that moment', async () => {
    const [, second, third] = await players()
    expect((await bill()).cancel_quote.parts).toMatchObject([back({ id: second }), back({ id: third })])
    const asked = await ask({ player_id: second, expected_refund: 1_010_000 })
    expect(asked).toMatchObject({ error_code: 0, data: { refund_amount: 1_010_000 } })
    expect(await ask({ player_id: second })).toMatchObject({ data: asked.data })
    expect(await refunds()).toMatchObject([
      { cause: 'player', state: 'requested', amount_vnd: 2_020_000 },
      { cause: 'player', state: 'requested', amount_vnd: 1_010_000 },
    ])
    expect((await bill()).cancel_quote).toMatchObject({ refund_amount: 1_010_000, parts: [] })
  })

  test('leaves the last one, and the insurance with its premiums, to the cancellation of the rest', async () => {
    const [, second, third] = await players()
    const [hio] = await ctx.q<{ id: number }>`
      select id from bill_services where bill_id = ${booking.id} and kind = 'hio'`
    expect(await ask({ service_id: hio?.id })).toMatchObject({ error_code: 1612 })
    const both = await Promise.all([second, third].map((id) => ask({ player_id: id })))
    expect(both.map(({ error_code }) => error_code).toSorted()).toEqual([0, 1612])
    expect(await refunds()).toHaveLength(2)
  })

  test.each([
    ['agreed to', 'agree', 1, 1_010_000],
    ['refused', 'refuse', 2, 0],
  ] as const)(
    'and the first are decided on their own: the one agreed to, the other %s',
    async (_title, what, left, more) => {
      await ask({ player_id: (await players())[1] })
      await decide('player', 'agree')
      expect(await bill()).toMatchObject({ state: 'cancellation_requested', number_player: 2 })
      await decide('player', what, 1)
      expect(await bill()).toMatchObject({ state: 'paid', number_player: left })
      expect(await pointsOf(ctx.q, booking.member.id)).toBe(2_020_000 + more)
      expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4 - left)
      await expectSound()
    },
  )

  test('goes with the rest and the first when staff grant the rest, each once, also under concurrent grants', async () => {
    await ask({ player_id: (await players())[1] })
    expect(await ask({ expected_refund: 1_010_000 })).toMatchObject({ error_code: 0 })
    const gate = await closeGate(ctx.pool, 'bookings', { on: 'update' })
    const part = decide('player', 'agree', 1)
    await gate.reached()
    const whole = decide('booking', 'agree')
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    expect([await part, await whole]).toMatchObject([{ error_code: 0 }, { error_code: 0 }])
    expect((await refunds()).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_040_000)
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
    expect(await bill()).toMatchObject({ state: 'partly_refunded' })
    await expectSound()
  })
})

test('the waiting insurance leaves the insured players to the cancellation of the rest', async () => {
  await decide('player', 'refuse')
  const [hio] = await ctx.q<{ id: number }>`
    select id from bill_services where bill_id = ${booking.id} and kind = 'hio'`
  expect(await ask({ service_id: hio?.id })).toMatchObject({ error_code: 0 })
  expect((await bill()).cancel_quote).toMatchObject({ parts: [] })
  expect(await ask({ player_id: (await players())[1] })).toMatchObject({ error_code: 1612 })
})

describe('staff agree', () => {
  beforeEach(async () => {
    await ask()
  })

  test('to the whole: the waiting part goes with it, by its own quote', async () => {
    expect(await decide('booking', 'agree')).toMatchObject({ error_code: 0 })
    expect(await refunds()).toMatchObject([
      { cause: 'player', state: 'done', amount_vnd: 2_020_000 },
      { cause: 'booking', state: 'done', amount_vnd: 2_020_000 },
    ])
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_040_000)
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
    expect(await bill()).toMatchObject({ state: 'partly_refunded', refund_amount: 4_040_000 })
    await expectSound()
  })

  test('to the part first: the booking still waits, and then to the rest', async () => {
    await decide('player', 'agree')
    expect(await bill()).toMatchObject({ state: 'cancellation_requested', number_player: 2 })
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
    await expectSound()
    await decide('booking', 'agree')
    expect(await bill()).toMatchObject({ state: 'partly_refunded', refund_amount: 4_040_000 })
    await expectSound()
  })

  test('to both at once: each goes back once', async () => {
    const gate = await closeGate(ctx.pool, 'bookings', { on: 'update' })
    const part = decide('player', 'agree')
    await gate.reached()
    const whole = decide('booking', 'agree')
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    expect(await part).toMatchObject({ error_code: 0 })
    expect(await whole).toMatchObject({ error_code: 0 })
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_040_000)
    expect(await bill()).toMatchObject({ state: 'partly_refunded' })
    await expectSound()
  })
})

describe('staff refuse', () => {
  beforeEach(async () => {
    await ask()
  })

  test('the whole: the part still waits, and refusing it leaves the booking paid', async () => {
    await decide('booking', 'refuse')
    expect(await bill()).toMatchObject({ state: 'cancellation_requested' })
    await decide('player', 'refuse')
    expect(await bill()).toMatchObject({ state: 'paid', number_player: 3 })
    expect((await refunds()).map(({ state }) => state)).toEqual(['refused', 'refused'])
    await expectSound()
  })

  test('the part only after the whole, which would leave it out', async () => {
    expect(await decide('player', 'refuse')).toMatchObject({ error_code: 1826 })
    expect((await refunds()).map(({ state }) => state)).toEqual(['requested', 'requested'])
    await decide('booking', 'refuse')
    expect(await decide('player', 'agree')).toMatchObject({ error_code: 0 })
    expect(await bill()).toMatchObject({ state: 'paid', number_player: 2 })
    await expectSound()
  })
})
