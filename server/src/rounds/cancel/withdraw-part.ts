import { loadServices } from '#bookings/booking/bill-lines'
import type { OwnBooking } from '#bookings/booking/own-booking'
import { type Actor, recordEvent } from '#bookings/booking/record-event'
import { lowerAmount, subtractPlayer } from '#bookings/booking/rows/amounts'
import { writeTerms } from '#bookings/booking/rows/cancel-amount'
import { loadPlayers } from '#bookings/booking/rows/players'
import { cancelService } from '#bookings/booking/rows/services'
import { fixKnownPrice } from '#bookings/pricing/fix-price'
import { removeFromFlight } from '#bookings/steps/remove-from-flight'
import { askNewAmount } from '#money/payments/ask-new-amount'
import type { CancelledPart } from '#money/refunds/ask'
import { ladderLeft, type Part, partsOf } from '#money/refunds/quote/parts'
import { Refusal } from '#platform/context/refusal'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'

/**
 * Removes a player, or the insurance, from an unpaid booking whose row is locked: free, at once, while at least one
 * player stays. The place is free again; bill, refund tiers and payments are reduced. A repeat changes nothing.
 *
 * @throws Refusal `booking.cannotCancel` when the part cannot be removed, and those of `askNewAmount`
 */
export async function withdrawPart(
  q: Query,
  booking: OwnBooking,
  { what, actor, reason, now }: { what: CancelledPart; actor: Actor; reason: string; now: Date },
): Promise<void> {
  const { id: bookingId, state, amount_vnd } = booking
  const [players, services] = await Promise.all([loadPlayers(q, bookingId), loadServices(q, bookingId)])
  const lines = what.kind === 'player' ? players : services
  if (lines.some(({ id, cancelled_at }) => id === what.id && cancelled_at !== null)) return
  const parts = partsOf({ amount_vnd, cancelled_vnd: 0, players, services })
  const part = parts.find(({ kind, id }) => kind === what.kind && id === what.id)
  if (!part) throw new Refusal('booking.cannotCancel')
  await takeOut(q, bookingId, part, now)
  const amountLeft = await writeAmounts(q, bookingId, part)
  if (amountLeft !== null) await askNewAmount(q, { billId: bookingId, amountVnd: amountLeft, now })
  else await fixKnownPrice(q, { bookingId, courseId: booking.course.id, now })
  await recordEvent(q, { bookingId, from: state, to: state, actor, reason: reason || null, at: now })
  await notify(q, 'bookings', { id: bookingId, state })
}

async function takeOut(q: Query, bookingId: number, { kind, id, premiumVnd }: Part, now: Date) {
  if (kind === 'service') return cancelService(q, id, now)
  await removeFromFlight(q, { bookingId, playerId: id, now })
  await subtractPlayer(q, { billId: bookingId, playerId: id, premiumVnd, now })
}

/** Returns the amount left to pay; null while there is no price. */
async function writeAmounts(q: Query, bookingId: number, { kind, valueVnd }: Part): Promise<number | null> {
  const players = kind === 'player' ? 1 : 0
  const { leftVnd, terms } = await lowerAmount(q, bookingId, { valueVnd, players })
  if (leftVnd !== null && terms)
    await writeTerms(q, bookingId, { ...terms, rungs: ladderLeft(terms.rungs, leftVnd) })
  return leftVnd
}
