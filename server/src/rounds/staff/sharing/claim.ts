import { Refusal } from '#platform/context/refusal'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'

type Claim = { heldBy: number | null; snoozedUntil: Date | null }

/** Locks the claim and snooze of a booking, and returns both. @throws Refusal `booking.notFound` */
export async function lockClaim(q: Query, bookingId: number): Promise<Claim> {
  await q`
    insert into booking_claims (booking_id) select id from bookings where id = ${bookingId}
    on conflict do nothing`
  const [item] = await q<Claim>`
    select staff_id as "heldBy", snoozed_until as "snoozedUntil" from booking_claims where booking_id = ${bookingId} for update`
  if (!item) throw new Refusal('booking.notFound')
  return item
}

/** Notifies every console that the claim or the snooze of a booking changed; golfers hear nothing of it. */
export function notifyClaim(q: Query, bookingId: number): Promise<void> {
  return notify(q, 'claims', { id: bookingId })
}
