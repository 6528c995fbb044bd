import { afterAll, beforeAll, expect, test } from 'vitest'
import { splitRounds } from '#money/close/split-rounds'
import { disputeLine, settleDispute } from '#money/clubs/disputes'
import { setNetPrice } from '#money/clubs/net-prices'
import { agreeAsStaff } from '#money/refunds/staff/refund-acts'
import { cancelBooking } from '#rounds/cancel/cancel'
import { confirmAsStaff, rejectAsStaff } from '#rounds/staff/booking-acts'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { atMoment, bookingIn } from '#testing/bookings/booking-in-state'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { createTestDatabase } from '#testing/database'
import { addStaff } from '#testing/golf'
import type { Browser } from '#testing/processes/browser'

/*
 * One history with every kind of end: two rounds paid (one of them played), one refunded with a penalty, one request
 * rejected. Each report is compared with what happened.
 */
let ctx: TestContext
let app: BookingApp
let admin: Browser
let played: PaidBooking
let kept: PaidBooking
let courseOf: number
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  admin = app.browserOf(await addStaff(ctx.q, ['admin']))
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  played = await paidBooking(ctx, { at: '2026-11-24T06:30:00+07:00', players: 2 })
  kept = await paidBooking(ctx, {
    at: '2026-12-02T14:00:00+07:00',
    players: 3,
    method: 'ale_pay',
    fee: 66_000,
  })
  const [booking] = await ctx.q<{ course_id: number }>`select course_id from bookings where id = ${played.id}`
  courseOf = booking?.course_id ?? 0
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})

async function report(name: string, query: Record<string, unknown>): Promise<Record<string, unknown>[]> {
  const { data, error_code } = await admin.get(`/api/staff/reports/${name}`, query)
  expect(error_code).toBe(0)
  return data as Record<string, unknown>[]
}
const year = { from: '2026-06-01', to: '2027-05-31' }

test('sales count what stands, at the money that the ledger has for it', async () => {
  expect(await report('sales', { ...year, by: 'day' })).toEqual([
    { key: '2026-11-24', bookings: 1, players: 2, revenue: 4_000_000, margin: 0 },
    { key: '2026-12-02', bookings: 1, players: 3, revenue: 6_000_000, margin: 0 },
  ])
  expect(await report('sales', { ...year, by: 'month' })).toMatchObject([
    { key: '2026-11', bookings: 1 },
    { key: '2026-12', bookings: 1 },
  ])
  expect(await report('sales', { ...year, by: 'partner' })).toMatchObject([
    { key: 'channel:quick', bookings: 2, players: 5, revenue: 10_000_000 },
  ])
})

test('two courses of one name have a row each, named in the language of the reader', async () => {
  const sales = async (lang: string) =>
    (await report('sales', { ...year, by: 'course', lang })).toSorted(
      (one, other) => Number(one.revenue) - Number(other.revenue),
    )
  expect(await sales('vi')).toEqual([
    { key: 'Sân golf Thử', bookings: 1, players: 2, revenue: 4_000_000, margin: 0 },
    { key: 'Sân golf Thử', bookings: 1, players: 3, revenue: 6_000_000, margin: 0 },
  ])
  expect((await sales('en')).map(({ key, revenue }) => [key, revenue])).toEqual([
    ['Test Golf Course', 4_000_000],
    ['Test Golf Course', 6_000_000],
  ])
  const fill = async (lang: string) =>
    (await report('fill', { ...year, lang })).map(({ course, hour, sold }) => [course, hour, sold])
  expect(await fill('vi')).toEqual([
    ['Sân golf Thử', 6, 2],
    ['Sân golf Thử', 14, 3],
  ])
  expect(await fill('en')).toEqual([
    ['Test Golf Course', 6, 2],
    ['Test Golf Course', 14, 3],
  ])
})

test('a report is read on the standbys, where there are some', async () => {
  const standby = await createTestDatabase()
  ctx.readPool = standby.pool
  expect(await report('sales', { ...year, by: 'day' })).toEqual([])
  ctx.readPool = null
  expect(await report('sales', { ...year, by: 'day' })).toHaveLength(2)
  await standby.drop()
})

