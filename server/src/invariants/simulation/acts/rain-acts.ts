import { loadPlayers } from '#bookings/booking/rows/players'
import { quoteRainCheck, recordRainCheck } from '#rounds/rain-check/record-rain-check'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
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

export const rainActs = { rainStops }
