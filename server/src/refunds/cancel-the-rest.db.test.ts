import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkLedger } from '../ledger/check.ts'
import { pointsOf } from '../ledger/points.ts'
import { type BookingApp, createBookingApp } from '../testing/booking-app.ts'
import { brokenPlaces } from '../testing/bookings.ts'
import { createTestContext, type TestContext } from '../testing/context.ts'
import { closeGate } from '../testing/gate.ts'
import { addPackage, placesLeft } from '../testing/golf.ts'
import { type PaidBooking, paidBooking } from '../testing/paid-booking.ts'
import { waitingForLocks } from '../testing/waiting-for-locks.ts'

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
async function decide(cause: 'player' | 'booking', what: 'agree' | 'refuse') {
  const refund = (await refunds()).find((one) => one.cause === cause)
  const body = { id: refund?.id, ...(what === 'refuse' ? { reason: 'Đã chơi' } : {}) }
  return app.browserOf(booking.staff).post(`/api/staff/refunds/${refund?.id}/${what}`, body)
}
async function expectSound() {
  expect((await checkLedger(ctx.q)).faults).toEqual([])
  expect(await brokenPlaces(ctx.q)).toEqual([])
}

test('the quote of the rest leaves out the part that waits, and is what the refund is fixed to', async () => {
  const { state, cancel_quote } = await bill()
  expect(state).toBe('cancellation_requested')
  expect(cancel_quote).toMatchObject({ refund_amount: 2_020_000, penalty_amount: 2_020_000, parts: [] })
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

test('a further part waits its turn while one is undecided', async () => {
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
