import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { openBooking } from '#rounds/staff/open-booking'
import { bankReports } from '#testing/bookings/bank-reports'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers, noChange, unsound, type Wanted } from '#testing/bookings/changes'
import { placedAtOnce } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addPackage, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { changeBooking, quoteChange } from './change-booking.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = (clock: string, day = '24') => new Date(`2026-11-${day}T${clock}:00+07:00`)
const rowOf = async (id: number) => {
  const [row] = await ctx.q<{
    state: string
    teeTimeAt: Date
    day: string
    amount: number
    players: number
    payBy: Date | null
    holdUntil: Date | null
    clubDueAt: Date | null
    offerId: number | null
  }>`
    select state, tee_time_at as "teeTimeAt", play_date as day, amount_vnd as amount, player_count as players,
      pay_by as "payBy", hold_until as "holdUntil", club_due_at as "clubDueAt", offer_id as "offerId"
    from bookings where id = ${id}`
  return row
}
const messagesOf = (id: number) =>
  ctx.q<{ text: string; kind: string }>`select text, kind from messages where booking_id = ${id} order by id`
const changesOf = (id: number) => ctx.q<{ before: unknown; after: unknown; reason: string }>`
  select before, after, reason from booking_changes where booking_id = ${id} order by id`
const playersOf = (id: number) => loadPlayers(ctx.q, id)
describe.each(['requested', 'confirmed', 'placed'] as const)('a booking that is %s', (state) => {
  let booking: StatedBooking
  beforeEach(async () => {
    booking = await bookingIn(ctx, state)
  })

  test('moves to another day: its places are exchanged, and the price is that of the new start', async () => {
    const { id, teeTimeId, courseId } = booking
    const later = await addTeeTime(ctx.q, { courseId, at: at('07:00', '25').toISOString(), price: 2_500_000 })
    const quote = await changeAsQuoted(ctx, id, { start_at: at('07:00', '25').getTime() })
    expect(quote).toMatchObject({ old_amount: 4_000_000, new_amount: 5_000_000, difference: 1_000_000 })
    expect(await rowOf(id)).toMatchObject({
      state,
      teeTimeAt: at('07:00', '25'),
      day: '2026-11-25',
      amount: 5_000_000,
      players: 2,
    })
    expect([await placesLeft(ctx.q, teeTimeId), await placesLeft(ctx.q, later)]).toEqual([4, 2])
    expect((await openBooking(ctx, id, 'vi')).tee_times).toMatchObject([{ id: later, places: 2 }])
    expect(await changesOf(id)).toEqual([
      {
        before: {
          starts: [{ at: at('06:30').toISOString(), players: ['Khách 1', 'Khách 2'] }],
          amount_vnd: 4_000_000,
        },
        after: {
          starts: [{ at: at('07:00', '25').toISOString(), players: ['Khách 1', 'Khách 2'] }],
          amount_vnd: 5_000_000,
        },
        reason: 'Khách gọi',
      },
    ])
    const news = (await messagesOf(id)).filter(({ text }) => text.includes('→'))
    expect(news).toHaveLength(1)
    expect(news[0]?.text).toMatch(/06:30.*→.*07:00.*5\.000\.000đ/)
    expect(await unsound(ctx)).toEqual([])
  })

  test('a player is added, another renamed and one leaves, each at the agreed price', async () => {
    const { id, teeTimeId } = booking
    await ctx.q`update tee_times set price_vnd = 9000000 where id = ${teeTimeId}`
    const [first, second] = await playersOf(id)
    const players = [
      { player_id: first?.id, name: 'Lê Hoa' },
      { player_id: undefined, name: 'Phạm Minh' },
      { player_id: undefined, name: '' },
    ]
    expect(await changeAsQuoted(ctx, id, { players })).toMatchObject({
      new_amount: 6_000_000,
      moves_places: 1,
    })
    const after = await playersOf(id)
    expect(
      after.map(({ guest_name, is_unnamed, cancelled_at }) => [guest_name, is_unnamed, cancelled_at]),
    ).toEqual([
      ['Lê Hoa', false, null],
      ['Khách 2', false, ctx.clock.now()],
      ['Phạm Minh', false, null],
      ['Người chơi 3', true, null],
    ])
    expect(after[1]?.id).toBe(second?.id)
    expect(await rowOf(id)).toMatchObject({ players: 3, amount: 6_000_000 })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(1)
    expect(await unsound(ctx)).toEqual([])
  })

  test('two changes at once: one is made as shown, the other is shown again', async () => {
    const { id, courseId } = booking
    await addTeeTime(ctx.q, { courseId, at: at('07:00').toISOString() })
    await addTeeTime(ctx.q, { courseId, at: at('07:10').toISOString() })
    const staff = await addStaff(ctx.q)
    const inputs = ['07:00', '07:10'].map((clock) => ({ ...noChange, id, start_at: at(clock).getTime() }))
    const quoted = await Promise.all(
      inputs.map(async (input) => ({
        ...input,
        reason: 'x',
        fingerprint: (await quoteChange(ctx, input)).fingerprint,
      })),
    )
    const ends = await Promise.all(quoted.map((input) => outcome(changeBooking(ctx, staff, input))))
    expect(ends.toSorted()).toEqual(['booking.changeQuoteChanged', undefined])
    expect(await changesOf(id)).toHaveLength(1)
    expect(await unsound(ctx)).toEqual([])
  })

  test('a repeat of a change changes nothing, also at the same moment', async () => {
    const { id, teeTimeId } = booking
    const staff = await addStaff(ctx.q)
    const own = await keptPlayers(ctx, id)
    const input = { ...noChange, id, players: [...own, { player_id: undefined, name: 'Phạm Minh' }] }
    const { fingerprint } = await quoteChange(ctx, input)
    const sent = Array.from({ length: 4 }, () =>
      changeBooking(ctx, staff, { ...input, fingerprint, reason: 'x' }),
    )
    await Promise.all(sent)
    expect(await rowOf(id)).toMatchObject({ players: 3 })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(1)
    expect(await unsound(ctx)).toEqual([])
  })
})

