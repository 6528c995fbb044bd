import type { Attendance } from '@teeviet/contract/rules/bookings/attendance'
import { startOf } from '@teeviet/contract/rules/bookings/starter'
import { loadPlayers } from '#bookings/booking/rows/players'
import { loadStarts } from '#bookings/booking/rows/starter'
import { nameOwnPlayers } from '#rounds/bills/name-players'
import { namePlayersAsStaff } from '#rounds/staff/name-players'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { assignCaddies } from '#rounds/staff/starter/assign-caddies'
import type { Act } from './act.ts'
import { bookingsOf, golferOf } from './golfer-acts.ts'
import { goOnTo } from './staff-acts.ts'

/** Staff or the club check a player in, record a no-show or undo either, by what they saw; mostly of a paid booking. */
const recordsAttendance: Act = async (world, dice) => {
  const { ctx, admin, club } = world
  const all = await bookingsOf(world)
  const paid = all.filter(({ state }) => state === 'paid' || state === 'played')
  const booking = dice.of(dice.below(8) > 0 ? paid : all)
  const players = booking ? await loadPlayers(ctx.q, booking.id) : []
  const player = dice.of(players)
  if (!booking || !player) return null
  const attendance = dice.among<Attendance>('checked_in', 'checked_in', 'no_show', 'expected')
  const by = dice.among(admin, club)
  const [row] = await ctx.q<{ at: Date | null }>`
    select tee_time_at as at from bookings where id = ${booking.id}`
  const arrival = row?.at && dice.below(3) > 0 ? row.at : null
  const recorded = { id: booking.id, player_ids: [player.id], attendance, seen: player.attendance }
  return {
    kind: attendance,
    text: `${by.kind}: player ${player.id} of ${booking.id} is ${attendance}`,
    run: () => {
      if (arrival) goOnTo(world, arrival)
      return writeAttendanceAs(ctx, by, recorded)
    },
  }
}

/** The golfer or staff name a player; also one who has a name, or plays with another golfer. */
const namesPlayers: Act = async (world, dice) => {
  const { ctx, admin, serial } = world
  const [booking, other] = [dice.of(await bookingsOf(world)), dice.of(await bookingsOf(world))]
  if (!booking || !other) return null
  const players = await loadPlayers(ctx.q, dice.below(6) > 0 ? booking.id : other.id)
  const unnamed = players.filter(({ is_unnamed }) => is_unnamed)
  const player = dice.of(dice.below(4) > 0 && unnamed.length > 0 ? unnamed : players)
  if (!player) return null
  const names = [{ player_id: player.id, name: `Khách ${serial()}` }]
  const isByGolfer = dice.below(2) === 0
  const { id } = booking
  return {
    kind: isByGolfer ? 'as golfer' : 'as staff',
    text: `${isByGolfer ? 'the golfer names' : 'staff name'} player ${player.id} of booking ${id}`,
    run: () =>
      isByGolfer
        ? nameOwnPlayers(ctx, golferOf(world, booking.memberId), { bookingId: id, names })
        : namePlayersAsStaff(ctx, { staff: admin, lang: 'vi' }, { id, names }),
  }
}

/** Staff or the club give a player a caddie and a buggy; sometimes by what they no longer have. */
const assignsCaddies: Act = async (world, dice) => {
  const { ctx, admin, club } = world
  const booking = dice.of(await bookingsOf(world))
  const stored = dice.of(booking ? await loadStarts(ctx.q, booking.id) : [])
  if (!booking || !stored) return null
  const { player_id } = stored
  const number = dice.among('', '7', '12')
  const given = { caddie: number, buggy: dice.below(2) > 0 ? number : '', is_walking: false }
  const seen = dice.below(4) > 0 ? startOf(stored) : { caddie: '3', buggy: '', is_walking: false }
  const by = dice.among(admin, club)
  return {
    kind: number === '' ? 'none' : 'number',
    text: `${by.kind}: player ${player_id} of ${booking.id} gets caddie ${given.caddie}, buggy ${given.buggy}`,
    run: () => assignCaddies(ctx, by, { id: booking.id, players: [{ player_id, ...given, seen }] }),
  }
}

export const attendanceActs = { recordsAttendance, namesPlayers, assignsCaddies }
