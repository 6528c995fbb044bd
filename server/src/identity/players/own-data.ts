import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { forgetClaimsOf } from '../members/linked-phones.ts'

/** A golfer's fellow players, by vID, and the phones they linked to others. */
export async function playerData({ q }: Pick<Context, 'q'>, memberId: number) {
  return {
    playPartners: await q<Record<string, unknown>>`
      select m.vga as vid, p.last_played_on from play_partners p join members m on m.id = p.partner_id
      where p.member_id = ${memberId} order by p.last_played_on desc`,
    phonesMappedForOthers: await q<Record<string, unknown>>`
      select l.phone, m.vga as vid, l.linked_at as mapped_at from member_linked_phones l join members m on m.id = l.member_id
      where l.linked_by = ${memberId} and l.member_id <> ${memberId}`,
  }
}

/** Deletes a golfer's fellow players, on both sides, and their unconfirmed phone links. */
export async function forgetPartners(q: Query, memberId: number): Promise<void> {
  await q`delete from play_partners where member_id = ${memberId} or partner_id = ${memberId}`
  await forgetClaimsOf(q, memberId)
}