test.each([
  'draft',
  'played',
  'cancellation_requested',
  'refunded',
  'expired',
  'cancelled',
  'withdrawn',
  'rejected',
] as const)('a booking that is %s is not changed', async (state) => {
  const { id } = await bookingIn(ctx, state)
  expect(await outcome(changeAsQuoted(ctx, id, { price_per_player: 1_000_000 }))).toBe('booking.cannotChange')
})

test('a price that has changed since the quote is shown again, and nothing has happened', async () => {
  const { id, courseId, teeTimeId } = await bookingIn(ctx, 'placed')
  const later = await addTeeTime(ctx.q, { courseId, at: at('07:00').toISOString() })
  const input = { ...noChange, id, start_at: at('07:00').getTime() }
  const { fingerprint } = await quoteChange(ctx, input)
  await ctx.q`update tee_times set price_vnd = 3000000 where id = ${later}`
  const stale = changeBooking(ctx, await addStaff(ctx.q), { ...input, fingerprint, reason: 'x' })
  expect(await outcome(stale)).toBe('booking.changeQuoteChanged')
  expect([await placesLeft(ctx.q, teeTimeId), await placesLeft(ctx.q, later)]).toEqual([2, 4])
  expect(await unsound(ctx)).toEqual([])
})

test('what cannot be had is refused: no room, no start, a closed one, another booking’s player, nothing', async () => {
  const { id, courseId, teeTimeId } = await bookingIn(ctx, 'requested')
  const full = await addTeeTime(ctx.q, { courseId, at: at('07:00').toISOString() })
  await ctx.q`update tee_times set places_left = 1, external_places = 3 where id = ${full}`
  const closed = await addTeeTime(ctx.q, { courseId, at: at('07:10').toISOString() })
  await ctx.q`update tee_times set is_closed = true, closed_for = 'other' where id = ${closed}`
  const [player] = await playersOf((await bookingIn(ctx, 'requested')).id)
  const own = await keptPlayers(ctx, id)
  const guest = { player_id: undefined, name: 'Khách' }
  const tries: [Partial<Wanted>, string][] = [
    [{ start_at: at('07:00').getTime() }, 'booking.changeNoPlaces'],
    [{ start_at: at('07:05').getTime() }, 'booking.changeNoPlaces'],
    [{ start_at: at('07:10').getTime() }, 'booking.changeNoPlaces'],
    [{ start_at: at('06:00', '19').getTime() }, 'booking.changeNoPlaces'],
    [{ players: [...own, guest, guest, guest] }, 'booking.changeNoPlaces'],
    [{ players: [{ player_id: player?.id, name: '' }] }, 'booking.cannotChange'],
    [{ players: own.flatMap((one) => [one, one]) }, 'booking.cannotChange'],
    [{ players: own }, 'booking.changeNothing'],
    [{}, 'booking.changeNothing'],
  ]
  for (const [wanted, refusal] of tries)
    expect([wanted, await outcome(changeAsQuoted(ctx, id, wanted))]).toEqual([wanted, refusal])
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
  ctx.clock.set('2026-11-24T06:30:00+07:00')
  expect(await outcome(changeAsQuoted(ctx, id, { price_per_player: 1 }))).toBe('booking.cannotChange')
})

