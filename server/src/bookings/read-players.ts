import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Member } from '../http/actor.ts'
import { loadPlayers } from './bill-lines.ts'
import { ownBooking } from './own-booking.ts'
import { playersOnWire, type WirePlayer } from './players-on-wire.ts'

/**
 * The players of one of the golfer's own bookings.
 * @throws Refusal `booking.notFound`, also for a booking of somebody else
 */
export async function readPlayers(ctx: Context, member: Member, bookingId: number): Promise<WirePlayer[]> {
  const [, players] = await inTransaction(ctx.pool, (q) =>
    Promise.all([ownBooking(q, member, bookingId), loadPlayers(q, bookingId)]),
  )
  return playersOnWire(players)
}
