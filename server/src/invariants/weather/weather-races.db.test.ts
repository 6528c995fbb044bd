import { afterEach } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { recordRainCheck } from '#rounds/rain-check/record-rain-check'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { decideRound } from '#rounds/weather/decide-rounds'
import { paidBooking } from '#testing/bookings/paid-booking'
import { testClock } from '#testing/clock'
import { createTestContext, type TestContext } from '#testing/context'
import { recordRain, underClause } from '#testing/weather/under-clause'
import { type Race, testRaces } from '../staff-work/run-race.ts'

/*
 * Two servers decide the weather of the same round at the same moment: its money goes back once. A rain check that was
 * sent on the last second of the day waits while the round is decided. Each race is run again without its guards, and
 * must then show the damage.
 */

let ctx: TestContext
afterEach(() => ctx.close())

const lockOfDecision = { sql: /(b\.state in \('paid', 'played'\)) for update of b/, instead: '$1' }
const lockOfRainCheck = {
  sql: /(\(\$\d+::int\[\] is null or b\.course_id = any \(\$\d+::int\[\]\)\)) for update of b/,
  instead: '$1',
}

/** A round of 4.000.000đ whose every hour was wet, and what went back of it. */
async function wetRound() {
  const { id, staff } = await paidBooking(ctx)
  await underClause(ctx.q, id)
  await recordRain(ctx.q, id, '2026-11-24T06:00:00+07:00', [9, 9, 9, 9, 9])
  ctx.clock.set('2026-11-24T09:00:00+07:00')
  const player_ids = (await loadPlayers(ctx.q, id)).map((player) => player.id)
  await writeAttendanceAs(ctx, staff, { id, player_ids, attendance: 'checked_in' })
  ctx.clock.set('2026-11-25T00:20:00+07:00')
  const stored = async () =>
    (
      await ctx.q<{ cause: string; amount: number }>`
        select cause, amount_vnd as amount from refunds where bill_id = ${id} order by cause`
    ).map(({ cause, amount }) => `${cause} ${amount}`)
  return { id, staff, stored }
}

const races: Record<string, Race> = {
  'two servers that decide a round': {
    prepare: async () => {
      // half of the price, so that twice of it is not more than was paid
      const { id, stored } = await wetRound()
      await underClause(ctx.q, id, { percent: 50 })
      const decide = () => decideRound(ctx, id)
      return { one: decide, other: decide, stored }
    },
    gate: { table: 'weather_decisions', on: 'insert' },
    guards: [lockOfDecision],
    constraints: 'alter table weather_decisions drop constraint weather_decisions_pkey',
    end: { other: '', stored: ['weather 2000000'] },
    damage: ['weather 2000000', 'weather 2000000'],
  },
  'a decision and a rain check': {
    prepare: async () => {
      const { id, staff, stored } = await wetRound()
      await underClause(ctx.q, id, { percent: 50 })
      const clock = testClock()
      clock.set('2026-11-24T23:59:59+07:00')
      const rain = { id, holes_played: 9, marshal: 'Anh Tư', amount: 2_000_000 }
      return {
        one: () => decideRound(ctx, id),
        other: async () => recordRainCheck({ ...ctx, clock }, staff, rain),
        stored,
      }
    },
    gate: { table: 'weather_decisions', on: 'insert' },
    guards: [lockOfRainCheck],
    end: { other: 'rainCheck.notNow', stored: ['weather 2000000'] },
    damage: ['rain_check 2000000', 'weather 2000000'],
  },
}

testRaces(races, async () => {
  ctx = await createTestContext({ CLUB_SHARE_PERCENT: '80' })
  return ctx
})
