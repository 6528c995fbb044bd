import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { splitRounds } from '#money/close/split-rounds'
import type { Staff } from '#platform/context/actor'
import { pointsOf } from '#platform/ledger/points'
import { readBill } from '#rounds/bills/read-bill'
import { cancelBooking } from '#rounds/cancel/cancel'
import { openBooking } from '#rounds/staff/open-booking'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { createBookingApp } from '#testing/apps/booking-app'
import { outcome } from '#testing/bookings/bookings'
import { unsound } from '#testing/bookings/changes'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addPackage, addStaff } from '#testing/golf'
import { quoteRainCheck, recordRainCheck } from './record-rain-check.ts'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext({ CLUB_SHARE_PERCENT: '80' })
  staff = await addStaff(ctx.q, ['sales'])
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const afterNine = () => ctx.clock.set('2026-11-24T08:40:00+07:00')

/** A paid round of two at 2.000.000đ each whose players were checked in, stopped in the morning it is played. */
async function playing(booked: Parameters<typeof paidBooking>[1] = {}) {
  const booking = await paidBooking(ctx, booked)
  afterNine()
  const ids = (await loadPlayers(ctx.q, booking.id)).map(({ id }) => id)
  await writeAttendanceAs(ctx, staff, { id: booking.id, player_ids: ids, attendance: 'checked_in' })
  return { ...booking, players: ids }
}
const record = (id: number, more: Partial<Parameters<typeof recordRainCheck>[2]> = {}, by = staff) =>
  recordRainCheck(ctx, by, { id, holes_played: 9, marshal: 'Anh Tư', amount: 2_000_000, ...more })
const refundsOf = (id: number) => ctx.q<{ cause: string; state: string; target: string; amount: number }>`
  select cause, state, target, amount_vnd as amount from refunds where bill_id = ${id} order by id`
const balanceOf = async (name: string) => {
  const [row] = await ctx.q<{ vnd: number }>`
    select coalesce(-sum(e.amount_vnd), 0)::bigint as vnd from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.name = ${name}`
  return row?.vnd ?? 0
}

describe('a round that the weather ended after nine holes', () => {
  test('is credited by half to the wallet at once, whatever paid it, and the golfer gets an SMS', async () => {
    for (const method of ['bank', 'ale_pay', 'epay_all']) {
      const { id, member } = await playing({ method })
      expect(await quoteRainCheck(ctx, staff, { id, holes_played: 9 })).toEqual({ amount: 2_000_000 })
      await record(id)
      expect(await pointsOf(ctx.q, member.id)).toBe(2_000_000)
      expect(await refundsOf(id)).toEqual([
        { cause: 'rain_check', state: 'done', target: 'wallet', amount: 2_000_000 },
      ])
      expect(await openBooking(ctx, id, 'vi')).toMatchObject({
        state: 'paid',
        rain_check: { holes_played: 9, marshal: 'Anh Tư', amount: 2_000_000 },
      })
      const [news] = await ctx.q<{ text: string }>`
        select text from messages where booking_id = ${id} order by id desc limit 1`
      expect(news?.text).toContain('2.000.000đ')
      expect((await readBill(ctx, member, id, 'vi')).refunds).toMatchObject([{ cause: 'rain_check' }])
      ctx.clock.set('2026-11-20T08:00:00+07:00')
    }
    expect(await unsound(ctx)).toEqual([])
  })

  test('is not credited for the player who did not come, nor for the insurance', async () => {
    const packageId = await addPackage(ctx.q, 50_000)
    const { id, member, players } = await playing({ packages: [packageId] })
    await writeAttendanceAs(ctx, staff, { id, player_ids: players.slice(1), attendance: 'expected' })
    await writeAttendanceAs(ctx, staff, { id, player_ids: players.slice(1), attendance: 'no_show' })
    await record(id, { amount: 1_000_000 })
    expect(await pointsOf(ctx.q, member.id)).toBe(1_000_000)
    expect(await unsound(ctx)).toEqual([])
  })

  test('is shared with its club by what is left, when the day is over', async () => {
    const [clubs, revenue] = [await balanceOf('club_shares_owed'), await balanceOf('revenue')]
    const { id } = await playing()
    await record(id)
    await ctx.q`update bookings set state = 'played' where id = ${id}`
    ctx.clock.set('2026-11-25T02:30:00+07:00')
    await splitRounds(ctx)
    expect((await balanceOf('club_shares_owed')) - clubs).toBe(1_600_000)
    expect((await balanceOf('revenue')) - revenue).toBe(400_000)
    expect(await unsound(ctx)).toEqual([])
  })

  test('is credited once: a repeat changes nothing, also at the same moment, and other holes are refused', async () => {
    const { id, member } = await playing()
    await Promise.all([record(id), record(id), record(id)])
    await record(id)
    expect(await pointsOf(ctx.q, member.id)).toBe(2_000_000)
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await outcome(record(id, { holes_played: 4, amount: 3_111_111 }))).toBe('rainCheck.recorded')
    expect(await outcome(quoteRainCheck(ctx, staff, { id, holes_played: 9 }))).toBe('rainCheck.recorded')
    expect(await unsound(ctx)).toEqual([])
  })

  test('and a cancellation at the same moment together return no more than was paid', async () => {
    const { id, member } = await playing()
    await Promise.all([
      outcome(record(id)),
      outcome(cancelBooking(ctx, member, { bookingId: id, reason: 'Mưa', target: {}, idempotency: null })),
    ])
    const [row] = await ctx.q<{ returned: number }>`
      select coalesce(sum(amount_vnd), 0)::bigint as returned from refunds where bill_id = ${id}`
    expect(row?.returned).toBeLessThanOrEqual(4_000_000)
    expect(await unsound(ctx)).toEqual([])
  })
})

