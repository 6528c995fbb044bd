import type { ClubChannel } from '@teeviet/contract/rules/bookings/club-contacts'
import type { ClubContact } from '#golf/courses/club-contacts'
import type { Query } from '#platform/database/sql'

/** The contacts of the club of a booking, in their order. */
export function readContacts(q: Query, bookingId: number): Promise<ClubContact[]> {
  return q<ClubContact>`
    select k.channel, k.address from bookings b join course_contacts k on k.course_id = b.course_id
    where b.id = ${bookingId} order by k.position`
}

/** The contacts, then the phone of the club's reception where it is another one. */
export function contactsOnWire(
  contacts: readonly ClubContact[],
  reception: string | null,
): { channel: ClubChannel | 'phone'; address: string }[] {
  const isKnown = contacts.some(({ address }) => address === reception?.replaceAll(' ', ''))
  return [
    ...contacts,
    ...(reception === null || isKnown ? [] : [{ channel: 'phone' as const, address: reception }]),
  ]
}
