import { Refusal } from '#platform/context/refusal'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'

/** Locks the claim and snooze of a booking, and returns who holds it. @throws Refusal `booking.notFound` */
export async function lockClaim(q: Query, bookingId: number): Promise<{ heldBy: number | null }> {
  await q`
    insert into booking_claims (booking_id) select id from bookings where id = ${bookingId}
    on conflict do nothing`
  const [item] = await q<{ heldBy: number | null }>`
    select staff_id as "heldBy" from booking_claims where booking_id = ${bookingId} for update`
  if (!item) throw new Refusal('booking.notFound')
  return item
}

/** Notifies every console that the claim or the snooze of a booking changed; golfers hear nothing of it. */
export function notifyClaim(q: Query, bookingId: number): Promise<void> {
  return notify(q, 'claims', { id: bookingId })
}