test('a request whose golfer chooses among other times is not changed meanwhile', async () => {
  const { id } = await bookingIn(ctx, 'requested')
  await ctx.q`update bookings set offered_until = ${at('12:00', '20')} where id = ${id}`
  expect(await outcome(changeAsQuoted(ctx, id, { price_per_player: 1_000_000 }))).toBe('booking.cannotChange')
})

test('a change needs a reason', async () => {
  const { id } = await bookingIn(ctx, 'placed')
  const input = { ...noChange, id, price_per_player: 1_000_000, fingerprint: '', reason: '' }
  expect(await outcome(changeBooking(ctx, await addStaff(ctx.q), input))).toBe('staff.reasonMissing')
})

test('an unconfirmed request does not grow beyond what its golfer’s unpaid bookings may hold', async () => {
  const { id, courseId } = await bookingIn(ctx, 'requested')
  const { heldPlacesPerCourseDay } = ctx.config.rules
  ctx.config.rules.heldPlacesPerCourseDay = 2
  await addTeeTime(ctx.q, { courseId, at: at('07:00').toISOString() })
  const players = [
    { player_id: undefined, name: 'A' },
    { player_id: undefined, name: 'B' },
    { player_id: undefined, name: 'C' },
  ]
  expect(await outcome(changeAsQuoted(ctx, id, { players }))).toBe('booking.changeOverCap')
  // as many as before may move
  expect(await outcome(changeAsQuoted(ctx, id, { start_at: at('07:00').getTime() }))).toMatchObject({
    difference: 0,
  })
  ctx.config.rules.heldPlacesPerCourseDay = heldPlacesPerCourseDay
})

describe('an ordered booking', () => {
  test('asks for the new amount under the same content, by a code of one and the same payment', async () => {
    const booking = await placedAtOnce(ctx, { players: 3, packages: [await addPackage(ctx.q, 50_000)] })
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.id)
    const [first, second] = await playersOf(booking.id)
    const players = [first, second].map((one) => ({ player_id: one?.id, name: '' }))
    expect(await changeAsQuoted(ctx, booking.id, { players, price_per_player: 1_500_000 })).toMatchObject({
      old_amount: 6_150_000,
      new_amount: 3_100_000,
    })
    const { bank, amount } = await startBankTransfer(ctx, booking.member, booking.id)
    expect({ code: bank?.bank_code, amount }).toEqual({ code: transaction_id, amount: 3_100_000 })
    await bankReports(ctx, transaction_id, 3_100_000)
    expect(await rowOf(booking.id)).toMatchObject({ state: 'paid' })
    const services = await ctx.q<{ amount: number }>`
      select amount_vnd as amount from bill_services where bill_id = ${booking.id} order by id`
    expect(services.map(({ amount }) => amount)).toEqual([3_000_000, 100_000])
    expect(await unsound(ctx)).toEqual([])
  })

  test('is to be paid before its new tee time', async () => {
    const booking = await placedAtOnce(ctx)
    await addTeeTime(ctx.q, { courseId: booking.courseId, at: at('08:10', '20').toISOString() })
    const quote = await changeAsQuoted(ctx, booking.id, { start_at: at('08:10', '20').getTime() })
    expect(quote.payment_deadline).toBe(at('08:10', '20').getTime())
    expect((await rowOf(booking.id))?.payBy).toEqual(at('08:10', '20'))
  })

  test('keeps its total once a part of the money is here', async () => {
    const booking = await placedAtOnce(ctx)
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.id)
    await bankReports(ctx, transaction_id, 1_000_000)
    expect(await outcome(changeAsQuoted(ctx, booking.id, { price_per_player: 1_000_000 }))).toBe(
      'booking.moneyArrived',
    )
    await addTeeTime(ctx.q, { courseId: booking.courseId, at: at('07:00').toISOString() })
    expect(await changeAsQuoted(ctx, booking.id, { start_at: at('07:00').getTime() })).toMatchObject({
      difference: 0,
    })
    expect(await unsound(ctx)).toEqual([])
  })

  test('changed and paid at once: one is first, and every đồng and place is right', async () => {
    for (let round = 0; round < 3; round += 1) {
      const booking = await placedAtOnce(ctx)
      const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.id)
      await Promise.all([
        outcome(changeAsQuoted(ctx, booking.id, { price_per_player: 1_500_000 })),
        bankReports(ctx, transaction_id, 4_000_000),
      ])
      const row = await rowOf(booking.id)
      const refunds = await ctx.q<{ amount: number }>`
        select amount_vnd as amount from refunds where bill_id = ${booking.id}`
      expect(row?.state).toBe('paid')
      expect([row?.amount, refunds]).toEqual(
        row?.amount === 4_000_000 ? [4_000_000, []] : [3_000_000, [{ amount: 1_000_000 }]],
      )
    }
    expect(await unsound(ctx)).toEqual([])
  })
})
