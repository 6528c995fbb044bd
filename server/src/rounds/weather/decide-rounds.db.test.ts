import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { readWeatherDecision } from '#bookings/booking/rows/weather-decisions'
import type { WeatherClause } from '#golf/weather/clauses'
import { splitRounds } from '#money/close/split-rounds'
import { pointsOf } from '#platform/ledger/points'
import { readBill } from '#rounds/bills/read-bill'
import { quoteRainCheck, recordRainCheck } from '#rounds/rain-check/record-rain-check'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { outcome } from '#testing/bookings/bookings'
import { unsound } from '#testing/bookings/changes'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addPackage, addStaff } from '#testing/golf'
import { recordRain, underClause } from '#testing/weather/under-clause'
import { decideRounds } from './decide-rounds.ts'
import { measureRounds } from './measure-rounds.ts'
import { replayDecisions } from './replay-decisions.ts'
import { readWeatherAsClub } from './staff-weather.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ CLUB_SHARE_PERCENT: '80' })
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const firstHour = '2026-11-24T06:00:00+07:00'
const nextMorning = () => ctx.clock.set('2026-11-25T00:20:00+07:00')

/** A paid round of two at 2.000.000đ each from 6:30 to 11:00, with two wet hours of its four and a half. */
async function rainedOn(
  clause: Partial<WeatherClause> = {},
  booked: Parameters<typeof paidBooking>[1] = {},
  rains = [0, 12, 8, 0, 0],
) {
  const booking = await paidBooking(ctx, booked)
  await underClause(ctx.q, booking.id, clause)
  await recordRain(ctx.q, booking.id, firstHour, rains)
  return booking
}
const played = async (id: number) => {
  await ctx.q`update bookings set state = 'played' where id = ${id}`
  nextMorning()
}
const refundsOf = (id: number) => ctx.q<{ cause: string; state: string; target: string; amount: number }>`
  select cause, state, target, amount_vnd as amount from refunds where bill_id = ${id} order by id`
const messagesOf = (id: number) => ctx.q<{ text: string }>`
  select text from messages where booking_id = ${id} and created_at >= '2026-11-24T12:00:00+07:00' order by id`
const splitOf = async (id: number) =>
  (await ctx.q`select from ledger_transfers where cause = ${`split:${id}`}`).length
const part = Math.floor((4_000_000 * 120) / 270)

