import { addDays, dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { loadPlayers } from '#bookings/booking/rows/players'
import { quoteRainCheck, recordRainCheck } from '#rounds/rain-check/record-rain-check'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { decideRounds } from '#rounds/weather/decide-rounds'
import { recordRain, underClause } from '#testing/weather/under-clause'
import type { Act } from './act.ts'
import { bookingsOf } from './golfer-acts.ts'
import { goOnTo } from './staff-acts.ts'

const hourMs = 3_600_000

/** The weather ends a round: its players were checked in, and staff credit the holes they have not played. */
const rainStops: Act = async (world, dice) => {
  const { ctx, admin } = world
  const all = await bookingsOf(world)
  const paid = all.filter(({ state }) => state === 'paid')
  const booking = dice.of(dice.below(6) > 0 && paid.length > 0 ? paid : all)
  if (!booking) return null
  const { id } = booking
  const [row] = await ctx.q<{ at: Date | null }>`select tee_time_at as at from bookings where id = ${id}`
  const holes_played = dice.among(0, 4, 9, 17)
  const marshal = dice.among('Anh Tư', 'Chị Năm')
  return {
    text: `rain stops booking ${id} after ${holes_played} holes (${marshal})`,
    run: async () => {
      if (row?.at) goOnTo(world, new Date(row.at.getTime() + 2 * hourMs))
      const players = (await loadPlayers(ctx.q, id)).filter(({ cancelled_at }) => cancelled_at === null)
      const player_ids = players.map((player) => player.id)
      await writeAttendanceAs(ctx, admin, { id, player_ids, attendance: 'checked_in' })
      const { amount } = await quoteRainCheck(ctx, admin, { id, holes_played })
      await recordRainCheck(ctx, admin, { id, holes_played, marshal, amount })
    },
  }
}

/** A round is played in the rain under a clause of its course, is recorded, and is decided in the night. */
const rainIsRecorded: Act = async (world, dice) => {
  const { ctx } = world
  const paid = (await bookingsOf(world)).filter(({ state }) => state === 'paid')
  const booking = paid.length > 0 ? dice.of(paid) : null
  if (!booking) return null
  const { id } = booking
  const [row] = await ctx.q<{ at: Date | null }>`select tee_time_at as at from bookings where id = ${id}`
  const at = row?.at
  if (!at) return null
  const gives = dice.among('refund', 'wallet')
  const rains = Array.from({ length: 7 }, () => dice.among(0, 4, 9))
  return {
    kind: gives,
    text: `rain of ${rains.join(', ')} mm falls on booking ${id} (${gives})`,
    run: async () => {
      const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
      await recordRain(ctx.q, id, hour.toISOString(), rains)
      // recorded first: a process that dies in between leaves no clause without its hours
      await underClause(ctx.q, id, { gives, percent: 80 })
      goOnTo(world, new Date(startOfDay(addDays(dayOf(at), 1)) + hourMs))
      await decideRounds(ctx)
    },
  }
}

export const rainActs = { rainStops, rainIsRecorded }