test('the margin of a round is there once it was shared with the club', async () => {
  const { id } = played
  await ctx.q`update bookings set state = 'played' where id = ${id}`
  await atMoment(ctx, new Date('2026-11-25T03:00:00+07:00'), () => splitRounds(ctx))
  const [first] = await report('sales', { from: '2026-11-24', to: '2026-11-24', by: 'day' })
  expect(first).toEqual({ key: '2026-11-24', bookings: 1, players: 2, revenue: 4_000_000, margin: 400_000 })
})

test('a club reads the rounds of its own course, and its share once they are divided', async () => {
  const club = app.browserOf(await addStaff(ctx.q, ['club'], [courseOf]))
  await ctx.q`
    update booking_players set attendance = 'no_show', attendance_at = ${ctx.clock.now()}
    where id = (select max(id) from booking_players where booking_id = ${played.id})`
  const november = { facility_id: courseOf, from: '2026-11-01', to: '2026-11-30' }
  expect(await club.get('/api/club/reports/rounds', november)).toMatchObject({
    data: [{ day: '2026-11-24', bookings: 1, players: 2, no_shows: 1, amount: 3_600_000 }],
  })
  expect(await club.get('/api/club/reports/fill', november)).toMatchObject({
    data: [{ course_id: courseOf, hour: 6, offered: 4, sold: 2 }],
  })
  const other = app.browserOf(await addStaff(ctx.q, ['club'], [courseOf + 1]))
  for (const name of ['rounds', 'fill'])
    expect(await other.get(`/api/club/reports/${name}`, november)).toMatchObject({ status: 404 })
  expect(await club.get('/api/staff/reports/sales', { ...november, by: 'day' })).toMatchObject({
    status: 403,
  })
})

