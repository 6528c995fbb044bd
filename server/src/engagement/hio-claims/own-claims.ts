import type { InputOf, ResponseOf } from '@teeviet/contract'
import { makeHioClaim as makeCall } from '@teeviet/contract/calls/rounds/hio-claims'
import { hioClaimStepsFrom, hioLeastYards } from '@teeviet/contract/rules/bookings/hio-claims'
import { normalisePhone } from '@teeviet/contract/rules/phone'
import { hioClaimCode } from '#bookings/booking/codes'
import { ownBooking } from '#bookings/booking/own-booking'
import { hashOfKey, newLinkKey } from '#bookings/club-requests/ask-club'
import { mobileOf } from '#identity/members/phone'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import { reencoded } from '../content/pictures.ts'
import { loadClaimFacts } from './claim-facts.ts'
import {
  claimOnWire,
  claimsOfBooking,
  type HioClaimOnWire,
  recordClaimStep,
  stepsOfClaims,
} from './claim-rows.ts'
import { askWitness } from './notify.ts'

type NewClaim = InputOf<'POST /api/for_wap/make_hio_claim'>

/**
 * The claims of a golfer's own booking, and which of its players may claim now.
 * @throws Refusal `booking.notFound`
 */
export async function listOwnClaims(
  ctx: Context,
  member: Member,
  billId: number,
): Promise<ResponseOf<'GET /api/for_wap/hio_claims'>> {
  await ownBooking(ctx.q, member, billId)
  const facts = await loadClaimFacts(ctx, ctx.q, billId)
  if (!facts) throw new Refusal('booking.notFound')
  return {
    is_on: ctx.config.hioClaims ? 1 : 0,
    from: facts.from.getTime(),
    until: facts.until.getTime(),
    players: facts.players.map(({ id, name, coverVnd, unmet, hasClaim }) => ({
      id,
      name,
      cover: coverVnd,
      unmet,
      has_claim: hasClaim ? 1 : 0,
    })),
    claims: await readClaims(ctx.q, billId),
  }
}

async function readClaims(q: Query, billId: number): Promise<HioClaimOnWire[]> {
  const claims = await claimsOfBooking(q, billId)
  const steps = await stepsOfClaims(
    q,
    claims.map(({ id }) => id),
  )
  return claims.map((claim) => claimOnWire(claim, steps))
}

async function readClaim(q: Query, billId: number, id: number): Promise<HioClaimOnWire> {
  const claim = (await readClaims(q, billId)).find((one) => one.id === id)
  if (!claim) throw new Refusal('hioClaim.notFound')
  return claim
}

/**
 * Claims the hole-in-one of a player of the golfer's own booking, and asks the witness by SMS. The booking's row is
 * locked: its cover does not end meanwhile, and of two claims of a player the second is refused.
 * @param countClaim counts against the golfer's budget, and refuses beyond it
 * @throws Refusal `hioClaim.off`, `hioClaim.tooShort`, `hioClaim.ownWitness`, `hioClaim.notFound` for a player who is
 *   not on the booking, `hioClaim.unmet`, `hioClaim.exists`, `picture.unreadable`, and those of a phone
 */
export async function makeClaim(
  ctx: Context,
  member: Member,
  fields: NewClaim,
  { idempotency, countClaim }: { idempotency: IdempotentRequest | null; countClaim: () => Promise<void> },
): Promise<HioClaimOnWire> {
  if (!ctx.config.hioClaims) throw new Refusal('hioClaim.off')
  const witnessPhone = mobileOf(fields.witness_phone)
  if (witnessPhone === normalisePhone(member.phone)) throw new Refusal('hioClaim.ownWitness')
  if (fields.yards < hioLeastYards) throw new Refusal('hioClaim.tooShort', { n: hioLeastYards })
  await ownBooking(ctx.q, member, fields.id_general_bill_detail)
  await countClaim()
  const { bytes: photo } = await reencoded(Buffer.from(fields.photo, 'base64'))
  return inTransaction(ctx.pool, async (q) => {
    const earlierAnswer = await claimRequest(q, idempotency, ctx.clock.now())
    if (earlierAnswer) return makeCall.response.parse(earlierAnswer.answer)
    const billId = fields.id_general_bill_detail
    await ownBooking(q, member, billId, { lock: true })
    const facts = await loadClaimFacts(ctx, q, billId)
    const player = facts?.players.find(({ id }) => id === fields.player_id)
    if (!player) throw new Refusal('hioClaim.notFound')
    if (player.unmet.length > 0) throw new Refusal('hioClaim.unmet')
    const id = await insertClaim(ctx, q, { ...fields, witness_phone: witnessPhone }, photo)
    const answer = await readClaim(q, billId, id)
    await storeAnswer(q, idempotency, answer)
    return answer
  })
}

/** Writes the claim; the index `one_hio_claim_a_player` decides whether the player has one. */
async function insertClaim(ctx: Context, q: Query, fields: NewClaim, photo: Buffer): Promise<number> {
  const { id_general_bill_detail: billId, player_id, hole, club, yards, witness_name, witness_phone } = fields
  const now = ctx.clock.now()
  const key = newLinkKey()
  const until = new Date(now.getTime() + ctx.config.rules.hioWitness * 1000)
  const [row] = await q<{ id: number }>`
    insert into hio_claims (booking_id, booking_player_id, hole, club, yards, witness_name, witness_phone,
      witness_key_hash, witness_until, photo, created_at)
    values (${billId}, ${player_id}, ${hole}, ${club}, ${yards}, ${witness_name}, ${witness_phone}, ${hashOfKey(key)},
      ${until}, ${photo}, ${now})
    on conflict do nothing returning id`
  if (!row) throw new Refusal('hioClaim.exists')
  await q`update hio_claims set code = ${hioClaimCode(row.id)} where id = ${row.id}`
  await recordClaimStep(q, row.id, { state: 'reported', at: now })
  await askWitness(ctx, q, { bookingId: billId, phone: witness_phone, hole, key, until })
  return row.id
}

/**
 * Withdraws a claim of the golfer's own that was not sent yet, and ends the link of its witness. A repeat changes
 * nothing.
 * @throws Refusal `booking.notFound`, `hioClaim.notFound`, `hioClaim.changed` once it was sent or decided
 */
export async function withdrawClaim(
  ctx: Context,
  member: Member,
  { id_general_bill_detail: billId, claim_id: id }: InputOf<'POST /api/for_wap/withdraw_hio_claim'>,
): Promise<HioClaimOnWire> {
  return inTransaction(ctx.pool, async (q) => {
    await ownBooking(q, member, billId)
    const [claim] = await q<{ state: HioClaimOnWire['state'] }>`
      select state from hio_claims where id = ${id} and booking_id = ${billId} for update`
    if (!claim) throw new Refusal('hioClaim.notFound')
    if (claim.state !== 'withdrawn') {
      if (!hioClaimStepsFrom('golfer', claim.state).includes('withdrawn'))
        throw new Refusal('hioClaim.changed')
      await q`update hio_claims set state = 'withdrawn', witness_key_hash = null where id = ${id}`
      await recordClaimStep(q, id, { state: 'withdrawn', at: ctx.clock.now() })
    }
    return readClaim(q, billId, id)
  })
}