describe('the account of the club of the round', () => {
  test('reads what the rest of the round is worth and records it, and the booking then shows it', async () => {
    const { id, member } = await playing()
    const [course] = await ctx.q<{ id: number }>`select course_id as id from bookings where id = ${id}`
    const club = await addStaff(ctx.q, ['club'], [course?.id ?? 0])
    const { app, browserOf } = await createBookingApp(ctx)
    const portal = browserOf(club)
    const path = `/api/club/bookings/${id}/rain-check`
    const quote = await portal.get(path, { holes_played: 9 })
    expect(quote).toMatchObject({ error_code: 0, data: { amount: 2_000_000 } })
    const rain = { holes_played: 9, marshal: 'Anh Tư', amount: 2_000_000 }
    for (let times = 0; times < 2; times += 1)
      expect(await portal.post(path, rain)).toMatchObject({
        error_code: 0,
        data: { id, rain_check: { holes_played: 9, marshal: 'Anh Tư', amount: 2_000_000 } },
      })
    expect(await pointsOf(ctx.q, member.id)).toBe(2_000_000)
    const acts = await ctx.q`
      select staff_id as by from staff_acts where subject = ${`booking:${id}`} and what = 'booking.rain_check'`
    expect(acts).toEqual([{ by: club.id }])
    await app.close()
  })
})

describe('a rain check is refused', () => {
  test('before the tee time, on another day, and of a booking that is not paid', async () => {
    const { id } = await playing()
    ctx.clock.set('2026-11-24T06:00:00+07:00')
    expect(await outcome(record(id))).toBe('rainCheck.notNow')
    ctx.clock.set('2026-11-25T00:00:00+07:00')
    expect(await outcome(record(id))).toBe('rainCheck.notNow')
    afterNine()
    await ctx.q`update bookings set state = 'played' where id = ${id}`
    expect(await outcome(record(id))).toBe('booking.wrongState')
  })

  test('without a player who was checked in', async () => {
    const { id, players } = await playing()
    await writeAttendanceAs(ctx, staff, { id, player_ids: players, attendance: 'expected' })
    expect(await outcome(record(id))).toBe('rainCheck.nothing')
  })

  test('for all the holes that were booked', async () => {
    const { id } = await playing()
    await expect(record(id, { holes_played: 18 })).rejects.toThrow()
    expect(await refundsOf(id)).toEqual([])
  })

  test('when the credit is no longer what was shown', async () => {
    const { id } = await playing()
    expect(await outcome(record(id, { amount: 2_500_000 }))).toBe('rainCheck.changed')
  })

  test('for a golfer whose account was deleted', async () => {
    const { id, member } = await playing()
    await ctx.q`update members set deleted_at = now() where id = ${member.id}`
    expect(await outcome(record(id))).toBe('rainCheck.noWallet')
  })

  test('from the account of another club, as if the booking did not exist', async () => {
    const { id } = await playing()
    const other = await addStaff(ctx.q, ['club'], [await addCourse(ctx.q)])
    expect(await outcome(record(id, {}, other))).toBe('booking.notFound')
  })
})
