import { loadPlayers } from '#bookings/booking/rows/players'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { keepOfNoShows } from '#testing/bookings/no-show-rule'
import type { Act } from './act.ts'
import { bookingsOf } from './golfer-acts.ts'
import { goOnTo } from './staff-acts.ts'

const hourMs = 3_600_000

/** Players of a booking do not come: the course keeps a share of their price, and the rest goes back. */
const missesRound: Act = async (world, dice) => {
  const { ctx, admin } = world
  const booking = dice.of((await bookingsOf(world)).filter(({ state }) => state === 'paid'))
  if (!booking) return null
  const { id } = booking
  const [row] = await ctx.q<{ at: Date | null }>`
    select max(coalesce(t.starts_at, b.tee_time_at)) as at from bookings b
    join booking_players p on p.booking_id = b.id
    left join tee_times t on t.play_date = p.play_date and t.id = p.tee_time_id where b.id = ${id}`
  const percent = dice.among(0, 30, 100)
  const isOne = dice.below(2) === 0
  return {
    text: `${isOne ? 'a player' : 'all players'} of booking ${id} did not come, ${percent} percent are kept`,
    run: async () => {
      if (row?.at) goOnTo(world, new Date(row.at.getTime() + hourMs))
      await keepOfNoShows(ctx.q, id, percent)
      const players = (await loadPlayers(ctx.q, id)).filter(({ cancelled_at }) => cancelled_at === null)
      const player_ids = players.slice(0, isOne ? 1 : undefined).map((player) => player.id)
      await writeAttendanceAs(ctx, admin, { id, player_ids, attendance: 'no_show' })
    },
  }
}

/** A no-show was recorded by mistake, or the player comes after all. */
const undoesNoShow: Act = async (world, dice) => {
  const { ctx, admin } = world
  const absent = await ctx.q<{ id: number; bookingId: number }>`
    select id, booking_id as "bookingId" from booking_players where attendance = 'no_show' order by id`
  const player = dice.of(absent)
  if (!player) return null
  const attendance = dice.among('expected', 'checked_in')
  return {
    text: `the no-show of player ${player.id} of booking ${player.bookingId} becomes ${attendance}`,
    run: () => writeAttendanceAs(ctx, admin, { id: player.bookingId, player_ids: [player.id], attendance }),
  }
}

export const noShowActs = { missesRound, undoesNoShow }
