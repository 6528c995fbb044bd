import { type BookingState, isOver } from '@teeviet/contract/rules/bookings/statuses'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { ownBooking } from '#bookings/booking/own-booking'
import { playersOnWire, type WirePlayer } from '#bookings/booking/players-on-wire'
import { loadPlayers, namePlayers, type PlayerLine } from '#bookings/booking/rows/players'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'

type Names = readonly { player_id: number; name: string }[]

/** Whether a player was booked without a name and still plays. */
export function mayBeNamed({ is_unnamed, cancelled_at }: PlayerLine): boolean {
  return is_unnamed && cancelled_at === null
}

/**
 * Until when the golfer names players (epoch ms); null when the booking has ended or the time has passed. A booking
 * without a tee time can be named all day.
 */
export function namesDeadline(
  { playerNames }: Context['config']['rules'],
  booking: { state: BookingState; play_date: string; tee_time_at: Date | null },
  now: Date,
): number | null {
  const start = booking.tee_time_at?.getTime() ?? startOfDay(booking.play_date) + 24 * 3_600_000
  const deadline = start - playerNames * 1000
  return isOver(booking.state) || deadline <= now.getTime() ? null : deadline
}

/**
 * Names players of one of the golfer's own bookings who were booked without a name.
 * @throws Refusal `booking.notFound`, also for another golfer's booking, `booking.namesClosed` after the deadline
 */
export function nameOwnPlayers(
  ctx: Context,
  member: Member,
  { bookingId, names }: { bookingId: number; names: Names },
): Promise<WirePlayer[]> {
  return inTransaction(ctx.pool, async (q) => {
    const booking = await ownBooking(q, member, bookingId, { lock: true })
    if (namesDeadline(ctx.config.rules, booking, ctx.clock.now()) === null)
      throw new Refusal('booking.namesClosed')
    await namePlayers(q, bookingId, writtenNames(names))
    return playersOnWire(await loadPlayers(q, bookingId))
  })
}

/** The names that were filled in. */
export function writtenNames(names: Names): Names {
  return names
    .map(({ player_id, name }) => ({ player_id, name: name.trim() }))
    .filter(({ name }) => name !== '')
}
