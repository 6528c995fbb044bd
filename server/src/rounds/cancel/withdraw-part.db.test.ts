import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { checkLedger } from '#platform/ledger/check'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { book, brokenPlaces, guests } from '#testing/bookings/bookings'
import { placedAtOnce } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addPackage, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { workOffDeadline } from '../deadlines/work-off-deadline.ts'
import { confirmAsStaff } from '../staff/booking-acts.ts'

let ctx: TestContext
let app: BookingApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

type Owned = { id: number; member: Awaited<ReturnType<typeof addMember>> }

const billOf = async ({ id, member }: Owned) =>
  Object((await app.browserOf(member).get('/api/services/get_bill_detail_for_wap', { bill_id: id })).data)
const cancel = ({ id, member }: Owned, fields: object) =>
  app.browserOf(member).post('/api/for_wap/cancel_booking', {
    id_general_bill_detail: id,
    reason: '',
    expected_refund: 0,
    ...fields,
  })
const playersOf = async (booking: Owned): Promise<{ id: number; is_cancel: number }[]> =>
  (await billOf(booking)).services[0].listData
const refundsOf = ({ id }: Owned) =>
  ctx.q<{ amount_vnd: number }>`select amount_vnd from refunds where bill_id = ${id}`
const expectSound = async () => {
  expect(await checkLedger(ctx.q)).toMatchObject({ balanced: true, faults: [] })
  expect(await brokenPlaces(ctx.q)).toEqual([])
}

/** Three guests with a package of 50.000đ each on contracted places: 6.150.000đ, waiting for their money. */
async function placedWithCover() {
  return placedAtOnce(ctx, { players: 3, packages: [await addPackage(ctx.q, 50_000)] })
}

describe.each(['requested', 'confirmed', 'placed'] as const)('a player of a booking that is %s', (state) => {
  test('leaves free, at once, while another one stays', async () => {
    const booking = await bookingIn(ctx, state)
    const [first, second] = await playersOf(booking)
    expect((await billOf(booking)).cancel_quote.parts[0]).toMatchObject({
      kind: 'player',
      id: first?.id,
      refund_amount: 0,
      left_to_pay: 2_000_000,
    })
    const left = await cancel(booking, { player_id: first?.id, reason: 'Bận việc' })
    expect(left).toMatchObject({ error_code: 0, data: { state, is_free: 1, refund_amount: 0 } })
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(3)
    const bill = await billOf(booking)
    expect(bill).toMatchObject({ state, payment_amount: 2_000_000, number_player: 1 })
    expect(bill.services[0]).toMatchObject({
      amount: 2_000_000,
      listData: [{ is_cancel: 1 }, { is_cancel: 0 }],
    })
    expect(bill.refund_terms.at(-1).refund_amount + bill.refund_terms.at(-1).penalty_amount).toBe(2_000_000)
    expect(bill.steps.at(-1)).toMatchObject({ state, reason: 'Bận việc' })
    expect(bill.cancel_quote.parts).toEqual([])
    // a repeat changes nothing; the last player only leaves with the booking
    expect((await cancel(booking, { player_id: first?.id })).data).toEqual(left.data)
    expect(await cancel(booking, { player_id: second?.id })).toMatchObject({ error_code: 1612 })
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(3)
    await expectSound()
  })
})

test('only the golfer removes a player, and none of another booking', async () => {
  const [booking, other] = [await bookingIn(ctx, 'placed'), await bookingIn(ctx, 'placed')]
  const [player] = await playersOf(booking)
  const asOther = { id: booking.id, member: other.member }
  expect(await cancel(asOther, { player_id: player?.id })).toMatchObject({ error_code: 404 })
  expect(await cancel(other, { player_id: player?.id })).toMatchObject({ error_code: 1612 })
  expect((await billOf(booking)).number_player).toBe(2)
})

test('a player leaves with their own packages', async () => {
  const booking = await placedWithCover()
  const [first] = await playersOf(booking)
  await cancel(booking, { player_id: first?.id })
  const bill = await billOf(booking)
  expect(bill).toMatchObject({ payment_amount: 4_100_000, number_player: 2 })
  expect(bill.services.map(({ amount }: { amount: number }) => amount)).toEqual([4_000_000, 100_000])
  expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
})

test('the insurance goes without a premium and without a certificate of its packages', async () => {
  const booking = await placedWithCover()
  const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.id)
  const service = (await billOf(booking)).services[1]
  await cancel(booking, { service_id: service.id })
  const bill = await billOf(booking)
  expect(bill).toMatchObject({
    payment_amount: 6_000_000,
    number_player: 3,
    services: [{}, { is_cancel: 1 }],
  })
  // the same content, and a code for the rest
  const { bank, amount } = await startBankTransfer(ctx, booking.member, booking.id)
  expect({ code: bank?.bank_code, amount }).toEqual({ code: transaction_id, amount: 6_000_000 })
  const owed = async () =>
    (await checkLedger(ctx.q)).accounts.find(({ name }) => name === 'premiums_owed')?.balance
  const before = await owed()
  await bankReports(ctx, transaction_id, 6_000_000)
  expect((await billOf(booking)).state).toBe('paid')
  expect(await owed()).toBe(before)
  const certificates = await ctx.q<{ package_id: number | null }>`
    select package_id from insurance_certificates where booking_id = ${booking.id}`
  expect(certificates.map(({ package_id }) => package_id)).toEqual([null, null, null])
  expect((await billOf(booking)).cancel_quote).toMatchObject({ refund_amount: 6_000_000 })
  await expectSound()
})

