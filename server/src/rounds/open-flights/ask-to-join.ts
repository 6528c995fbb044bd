import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { findBooker } from '#bookings/request/request-for-golfer'
import { lockRequestsOf } from '#bookings/request/request-limits'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { askOf, countAsks, countWaiting, withdrawAsks, writeAsk } from './asks.ts'
import { notifyAsked } from './notify.ts'
import { type FlightPage, flightBy, quoteOne, readFlight } from './read-flight.ts'

/**
 * Asks the organiser of an open flight to let the golfer join, at the price that the page showed. The same request again
 * changes nothing.
 *
 * @throws Refusal `booking.notFound`, `flight.off`, `flight.own`, `flight.over`, `flight.full`, `booking.priceChanged`,
 *   `flight.declined`, `flight.tooMany`, `session.ended` when the account was deleted or locked
 */
export async function askToJoin(
  ctx: Context,
  member: Member,
  { code, expectedAmount, lang }: { code: string; expectedAmount: number; lang: Language },
): Promise<FlightPage> {
  if (!ctx.config.openFlights) throw new Refusal('flight.off')
  const flight = await flightBy(ctx, code)
  if (flight.hostId === member.id) throw new Refusal('flight.own')
  if (flight.state === 'over') throw new Refusal('flight.over')
  const priceVnd = (await quoteOne(ctx, flight, { member, lang }))?.payment_amount ?? null
  const { bookingId } = flight
  await inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    await lockRequestsOf(q, member.id)
    if (!(await findBooker(q, member.id))) throw new Refusal('session.ended')
    const own = await askOf(q, bookingId, member.id)
    if (own?.state === 'joined') return
    if (own?.state === 'declined') throw new Refusal('flight.declined')
    if (priceVnd === null) throw new Refusal('flight.full')
    if (priceVnd !== expectedAmount) {
      throw new Refusal('booking.priceChanged', { amount: formatMoney(priceVnd) })
    }
    const isNew = own?.state !== 'asked'
    const max = ctx.config.rules.flightAsksPerMember
    if (isNew && (await countAsks(q, member.id)) >= max) throw new Refusal('flight.tooMany', { max })
    await writeAsk(q, { bookingId, memberId: member.id, priceVnd, lang, now })
    // one message for all that wait: each further one stands on the bill
    if (isNew && (await countWaiting(q, bookingId)) === 1) await notifyAsked(ctx, q, bookingId)
  })
  return readFlight(ctx, code, { member, lang })
}

/**
 * Takes back a request that waits; anything else stays as it is.
 * @throws Refusal `booking.notFound` for a code that no flight has
 */
export async function withdrawAsk(
  ctx: Context,
  member: Member,
  { code, lang }: { code: string; lang: Language },
): Promise<FlightPage> {
  const { bookingId } = await flightBy(ctx, code)
  await inTransaction(ctx.pool, async (q) => {
    await lockRequestsOf(q, member.id)
    await withdrawAsks(q, { memberId: member.id, bookingId, now: ctx.clock.now() })
  })
  return readFlight(ctx, code, { member, lang })
}
