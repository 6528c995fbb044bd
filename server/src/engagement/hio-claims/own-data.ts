import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** A golfer's hole-in-one claims with their steps, without the pictures. */
export function hioClaimData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select h.code, b.code as booking, h.hole, h.club, h.yards, h.witness_name, h.witness_phone, h.state, h.created_at,
      (select json_agg(json_build_object('state', s.state, 'at', s.at, 'answer', s.answer) order by s.id)
        from hio_claim_steps s where s.claim_id = h.id) as steps
    from hio_claims h join bookings b on b.id = h.booking_id
    where b.member_id = ${memberId} order by h.id desc`
}

/**
 * Erases the pictures, witnesses and texts of the claims of a golfer whose account is deleted, and ends open links;
 * numbers and dates stay, as the insurer has them.
 */
export async function forgetHioClaims(q: Query, memberId: number): Promise<void> {
  await q`
    update hio_claim_steps s set answer = '', note = ''
    from hio_claims h join bookings b on b.id = h.booking_id
    where h.id = s.claim_id and b.member_id = ${memberId}`
  await q`
    update hio_claims h set photo = ''::bytea, witness_name = '', witness_phone = '', club = '', witness_key_hash = null
    from bookings b where b.id = h.booking_id and b.member_id = ${memberId}`
}
