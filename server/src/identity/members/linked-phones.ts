import type { Query } from '#platform/database/sql'

export type LinkedPhone = {
  phone: string
  linkedAt: Date
  /** The vID of the member who linked this phone. */
  linkedBy: number
  /** Null while the phone signs in to no account. */
  confirmedAt: Date | null
}

/** The phones which other golfers linked to a member. */
export function linkedPhonesOf(q: Query, memberId: number): Promise<LinkedPhone[]> {
  return q<LinkedPhone>`
    select l.phone, l.linked_at as "linkedAt", l.confirmed_at as "confirmedAt", m.vga as "linkedBy"
    from member_linked_phones l join members m on m.id = l.linked_by
    where l.member_id = ${memberId} order by l.linked_at`
}

/**
 * Confirms that a linked phone is the member's: from now on its holder signs in to this account.
 * @returns false when there is no such link, it is confirmed already, or the phone has an account of its own
 */
export async function confirmLinkedPhone(
  q: Query,
  { memberId, phone, now }: { memberId: number; phone: string; now: Date },
): Promise<boolean> {
  const confirmed = await q<{ phone: string }>`
    update member_linked_phones set confirmed_at = ${now}
    where member_id = ${memberId} and phone = ${phone} and confirmed_at is null
      and not exists (select 1 from members where phone = ${phone}) returning phone`
  return confirmed.length > 0
}

/**
 * Links a phone to another member on behalf of `by`, if no member has the phone and the member has no other linked
 * phone.
 */
export async function claimPhone(
  q: Query,
  { phone, memberId, by, now }: { phone: string; memberId: number; by: number; now: Date },
): Promise<void> {
  await q`
    insert into member_linked_phones (phone, member_id, linked_by, linked_at)
    select ${phone}, id, ${by}, ${now} from members
    where id = ${memberId} and phone is null and not exists (select 1 from members where phone = ${phone})
    on conflict do nothing`
}

/** Deletes a member's unconfirmed phone links. */
export async function forgetClaimsOf(q: Query, memberId: number): Promise<void> {
  await q`delete from member_linked_phones where linked_by = ${memberId} and confirmed_at is null`
}
