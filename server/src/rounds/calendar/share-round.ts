import { randomBytes } from 'node:crypto'
import { ownBooking } from '#bookings/booking/own-booking'
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
    values (${bookingId}, ${randomBytes(16).toString('base64url')}, ${ctx.clock.now()})
    on conflict (booking_id) do update set code = round_links.code
    returning code`
  if (!link) throw new Error('a round has one link')
  return link.code
}

/** Takes the links to the rounds of a golfer who left away. */
export async function forgetRoundLinks(q: Query, memberId: number): Promise<void> {
  await q`
    delete from round_links l using bookings b where b.id = l.booking_id and b.member_id = ${memberId}`
}
