import { ownBooking } from '#bookings/booking/own-booking'
import { playersOnWire, type WirePlayer } from '#bookings/booking/players-on-wire'
import { loadPlayers } from '#bookings/booking/rows/players'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'

/**
 * The players of one of the golfer's own bookings.
 * @throws Refusal `booking.notFound`, also for another golfer's booking
 */
export async function readPlayers(ctx: Context, member: Member, bookingId: number): Promise<WirePlayer[]> {
  const [, players] = await inTransaction(ctx.pool, (q) =>
    Promise.all([ownBooking(q, member, bookingId), loadPlayers(q, bookingId)]),
  )
  return playersOnWire(players)
}
