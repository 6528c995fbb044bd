import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Member, Staff } from '#platform/context/actor'
import { listBookings } from '#rounds/bills/history'
import { readBill } from '#rounds/bills/read-bill'
import { cancelBooking } from '#rounds/cancel/cancel'
import { confirmAndPlaceAsStaff, confirmAsStaff, rejectAsStaff } from '#rounds/staff/booking-acts'
import { closeTeeTimes, previewClosing } from '#rounds/staff/close/close'
import { listStaffBookings } from '#rounds/staff/list-bookings'
import { readStaffSheet } from '#rounds/staff/staff-sheet'
import { codeSentTo } from '#testing/apps/account-app'
import { book, brokenPlaces, form, guests, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addMember, addOffer, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { beginBooking } from './drafts/begin-booking.ts'
import { verifyBooking } from './drafts/verify-booking.ts'
import { previewBooking } from './preview.ts'

const day = '2026-11-24'
const clock = (minute: number) =>
  `${String(6 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const at = (start: number) => `${day}T${clock(start * 8)}:00+07:00`
let ctx: TestContext
let staff: Staff
let member: Member
let courseId: number
let starts: number[]

beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-23T09:00:00+07:00')
  member = await addMember(ctx.q)
  courseId = await addCourse(ctx.q)
  starts = await openDay(ctx, courseId)
})

/** Twelve tee times with four places each. */
async function openDay({ q }: TestContext, course: number): Promise<number[]> {
  const ids: number[] = []
  for (let start = 0; start < 12; start += 1)
    ids.push(await addTeeTime(q, { courseId: course, at: at(start) }))
  return ids
}

const held = async ({ q }: TestContext, { id }: Member): Promise<number> => {
  const [row] = await q<{ places: number }>`
    select coalesce(sum(h.places), 0)::int as places
    from bookings b join booking_tee_times h on h.booking_id = b.id and h.released_at is null
    where b.member_id = ${id}`
  return row?.places ?? 0
}
const taken = async (course: number) => {
  const [row] = await ctx.q<{ places: number }>`
    select sum(capacity - places_left)::int as places from tee_times where course_id = ${course}`
  return row?.places
}
const send = (start: number, players = 4, more = {}) =>
  book(ctx, member, { courseId, at: at(start), players, ...more })
const fill = async (count: number) => {
  for (let start = 0; start < count; start += 1) await send(start)
}
/** Takes the player out of a booking who has this place in it. */
const leave = async (id: number, place: number) => {
  const [player] = await ctx.q<{ id: number }>`
    select id from booking_players where booking_id = ${id} order by position offset ${place} limit 1`
  await cancelBooking(ctx, member, { bookingId: id, reason: '', idempotency: null, playerId: player?.id })
}
const accept = (id: number) => outcome(confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi'))

describe('the unpaid requests of one member', () => {
  test('hold 16 places of a course and day; what goes beyond is accepted and holds nothing', async () => {
    await fill(4)
    const beyond = await send(4)
    expect(beyond).toMatchObject({ state: 'requested', holds_places: 0, unheld_for: 'cap', is_any_time: 0 })
    expect(beyond.payment_amount).toBe(8_000_000)
    expect([await held(ctx, member), await taken(courseId)]).toEqual([16, 16])
    expect(await placesLeft(ctx.q, starts[4] ?? 0)).toBe(4)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('hold 32 places in all, over courses and days', async () => {
    await fill(4)
    const other = await addCourse(ctx.q)
    await openDay(ctx, other)
    for (let start = 0; start < 4; start += 1) await send(start, 4, { courseId: other })
    const third = await addCourse(ctx.q)
    await openDay(ctx, third)
    expect(await send(0, 1, { courseId: third })).toMatchObject({ holds_places: 0, unheld_for: 'cap' })
    expect(await held(ctx, member)).toBe(32)
  })

  test('a request for forty players holds nothing, which is shown before it is sent', async () => {
    const fields = form({
      facility_id: courseId,
      date_played: Date.parse(at(0)),
      list_users: guests(40),
    })
    for (const asker of [member, null])
      expect(await previewBooking(ctx, fields, { lang: 'vi', member: asker })).toMatchObject({
        holds_places: 0,
        unheld_for: 'cap',
      })
    const sent = await send(0, 40)
    expect(sent).toMatchObject({ holds_places: 0, number_player: 40 })
    expect(sent.flights.length).toBe(10)
    expect(await held(ctx, member)).toBe(0)
  })

  test('never hold more than that, however many are sent at once', async () => {
    expect(await heldBySixAtOnce(ctx)).toBe(16)
  })

  test('are seen to hold more when they do not take turns', async () => {
    const context = await createTestContext()
    onTestFinished(() => context.close())
    context.clock.set('2026-11-23T09:00:00+07:00')
    const turnsAreTaken: Guard = {
      sql: /select pg_advisory_xact_lock\(hashtextextended\(\$1, 0\)\)/,
      instead: 'select $$1::text',
    }
    const passed = switchOff(context.pool, [turnsAreTaken])
    expect(await heldBySixAtOnce(context)).toBe(24)
    expect(passed()[0]).toBeGreaterThan(0)
  })

  /** Six requests for four places each, all of them on their way before the first is committed. */
  async function heldBySixAtOnce(context: TestContext): Promise<number> {
    const golfer = await addMember(context.q)
    const course = await addCourse(context.q)
    await openDay(context, course)
    const gate = await closeGate(context.pool, 'booking_events')
    const sending = Array.from({ length: 6 }, (_, start) =>
      book(context, golfer, { courseId: course, at: at(start), players: 4 }),
    )
    // all of them wait: at the gate, or for their turn
    await waitingForLocks(context.q, 6)
    await gate.open()
    await Promise.all(sending)
    return held(context, golfer)
  }

  test('hold again once earlier ones are withdrawn or paid', async () => {
    await fill(4)
    const [first] = await ctx.q<{ id: number }>`
      select id from bookings where member_id = ${member.id} order by id limit 1`
    await cancelBooking(ctx, member, { bookingId: first?.id ?? 0, reason: '', idempotency: null })
    expect(await send(5)).toMatchObject({ holds_places: 1, unheld_for: null })
  })
})

describe('a request beyond a member’s hold limit', () => {
  test('is not confirmed automatically where places are contracted', async () => {
    courseId = await addCourse(ctx.q, { instant: true })
    await openDay(ctx, courseId)
    await fill(4)
    expect(await send(4)).toMatchObject({ state: 'requested', holds_places: 0 })
    const fields = form({ facility_id: courseId, date_played: Date.parse(at(5)), list_users: guests(2) })
    const draft = await beginBooking(ctx, member, fields, { lang: 'vi', idempotency: null })
    expect(draft).toMatchObject({ holds_places: 0, unheld_for: 'cap' })
    const code = await codeSentTo(ctx, member.phone)
    expect(
      await verifyBooking(ctx, member, { bookingId: draft.general_bill_id, code, lang: 'vi' }),
    ).toMatchObject({ state: 'requested', holds_places: 0 })
  })

  test('takes its places when staff accept it, at the price it was sent with', async () => {
    await fill(4)
    const { id_general_bill: id } = await send(4)
    await ctx.q`update tee_times set price_vnd = 9000000 where id = ${starts[4]}`
    expect(await accept(id)).toMatchObject({ state: 'placed', amount: 8_000_000, holds_places: 1 })
    expect(await placesLeft(ctx.q, starts[4] ?? 0)).toBe(0)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('is refused with its tee time named once the places are sold, and may still be rejected', async () => {
    await fill(4)
    const { id_general_bill: id } = await send(4)
    await book(ctx, await addMember(ctx.q), { courseId, at: at(4), players: 1 })
    await expect(confirmAsStaff(ctx, staff, { id, note: '' }, 'vi')).rejects.toMatchObject({
      reason: 'booking.placesGone',
      slots: { time: '06:32 24-11-2026' },
    })
    await rejectAsStaff(ctx, staff, { id, reason: 'Hết chỗ' }, 'vi')
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('is accepted once when two try for its last places at the same moment', async () => {
    await fill(4)
    const { id_general_bill: id } = await send(4)
    const other = await addMember(ctx.q)
    const [accepted, sold] = await Promise.all([
      accept(id),
      outcome(book(ctx, other, { courseId, at: at(4), players: 2 })),
    ])
    expect([typeof accepted === 'string', typeof sold === 'string'].filter(Boolean)).toHaveLength(1)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('takes only the places of the players who stay', async () => {
    await fill(4)
    const { id_general_bill: id } = await send(4, 6)
    await leave(id, 0)
    expect(await accept(id)).toMatchObject({ state: 'placed', number_player: 5 })
    expect(await taken(courseId)).toBe(21)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('waits for the places of the players who stay alone, as the tee sheet shows', async () => {
    await fill(4)
    const { id_general_bill: id } = await send(4, 5)
    const awaited = async () =>
      (await readStaffSheet(ctx, courseId, day)).tee_times
        .flatMap(({ bookings }) => bookings.filter((booking) => booking.id === id))
        .map(({ places, players }) => [places, players.length])
    expect(await awaited()).toEqual([
      [3, 3],
      [2, 2],
    ])
    await leave(id, 2)
    expect(await awaited()).toEqual([
      [2, 2],
      [2, 2],
    ])
    await leave(id, 3)
    await leave(id, 4)
    expect(await awaited()).toEqual([[2, 2]])
    expect(await accept(id)).toMatchObject({ state: 'placed', number_player: 2 })
    expect(await taken(courseId)).toBe(18)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('has its price once the player has left whose tee time has none', async () => {
    await ctx.q`update tee_times set price_vnd = 0 where id = ${starts[5]}`
    await fill(4)
    const { id_general_bill: id, payment_amount } = await send(4, 5)
    expect(payment_amount).toBeNull()
    await leave(id, 3)
    expect(await readBill(ctx, member, id, 'vi')).toMatchObject({ payment_amount: null })
    await leave(id, 4)
    expect(await readBill(ctx, member, id, 'vi')).toMatchObject({ payment_amount: 6_000_000 })
  })

  test('takes the places of its offer then, and is refused when that is sold out', async () => {
    await fill(4)
    const { offerId } = await addOffer(ctx.q, { courseId, quantity: 6 })
    const first = await send(4, 4, { product_id: offerId })
    const second = await send(5, 4, { product_id: offerId })
    expect([first.unheld_for, second.unheld_for]).toEqual(['cap', 'cap'])
    expect(await accept(first.id_general_bill)).toMatchObject({ state: 'placed' })
    expect(await accept(second.id_general_bill)).toBe('offer.soldOut')
    expect(await outcome(send(6, 4, { product_id: offerId }))).toBe('offer.soldOut')
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('is asked about when its tee time is closed: kept, it may still be accepted', async () => {
    await fill(4)
    const { id_general_bill: id } = await send(4)
    const span = {
      facility_id: courseId,
      day_from: day,
      day_to: day,
      time_from: '06:32',
      time_to: '06:32',
      number_hole: undefined,
    }
    expect((await previewClosing(ctx, span)).bookings).toMatchObject([{ id, places: 4 }])
    const close = (bookings: { id: number; action: 'keep' }[]) =>
      outcome(closeTeeTimes(ctx, staff, { ...span, reason: 'club', note: '', bookings, end_reason: '' }))
    expect(await close([])).toBe('teeSheet.undecided')
    await close([{ id, action: 'keep' }])
    expect(await accept(id)).toMatchObject({ state: 'placed' })
  })

  test('is marked as such on bill, history, the staff’s list, the day’s tee sheet and by SMS', async () => {
    await fill(4)
    const { id_general_bill: id } = await send(4)
    const unheld = { holds_places: 0, unheld_for: 'cap' }
    expect(await readBill(ctx, member, id, 'vi')).toMatchObject(unheld)
    const [latest] = await listBookings(ctx, member, {}, { page: 1, limit: 1, lang: 'vi' })
    expect(latest).toMatchObject(unheld)
    const query = { state: 'requested', order: 'newest', limit: 1 }
    const [row] = await listStaffBookings(ctx, calls['GET /api/staff/bookings'].request.parse(query), 'vi')
    expect(row).toMatchObject({ id, ...unheld })
    const { tee_times: sheet } = await readStaffSheet(ctx, courseId, day)
    expect(sheet[4]).toMatchObject({ held: 0, sold: 0, left: 4 })
    const asked = { id, state: 'requested', places: 4, unheld_for: 'cap', number_player: 4 }
    expect(sheet[4]?.bookings).toMatchObject([asked])
    expect(sheet[4]?.bookings[0]?.players).toHaveLength(4)
    expect(sheet[0]).toMatchObject({ held: 4, left: 0, bookings: [{ unheld_for: null }] })
    const messages = await ctx.q<{ text: string }>`select text from messages where booking_id = ${id}`
    expect(messages.map(({ text }) => text)).toEqual([expect.stringContaining('Chưa giữ chỗ')])
  })
})
