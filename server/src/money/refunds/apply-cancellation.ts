import type { Actor } from '#bookings/booking/record-event'
import { cancelAmount, writeTerms } from '#bookings/booking/rows/cancel-amount'
import { cancelService, cancelServices } from '#bookings/booking/rows/services'
import { type Asked, transition } from '#bookings/booking/transition'
import { releasePlaces } from '#bookings/holds/release-places'
import { withdrawCertificates } from '#bookings/insurance/withdraw-certificates'
import { removeFromFlight } from '#bookings/steps/remove-from-flight'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { reasonCode } from './quote/ending.ts'
import { ladderLeft } from './quote/parts.ts'
import type { Refund } from './refund.ts'
import { othersWaiting, stopWaiting } from './waiting-booking.ts'

/**
 * Applies an approved cancellation to the booking: not before the approval, since a refused request leaves the booking
 * unchanged. Cancelling the whole booking releases all its places, cancelling a player one place; the refund tiers of
 * the rest are recalculated. A part can be cancelled while the whole waits for staff: the booking then waits on.
 */
export async function applyCancellation(
  ctx: Context,
  q: Query,
  refund: Refund,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const { bill_id: bookingId, cause } = refund
  if (bookingId === null) throw new Error('a refund without a booking gives none up')
  if (cause === 'booking') {
    const asked = await loadAsked(q, bookingId)
    const moved = await transition(ctx, q, { bookingId, to: stateOfWhole(refund), actor, asked, now })
    if (!moved) throw new Refusal('booking.wrongState')
    await releasePlaces(q, bookingId, now)
    await withdrawCertificates(q, { bookingId, now })
    await cancelServices(q, bookingId, now)
    return
  }
  await stopWaiting(ctx, q, await othersWaiting(q, refund), { bookingId, actor, now })
  if (cause === 'player') {
    const playerId = refund.booking_player_id ?? 0
    await removeFromFlight(q, { bookingId, playerId, now })
    await withdrawCertificates(q, { bookingId, playerId, now })
  } else {
    // the one service that is given up alone today is the insurance
    await withdrawCertificates(q, { bookingId, packagesOnly: true, now })
    await cancelService(q, refund.service_id ?? 0, now)
  }
  await keepTheRest(q, bookingId, refund)
}

async function loadAsked(q: Query, bookingId: number): Promise<Asked> {
  const [asked] = await q<{ by: Actor['kind']; reason: string | null; reason_code: string | null }>`
    select actor_kind as by, reason, reason_code from booking_events
    where booking_id = ${bookingId} and to_state = 'cancellation_requested' order by id desc limit 1`
  if (!asked) throw new Error(`nobody asked to end booking ${bookingId}`)
  return { by: asked.by, reason: asked.reason, reasonCode: reasonCode(asked.reason_code) }
}

function stateOfWhole({ amount_vnd, penalty_vnd }: Refund) {
  if (amount_vnd === 0) return 'cancelled' as const
  return penalty_vnd === 0 ? ('refunded' as const) : ('partly_refunded' as const)
}

async function keepTheRest(q: Query, bookingId: number, { cause, amount_vnd, penalty_vnd }: Refund) {
  const part = { valueVnd: amount_vnd + penalty_vnd, players: cause === 'player' ? 1 : 0 }
  const { leftVnd, terms } = await cancelAmount(q, bookingId, part)
  if (leftVnd !== null && terms)
    await writeTerms(q, bookingId, { ...terms, rungs: ladderLeft(terms.rungs, leftVnd) })
}
