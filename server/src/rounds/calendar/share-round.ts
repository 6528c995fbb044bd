import { randomBytes } from 'node:crypto'
import { ownBooking } from '#bookings/booking/own-booking'
import { loadPlayers } from '#bookings/booking/rows/players'
import { nameOfPlayer } from '#identity/members/vid'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

/**
 * Returns the link code of one of the golfer's own rounds; the same one on every call. A draft, whose code has not been
 * entered, is no round yet.
 * @throws Refusal `booking.notFound`, also for another golfer's booking
 */
export async function shareRound(ctx: Context, member: Member, bookingId: number): Promise<string> {
  const booking = await ownBooking(ctx.q, member, bookingId)
  if (booking.state === 'draft') throw new Refusal('booking.notFound')
  const [link] = await ctx.q<{ code: string }>`
    insert into round_links (booking_id, code, created_at)
    values (${bookingId}, ${newCode()}, ${ctx.clock.now()})
    on conflict (booking_id) do update set code = round_links.code
    returning code`
  if (!link) throw new Error('a round has one link')
  return link.code
}

/**
 * Returns the pass of each player who is on one of the golfer's own rounds; the same links on every call.
 * @throws Refusal `booking.notFound`, also for another golfer's booking
 */
export async function passPlayers(
  ctx: Context,
  member: Member,
  bookingId: number,
): Promise<{ playerId: number; name: string; code: string }[]> {
  const booking = await ownBooking(ctx.q, member, bookingId)
  if (booking.state === 'draft') throw new Refusal('booking.notFound')
  const players = (await loadPlayers(ctx.q, bookingId)).filter(({ cancelled_at }) => cancelled_at === null)
  const ids = players.map(({ id }) => id)
  const codes = await addPasses(ctx.q, ids, ctx.clock.now())
  return players.map((player) => ({
    playerId: player.id,
    name: nameOfPlayer(player),
    code: codes.get(player.id) ?? '',
  }))
}

/** The code of the pass of each player, by the player's id; the same ones on every call. */
export async function addPasses(
  q: Query,
  playerIds: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  const ids = [...playerIds]
  const passes = await q<{ player_id: number; code: string }>`
    insert into player_passes (player_id, code, created_at)
    select player_id, code, ${now} from unnest(${ids}::bigint[], ${ids.map(newCode)}::text[]) as t (player_id, code)
    on conflict (player_id) do update set code = player_passes.code
    returning player_id, code`
  return new Map(passes.map(({ player_id, code }) => [player_id, code]))
}

const newCode = () => randomBytes(16).toString('base64url')

/** Takes away the links to the rounds of a golfer who left, and the passes of their players. */
export async function forgetRoundLinks(q: Query, memberId: number): Promise<void> {
  await q`
    delete from round_links l using bookings b where b.id = l.booking_id and b.member_id = ${memberId}`
  await q`
    delete from player_passes s using booking_players p, bookings b
    where p.id = s.player_id and b.id = p.booking_id and b.member_id = ${memberId}`
}
