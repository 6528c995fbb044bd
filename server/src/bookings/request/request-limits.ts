import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

/** A member's recent requests: how many are unanswered, and when the one was sent that uses up the hourly limit. */
export type Recent = { waiting: number; hour_used_since: Date | null; is_member: boolean }

/**
 * Serialises a member's requests by a lock: two at once would each count without the other, and pass the limits
 * together. The deletion of the account takes the same lock: it finds every earlier request, and nothing can be sent
 * after it.
 */
export async function lockRequestsOf(q: Query, memberId: number): Promise<void> {
  await q`select pg_advisory_xact_lock(hashtextextended(${`requests of member ${memberId}`}, 0))`
}

/** Counted from the bookings themselves, so that no crash forgets it. */
export async function loadRecent(ctx: Context, q: Query, memberId: number): Promise<Recent> {
  const { bookingsPerMemberPerHour } = ctx.config.rules
  const [recent] = await q<Recent>`
    select count(*) filter (where state in ('draft', 'requested')) as waiting,
      max(created_at) filter (where place = ${bookingsPerMemberPerHour}::int) as hour_used_since,
      exists (select from members where id = ${memberId} and deleted_at is null) as is_member
    from (
      select state, created_at, row_number() over (order by id desc) as place
      from bookings where member_id = ${memberId} order by id desc
      limit greatest(200, ${bookingsPerMemberPerHour}::int)
    ) latest`
  return recent ?? { waiting: 0, hour_used_since: null, is_member: false }
}

/**
 * A member cannot keep the sheet full for nothing: so many requests an hour, and so many that wait.
 * @throws Refusal naming when the next may be sent, or how many wait; `session.ended` when the account was deleted
 */
export function checkLimits(
  ctx: Context,
  { waiting, hour_used_since, is_member: isMember }: Recent,
  now: Date,
): void {
  if (!isMember) throw new Refusal('session.ended')
  const { openRequestsPerMember: max } = ctx.config.rules
  const until = hour_used_since ? hour_used_since.getTime() + 3_600_000 : 0
  if (until > now.getTime())
    throw new Refusal('request.tooMany', { n: Math.ceil((until - now.getTime()) / 1000) })
  if (waiting >= max) throw new Refusal('booking.tooManyOpen', { max })
}
