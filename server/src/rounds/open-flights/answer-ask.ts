import { formatMoney } from '@teeviet/contract/rules/money/money'
import { ownBooking } from '#bookings/booking/own-booking'
import { findBooker, requestForGolfer } from '#bookings/request/request-for-golfer'
import { lockRequestsOf } from '#bookings/request/request-limits'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { type Ask, findAsk, writeAnswer, writeJoined } from './asks.ts'
import { findFlight } from './flights.ts'
import { notifyDeclined, notifyJoined } from './notify.ts'
import { organised } from './open-flight.ts'
import type { OpenFlight } from './read-flight.ts'

/**
 * The organiser lets a golfer join the flight, or declines. An approval sends the golfer's own booking of the place in the
 * same transaction: it is that golfer's to pay, to change and to cancel. The same answer again changes nothing.
 *
 * @throws Refusal `booking.notFound`, `request.notFound`, `flight.answered`, `flight.over`, `flight.full`, `flight.dearer`
 */
export async function answerAsk(
  ctx: Context,
  member: Member,
  { bookingId, id, isApproved }: { bookingId: number; id: number; isApproved: boolean },
): Promise<OpenFlight> {
  return inTransaction(ctx.pool, async (q) => {
    await ownBooking(q, member, bookingId)
    const ask = await findAsk(q, bookingId, id)
    if (!ask) throw new Refusal('request.notFound')
    const now = ctx.clock.now()
    const answer = isApproved ? 'joined' : 'declined'
    if (isApproved) await lockRequestsOf(q, ask.memberId)
    if (await writeAnswer(q, id, answer, now)) {
      if (isApproved) await bookPlace(ctx, q, { bookingId, ask, now })
      else await notifyDeclined(ctx, q, bookingId, ask)
    } else if ((await findAsk(q, bookingId, id))?.state !== answer) {
      throw new Refusal('flight.answered')
    }
    return organised(ctx, q, bookingId)
  })
}

async function bookPlace(
  ctx: Context,
  q: Query,
  { bookingId, ask, now }: { bookingId: number; ask: Ask; now: Date },
): Promise<void> {
  const flight = await findFlight(q, { bookingId }, now)
  const golfer = await findBooker(q, ask.memberId)
  if (flight?.state === 'full') throw new Refusal('flight.full')
  if (!golfer || flight?.state !== 'open' || !flight.startsAt) throw new Refusal('flight.over')
  const { courseId, startsAt } = flight
  const { sent, decision } = await requestForGolfer(ctx, q, {
    golfer,
    courseId,
    startsAt,
    players: 1,
    lang: ask.lang,
    now,
  }).catch((error: unknown) => {
    // the last place went in this moment
    if (error instanceof Refusal && error.reason === 'booking.noTeeTime') throw new Refusal('flight.full')
    throw error
  })
  // a start near it is no place in the flight
  if (decision.places?.[0]?.starts_at.getTime() !== startsAt.getTime()) throw new Refusal('flight.full')
  const { total } = decision.price
  if (total === null || total > ask.priceVnd) {
    throw new Refusal('flight.dearer', { amount: formatMoney(total ?? 0) })
  }
  const joined = sent.id_general_bill
  await writeJoined(q, ask.id, joined)
  await notifyJoined(ctx, q, joined, now)
}
