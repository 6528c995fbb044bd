import { ownBooking } from '#bookings/booking/own-booking'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { endAsks, joinedWithoutOrganiser, writeOrganiserLeft } from './asks.ts'
import { findFlight, writeClosed, writeOpen } from './flights.ts'
import { notifyOrganiserLeft, notifyOver } from './notify.ts'
import { type OpenFlight, ownFlight } from './read-flight.ts'

/**
 * Opens the flight of one of the golfer's own bookings to golfers who get its link, or closes it. A repeat changes nothing.
 * @throws Refusal `booking.notFound`, `flight.off`, `flight.notThisBooking` when nothing of it can be joined
 */
export async function setOpenFlight(
  ctx: Context,
  member: Member,
  { bookingId, isOpen }: { bookingId: number; isOpen: boolean },
): Promise<OpenFlight> {
  if (!ctx.config.openFlights) throw new Refusal('flight.off')
  return inTransaction(ctx.pool, async (q) => {
    await ownBooking(q, member, bookingId, { lock: true })
    const now = ctx.clock.now()
    if (isOpen) {
      const flight = await findFlight(q, { bookingId }, now)
      if (flight?.state === 'over' && !flight.mayOpen) throw new Refusal('flight.notThisBooking')
      await writeOpen(q, bookingId, now)
    } else {
      await closeFlight(ctx, q, bookingId, now)
    }
    return organised(ctx, q, bookingId)
  })
}

/** The flight as its organiser reads it after an act. */
export async function organised(ctx: Context, q: Query, bookingId: number): Promise<OpenFlight> {
  return (await ownFlight(ctx, q, bookingId)) ?? { url: null, places_left: 0, asks: [] }
}

const mostAtOnce = 200

/**
 * Closes open flights that have begun or whose booking has ended, so that who asked does not go on waiting. Returns how
 * many were closed.
 */
export async function closeOverFlights(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const over = await ctx.q<{ id: number }>`
    select f.booking_id as id from open_flights f join bookings b on b.id = f.booking_id
    where f.closed_at is null and (b.ended_at is not null or b.state = 'played' or b.tee_time_at <= ${now})
    order by f.booking_id limit ${mostAtOnce}`
  for (const { id } of over) await inTransaction(ctx.pool, (q) => closeFlight(ctx, q, id, now))
  return over.length
}

/**
 * Informs golfers who joined a flight that its organiser no longer plays: their own bookings stay. Returns how many were
 * informed.
 */
export async function informJoined(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const joined = await joinedWithoutOrganiser(ctx.q, now, mostAtOnce)
  for (const { id, joinedBookingId } of joined) {
    await inTransaction(ctx.pool, async (q) => {
      if (await writeOrganiserLeft(q, id, now)) await notifyOrganiserLeft(ctx, q, joinedBookingId)
    })
  }
  return joined.length
}

async function closeFlight(ctx: Context, q: Query, bookingId: number, now: Date): Promise<void> {
  if (!(await writeClosed(q, bookingId, now))) return
  for (const asker of await endAsks(q, bookingId, now)) await notifyOver(ctx, q, bookingId, asker)
}