describe('a round with the weather of its clause', () => {
  test('is listed for its club with what came back, and for no other club', async () => {
    const { id } = await rainedOn()
    await played(id)
    await decideRounds(ctx)
    const [{ course = 0, code = '' } = {}] = await ctx.q<{ course: number; code: string }>`
      select course_id as course, code from bookings where id = ${id}`
    const { decisions } = await readWeatherAsClub(ctx, await addStaff(ctx.q, ['club'], [course]), course)
    expect(decisions).toMatchObject([{ general_bill_code: code, affected_minutes: 120, amount: part }])
    const other = await addStaff(ctx.q, ['club'], [await addCourse(ctx.q)])
    expect(await outcome(readWeatherAsClub(ctx, other, course))).toBe('course.notFound')
  })

  test('is refunded by its share to what paid, once, and the golfer gets one SMS', async () => {
    const { id, member } = await rainedOn()
    await played(id)
    await decideRounds(ctx)
    await decideRounds(ctx)
    expect(await refundsOf(id)).toMatchObject([{ cause: 'weather', amount: part }])
    expect(await readWeatherDecision(ctx.q, id)).toMatchObject({
      minutes: 270,
      affectedMinutes: 120,
      feesVnd: 4_000_000,
      amountVnd: part,
    })
    expect((await readBill(ctx, member, id, 'vi')).refunds).toMatchObject([
      { cause: 'weather', amount: part },
    ])
    expect(await messagesOf(id)).toEqual([{ text: expect.stringContaining('1.777.777đ') }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('is credited to the wallet at once where the clause says so', async () => {
    const { id, member } = await rainedOn({ gives: 'wallet', percent: 50 })
    await played(id)
    await decideRounds(ctx)
    expect(await refundsOf(id)).toMatchObject([
      { state: 'done', target: 'wallet', amount: Math.floor(part / 2) },
    ])
    expect(await pointsOf(ctx.q, member.id)).toBe(Math.floor(part / 2))
    expect(await messagesOf(id)).toHaveLength(1)
    expect(await unsound(ctx)).toEqual([])
  })

  test('is not credited to a wallet that its golfer cannot sign in to', async () => {
    const { id, member } = await rainedOn({ gives: 'wallet' })
    await ctx.q`update members set phone = null where id = ${member.id}`
    await played(id)
    await decideRounds(ctx)
    expect(await refundsOf(id)).toMatchObject([{ target: null, amount: part }])
    expect(await pointsOf(ctx.q, member.id)).toBe(0)
    expect(await messagesOf(id)).toEqual([])
    expect(await unsound(ctx)).toEqual([])
  })

  test('gives nothing for a player who did not come, nor for the insurance', async () => {
    const packageId = await addPackage(ctx.q, 50_000)
    const { id, staff } = await rainedOn({}, { packages: [packageId] }, [9, 9, 9, 9, 9])
    ctx.clock.set('2026-11-24T08:00:00+07:00')
    const [, absent] = await loadPlayers(ctx.q, id)
    await writeAttendanceAs(ctx, staff, { id, player_ids: [absent?.id ?? 0], attendance: 'no_show' })
    await played(id)
    await decideRounds(ctx)
    expect(await refundsOf(id)).toMatchObject([{ amount: 2_000_000 }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('is shared with its club by what is left, and not before its decision', async () => {
    const booking = await paidBooking(ctx)
    await underClause(ctx.q, booking.id)
    await played(booking.id)
    await splitRounds(ctx)
    expect(await splitOf(booking.id)).toBe(0)
    await recordRain(ctx.q, booking.id, firstHour, [0, 12, 8, 0, 0])
    await decideRounds(ctx)
    await splitRounds(ctx)
    const [split] = await ctx.q<{ vnd: number }>`
      select sum(greatest(e.amount_vnd, 0))::bigint as vnd /* not null */ from ledger_entries e
      join ledger_transfers t on t.id = e.transfer_id where t.cause = ${`split:${booking.id}`}`
    expect(split?.vnd).toBe(4_000_000 - part)
    expect(await unsound(ctx)).toEqual([])
  })
})

describe('a round that is decided without money', () => {
  test('was dry: the decision is stored, and nothing goes back', async () => {
    const { id } = await rainedOn({}, {}, [0, 0, 0, 0, 0])
    await played(id)
    await decideRounds(ctx)
    expect(await readWeatherDecision(ctx.q, id)).toMatchObject({ affectedMinutes: 0, amountVnd: 0 })
    expect([await refundsOf(id), await messagesOf(id)]).toEqual([[], []])
  })
})

describe('a round that is not decided', () => {
  test('misses a recorded hour; after some days it is shared with its club all the same', async () => {
    const { id } = await rainedOn({}, {}, [0, 12, 8, 0])
    await played(id)
    await decideRounds(ctx)
    await splitRounds(ctx)
    expect([await readWeatherDecision(ctx.q, id), await splitOf(id)]).toEqual([null, 0])
    ctx.clock.set('2026-11-28T02:30:00+07:00')
    await splitRounds(ctx)
    await decideRounds(ctx)
    expect([await readWeatherDecision(ctx.q, id), await splitOf(id)]).toEqual([null, 1])
    expect(await unsound(ctx)).toEqual([])
  })

  test('is still on its day of play, was sent without a clause, or the weather is turned off', async () => {
    const { id } = await rainedOn()
    const without = await paidBooking(ctx)
    ctx.clock.set('2026-11-24T23:50:00+07:00')
    await decideRounds(ctx)
    await recordRain(ctx.q, without.id, firstHour, [9, 9, 9, 9, 9])
    await played(id)
    await played(without.id)
    await decideRounds({ ...ctx, gateways: { ...ctx.gateways, weather: null } })
    expect([await refundsOf(id), await refundsOf(without.id)]).toEqual([[], []])
    await decideRounds(ctx)
    expect([(await refundsOf(id)).length, await refundsOf(without.id)]).toEqual([1, []])
  })
})

describe('with a rain check', () => {
  test.each([
    ['a smaller one is topped up', 14, part],
    ['a larger one counts alone', 4, Math.floor((4_000_000 * 14) / 18)],
  ])('%s', async (_, holes_played, total) => {
    const { id, staff } = await rainedOn()
    ctx.clock.set('2026-11-24T09:00:00+07:00')
    const player_ids = (await loadPlayers(ctx.q, id)).map((player) => player.id)
    await writeAttendanceAs(ctx, staff, { id, player_ids, attendance: 'checked_in' })
    const { amount } = await quoteRainCheck(ctx, staff, { id, holes_played })
    await recordRainCheck(ctx, staff, { id, holes_played, marshal: 'Anh Tư', amount })
    await played(id)
    await decideRounds(ctx)
    const refunds = await refundsOf(id)
    expect(refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBe(total)
    expect(await unsound(ctx)).toEqual([])
  })

  test('that is entered after the decision is refused', async () => {
    const { id, staff } = await rainedOn()
    nextMorning()
    await decideRounds(ctx)
    ctx.clock.set('2026-11-24T23:59:59+07:00')
    expect(await outcome(quoteRainCheck(ctx, staff, { id, holes_played: 9 }))).toBe('rainCheck.notNow')
  })
})

test('the hours that undecided rounds need are fetched once, and only those that are recorded', async () => {
  const { id } = await paidBooking(ctx)
  await underClause(ctx.q, id)
  await ctx.q`
    update courses set latitude = 21, longitude = 105 where id = (select course_id from bookings where id = ${id})`
  await played(id)
  const asked: { from: Date; to: Date }[] = []
  const measured = async (_: unknown, { from, to }: { from: Date; to: Date }) => {
    asked.push({ from, to })
    return Array.from({ length: (to.getTime() - from.getTime()) / 3_600_000 }, (_hour, at) => ({
      hour: new Date(from.getTime() + at * 3_600_000),
      rainMm: 9,
      gustKmh: 1,
      temperatureC: 20,
      hasLightning: false,
    }))
  }
  const weather = { forecast: async () => [], measured }
  const station = { ...ctx, gateways: { ...ctx.gateways, weather } }
  await measureRounds(station)
  await measureRounds(station)
  expect(asked).toEqual([{ from: new Date(firstHour), to: new Date('2026-11-24T11:00:00+07:00') }])
  await decideRounds(station)
  expect(await refundsOf(id)).toMatchObject([{ amount: 4_000_000 }])
})

test('every decision of this file gives the same again from the stored rows', async () => {
  const replayed = await replayDecisions(ctx.q)
  expect(replayed.length).toBeGreaterThan(5)
  for (const { stored, again } of replayed) expect(again).toEqual(stored)
  expect(replayed.some(({ stored }) => stored.amountVnd > 0)).toBe(true)
})

test('decisions and clauses never change', async () => {
  await expect(ctx.q`update weather_decisions set amount_vnd = 0`).rejects.toThrow('only ever added')
  await expect(ctx.q`update weather_clauses set percent = 0`).rejects.toThrow('only ever added')
})
