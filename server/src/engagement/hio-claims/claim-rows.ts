import type { ResponseOf } from '@teeviet/contract'
import type { HioClaimState } from '@teeviet/contract/rules/bookings/hio-claims'
import { nameOfPlayer } from '#identity/members/vid'
import type { Query } from '#platform/database/sql'

export type HioClaimOnWire = ResponseOf<'POST /api/for_wap/make_hio_claim'>

/** A claim with the name of its player. */
export type HioClaim = {
  id: number
  code: string
  booking_id: number
  booking_player_id: number
  hole: number
  club: string
  yards: number
  witness_name: string
  witness_phone: string
  state: HioClaimState
  created_at: Date
  guest_name: string | null
  vga: number | null
  fullname: string | null
}

/** A state that a claim has reached: the answer to the golfer, and the internal note of staff. */
export type HioClaimStep = {
  claim_id: number
  state: HioClaimState
  at: Date
  who: string
  answer: string
  note: string
}

/** The claims of a booking, the newest first. */
export function claimsOfBooking(q: Query, bookingId: number): Promise<HioClaim[]> {
  return q<HioClaim>`
    select h.id, h.code /* not null */, h.booking_id, h.booking_player_id, h.hole, h.club, h.yards, h.witness_name,
      h.witness_phone, h.state, h.created_at, p.guest_name, m.vga, m.fullname
    from hio_claims h join booking_players p on p.id = h.booking_player_id left join members m on m.id = p.member_id
    where h.booking_id = ${bookingId} order by h.id desc`
}

/** The steps of several claims, each one's in their order. */
export function stepsOfClaims(q: Query, claimIds: readonly number[]): Promise<HioClaimStep[]> {
  return q<HioClaimStep>`
    select s.claim_id, s.state, s.at, coalesce(a.name, '') as who, s.answer, s.note
    from hio_claim_steps s left join staff_accounts a on a.id = s.staff_id
    where s.claim_id = any (${[...claimIds]}) order by s.claim_id, s.id`
}

/** A claim as its golfer reads it: without the witness's phone and the notes of staff. */
export function claimOnWire(claim: HioClaim, steps: readonly HioClaimStep[]): HioClaimOnWire {
  const { id, code, booking_player_id, hole, club, yards, witness_name, state, created_at } = claim
  const last = steps.filter(({ claim_id }) => claim_id === id).at(-1)
  return {
    id,
    code,
    player_id: booking_player_id,
    player: nameOfPlayer(claim),
    hole,
    club,
    yards,
    witness_name,
    state,
    answer: last?.answer ?? '',
    created_at: created_at.getTime(),
    at: (last?.at ?? created_at).getTime(),
  }
}

/** Records that a claim has reached a state. */
export async function recordClaimStep(
  q: Query,
  claimId: number,
  step: { state: HioClaimState; at: Date; staffId?: number; answer?: string; note?: string },
): Promise<void> {
  const { state, at, staffId = null, answer = '', note = '' } = step
  await q`
    insert into hio_claim_steps (claim_id, state, at, staff_id, answer, note)
    values (${claimId}, ${state}, ${at}, ${staffId}::bigint, ${answer}, ${note})`
}