test('a transfer with the earlier code pays the rest, and the excess is refunded', async () => {
  const booking = await placedWithCover()
  const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.id)
  const [first] = await playersOf(booking)
  await cancel(booking, { player_id: first?.id })
  await bankReports(ctx, transaction_id, 6_150_000)
  expect(await billOf(booking)).toMatchObject({ state: 'paid', paid_amount: 4_100_000 })
  expect(await refundsOf(booking)).toEqual([{ amount_vnd: 2_050_000 }])
  await expectSound()
})

test('no player is removed while a part of the money is here', async () => {
  const booking = await placedWithCover()
  const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.id)
  await bankReports(ctx, transaction_id, 5_000_000)
  const [first] = await playersOf(booking)
  expect(await cancel(booking, { player_id: first?.id })).toMatchObject({ error_code: 1617 })
  expect(await billOf(booking)).toMatchObject({ payment_amount: 6_150_000, number_player: 3 })
  expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(1)
})

test('a removed player stays removed when the payment is only reported after the booking has expired', async () => {
  const booking = await placedWithCover()
  const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.id)
  const [first] = await playersOf(booking)
  ctx.clock.set('2026-11-20T08:10:00+07:00')
  await cancel(booking, { player_id: first?.id })
  ctx.clock.set('2026-11-20T08:31:00+07:00')
  await workOffDeadline(ctx, { bookingId: booking.id })
  expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
  await bankReports(ctx, transaction_id, 4_100_000, { at: new Date('2026-11-20T08:20:00+07:00') })
  expect(await billOf(booking)).toMatchObject({ state: 'paid', number_player: 2 })
  expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
  await expectSound()
})

test('leaving and paying at once: one is first, and every đồng and place is right', async () => {
  for (let round = 0; round < 3; round += 1) {
    const booking = await placedWithCover()
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.id)
    const [first] = await playersOf(booking)
    const [left] = await Promise.all([
      cancel(booking, { player_id: first?.id }),
      bankReports(ctx, transaction_id, 6_150_000),
    ])
    const bill = await billOf(booking)
    expect(bill.state).toBe('paid')
    // paid first: the dialog's free way no longer holds, and the golfer is shown what comes back
    const isOut = left.error_code === 0
    expect([0, 1613]).toContain(left.error_code)
    expect(bill).toMatchObject(
      isOut ? { number_player: 2, paid_amount: 4_100_000 } : { number_player: 3, paid_amount: 6_150_000 },
    )
    expect(await refundsOf(booking)).toEqual(isOut ? [{ amount_vnd: 2_050_000 }] : [])
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(isOut ? 2 : 1)
  }
  await expectSound()
})

test('a player removed before staff set a price is not priced', async () => {
  ctx.clock.set('2026-11-24T05:00:00+07:00')
  const courseId = await addCourse(ctx.q)
  const tee_time_id = await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00', price: 0 })
  const member = await addMember(ctx.q)
  const list_users = guests(3, [await addPackage(ctx.q, 20_000)])
  const sent = await book(ctx, member, { courseId, at: '2026-11-24T00:00:00+07:00', list_users })
  const booking = { id: sent.id_general_bill, member }
  const [first] = await playersOf(booking)
  await cancel(booking, { player_id: first?.id })
  const input = { id: booking.id, tee_time_id, price_per_player: 1_500_000, note: '' }
  expect(await confirmAsStaff(ctx, await addStaff(ctx.q), input, 'vi')).toMatchObject({
    amount: 2 * 1_520_000,
  })
  expect(await placesLeft(ctx.q, tee_time_id)).toBe(2)
  expect(await playersOf(booking)).toMatchObject([
    { amount: null },
    { amount: 1_500_000 },
    { amount: 1_500_000 },
  ])
  const service = (await billOf(booking)).services[1]
  await cancel(booking, { service_id: service.id })
  expect((await billOf(booking)).payment_amount).toBe(3_000_000)
  await expectSound()
})

test('a group of which one start has no price gets its price when the players on that start are removed', async () => {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00' })
  await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:38:00+07:00', price: 0 })
  const member = await addMember(ctx.q)
  const sent = await book(ctx, member, { courseId, at: '2026-11-24T06:30:00+07:00', list_users: guests(5) })
  const booking = { id: sent.id_general_bill, member }
  expect(await billOf(booking)).toMatchObject({ payment_amount: null })
  const onUnpriced = (await playersOf(booking)).slice(3)
  await cancel(booking, { player_id: onUnpriced[0]?.id })
  expect(await billOf(booking)).toMatchObject({ payment_amount: null })
  await cancel(booking, { player_id: onUnpriced[1]?.id })
  expect(await billOf(booking)).toMatchObject({ payment_amount: 6_000_000 })
  await confirmAsStaff(ctx, await addStaff(ctx.q), { id: booking.id, note: '' }, 'vi')
  expect(await billOf(booking)).toMatchObject({ payment_amount: 6_000_000 })
  await expectSound()
})
