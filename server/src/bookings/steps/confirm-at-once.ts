import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { Actor } from '../booking/record-event.ts'
import { transition } from '../booking/transition.ts'
import { placeBooking } from './place.ts'

/**
 * Runs both staff steps when a request arrives: for courses and offers with contracted places, for requests within an
 * allotment, and for the bookings that staff make themselves.
 *
 * @throws Refusal those of `placeBooking`
 */
export async function confirmAtOnce(
  ctx: Context,
  q: Query,
  bookingId: number,
  {
    actor,
    reason,
    now,
    ...paying
  }: { actor: Actor; reason: string | null; now: Date; isPaidNow?: boolean; payWithin?: number },
): Promise<{ state: BookingState; pay_by: Date | null }> {
  await transition(ctx, q, { bookingId, to: 'confirmed', actor, reason, now })
  const placed = await placeBooking(ctx, q, { bookingId, actor, now, ...paying })
  if (!placed) throw new Error('a request could not be placed on arrival')
  return { state: placed.state, pay_by: placed.payBy }
}