test('a cancelled round counts no longer; what was kept of it does', async () => {
  await atMoment(ctx, new Date('2026-12-01T08:00:00+07:00'), async () => {
    await cancelBooking(ctx, kept.member, { bookingId: kept.id, reason: 'Bận', idempotency: null })
    const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${kept.id}`
    await agreeAsStaff(ctx, { staff: kept.staff, lang: 'vi' }, refund?.id ?? 0)
  })
  expect(await report('sales', { from: '2026-12-02', to: '2026-12-02', by: 'day' })).toEqual([
    { key: '2026-12-02', bookings: 0, players: 0, revenue: 3_000_000, margin: 0 },
  ])
  const [end, ...others] = await report('cancellations', { from: '2026-12-01', to: '2026-12-01' })
  expect(end).toEqual({
    ended_by: 'golfer',
    reason_code: null,
    bookings: 1,
    paid: 1,
    players: 3,
    amount: 6_000_000,
  })
  expect(others).toEqual([])
})

test('payment methods say how many payments succeeded, for how much', async () => {
  expect(await report('methods', year)).toEqual([
    { method: 'ale_pay', started: 1, succeeded: 1, failed: 0, amount: 6_000_000, fee: 66_000 },
    { method: 'bank', started: 1, succeeded: 1, failed: 0, amount: 4_000_000, fee: 0 },
  ])
})

test('answers measure what people had to answer, and leave out contracted places', async () => {
  ctx.clock.set('2026-11-21T08:00:00+07:00')
  const quick = await bookingIn(ctx, 'requested')
  const late = await bookingIn(ctx, 'requested')
  await bookingIn(ctx, 'requested')
  ctx.clock.advance(20 * 60)
  await confirmAsStaff(ctx, quick.staff, { id: quick.id, note: '' }, 'vi')
  ctx.clock.advance(60 * 60)
  await rejectAsStaff(ctx, late.staff, { id: late.id, reason: '', reason_code: 'tournament' }, 'vi')
  expect(await report('answers', year)).toEqual([
    { day: '2026-11-21', requests: 3, answered: 2, in_time: 1, median_minutes: 50, p90_minutes: 74 },
  ])
  expect(await report('cancellations', { from: '2026-11-21', to: '2026-11-21' })).toMatchObject([
    { ended_by: 'club', reason_code: 'tournament', bookings: 1, paid: 0 },
  ])
})

test('fill counts the places sold of those offered, by course and hour', async () => {
  const [row, ...others] = await report('fill', { from: '2026-11-24', to: '2026-11-24', course_id: courseOf })
  expect(others).toEqual([])
  expect(row).toMatchObject({ course: 'Sân golf Thử', hour: 6, offered: 4, sold: 2 })
  await ctx.q`update tee_times set is_closed = true where id = ${played.teeTimeId}`
  const [closed] = await report('fill', { from: '2026-11-24', to: '2026-11-24', course_id: courseOf })
  expect(closed).toMatchObject({ offered: 2, sold: 2 })
})

test('the forecast has each of fourteen days, with what is paid and what is only held', async () => {
  ctx.clock.set('2026-11-21T08:00:00+07:00')
  const later = await paidBooking(ctx, { at: '2026-11-26T06:30:00+07:00', players: 4 })
  const [waiting] = await ctx.q<{ course_id: number }>`select course_id from bookings where id = ${later.id}`
  const rows = await report('forecast', { course_id: waiting?.course_id })
  expect(rows).toHaveLength(14)
  expect(rows[0]).toEqual({ day: '2026-11-21', offered: 0, paid: 0, held: 0, revenue: 0 })
  expect(rows[5]).toEqual({ day: '2026-11-26', offered: 4, paid: 4, held: 0, revenue: 8_000_000 })
  const all = await report('forecast', {})
  expect(all[3]).toMatchObject({ day: '2026-11-24', held: 4 })
})

/** A round of 4.000.000đ for two on a day in January, at a course of its own, played. */
async function playedOn(day: string) {
  ctx.clock.set('2026-11-21T08:00:00+07:00')
  const { id } = await paidBooking(ctx, { at: `${day}T06:30:00+07:00` })
  const [row] = await ctx.q<{ course_id: number }>`
    update bookings set state = 'played' where id = ${id} returning course_id`
  return { id, courseId: row?.course_id ?? 0 }
}

test('a booking of a bank counts for its partner, also where another partner has its name', async () => {
  const day = '2027-01-05'
  const [ofBank, ofNamesake] = [await playedOn(day), await playedOn(day)]
  await playedOn(day)
  const [bank] = await ctx.q<{ name: string; bank_id: number }>`
    select name, bank_id from partners where bank_id is not null order by bank_id limit 1`
  if (!bank) throw new Error('no bank')
  await ctx.q`insert into partners (code, name, bank_id) values ('namesake', ${bank.name}, 9876)`
  await ctx.q`update bookings set bank_id = ${bank.bank_id} where id = ${ofBank.id}`
  await ctx.q`update bookings set bank_id = 9876 where id = ${ofNamesake.id}`
  const figures = { bookings: 1, players: 2, revenue: 4_000_000, margin: 0 }
  expect(
    (await report('sales', { from: day, to: day, by: 'partner' })).toSorted((one, other) =>
      String(one.key).localeCompare(String(other.key)),
    ),
  ).toEqual(
    [bank.name, bank.name, 'channel:quick']
      .toSorted((one, other) => one.localeCompare(other))
      .map((key) => ({ key, ...figures })),
  )
})

test('the margin is what a net price leaves, and what a settled dispute corrects', async () => {
  const day = '2027-01-06'
  const { id, courseId } = await playedOn(day)
  await setNetPrice(ctx, played.staff, {
    facility_id: courseId,
    starts_on: '2026-12-01',
    day_kind: 'weekday',
    number_hole: 18,
    customer_type: undefined,
    time_from: undefined,
    time_to: undefined,
    price: 1_350_000,
  })
  const margin = async () =>
    (await report('sales', { from: day, to: day, by: 'course' })).map((row) => [row.revenue, row.margin])
  expect(await margin()).toEqual([[4_000_000, 0]])
  await atMoment(ctx, new Date('2027-01-07T02:30:00+07:00'), async () => {
    await splitRounds(ctx)
    expect(await margin()).toEqual([[4_000_000, 1_300_000]])
    const club = await addStaff(ctx.q, ['club'], [courseId])
    const dispute = await disputeLine(ctx, club, { booking_id: id, words: 'Một khách không đến' })
    expect(await margin()).toEqual([[4_000_000, 1_300_000]])
    await settleDispute(ctx, played.staff, { id: dispute.id, club_amount: 3_000_000, answer: 'Đúng' })
  })
  expect(await margin()).toEqual([[4_000_000, 1_000_000]])
})

test('a period ends after it begins and spans at most a year', async () => {
  for (const query of [
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2025-11-01', to: '2026-11-02' },
  ])
    expect(await admin.get('/api/staff/reports/fill', query)).toMatchObject({ status: 400 })
})

test('only administrators read reports', async () => {
  const sales = app.browserOf(await addStaff(ctx.q, ['staff', 'sales']))
  expect(await sales.get('/api/staff/reports/fill', year)).toMatchObject({ status: 403 })
})
