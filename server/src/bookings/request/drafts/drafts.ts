import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { endUnpaidBooking } from '../../steps/end-unpaid-booking.ts'

/** Locks a member's drafts: one that is being sent with its code at this moment is waited for, and is none any more. */
export async function lockDrafts(q: Query, memberId: number): Promise<void> {
  await q`select 1 from bookings where member_id = ${memberId} and state = 'draft' order by id for update`
}

/** Discards a member's drafts with their places; one being sent with its code at the same moment stays sent. */
export async function dropDrafts(
  ctx: Context,
  q: Query,
  member: Pick<Member, 'id'>,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const drafts = await q<{ id: number }>`
    select id from bookings where member_id = ${member.id} and state = 'draft' order by id`
  const actor = { kind: 'member' as const, id: member.id }
  const from = ['draft'] as const
  for (const { id } of drafts)
    await endUnpaidBooking(ctx, q, { bookingId: id, from, to: 'withdrawn', actor, reason, now })
}
