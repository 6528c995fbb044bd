import type { InputOf } from '@teeviet/contract'
import { lockRequestsOf } from '#bookings/request/request-limits'
import { recordAct } from '#identity/audit/acts'
import type { Member, Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { endEntry, lockEntry } from './entries.ts'
import { releaseKept } from './kept-places.ts'

/**
 * Takes a golfer out of a line; places that are kept for the entry go to the next one that fits. A repeat, and an entry
 * that was booked, changes nothing.
 *
 * @throws Refusal `request.notFound` for an entry that is not the golfer's own
 */
export async function leaveWaitlist(ctx: Context, member: Member, id: number): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    await lockRequestsOf(q, member.id)
    const entry = await lockEntry(q, id)
    if (entry?.memberId !== member.id) throw new Refusal('request.notFound')
    await releaseKept(q, entry)
    await endEntry(q, id, { reason: 'left', now })
  })
}

/**
 * Staff end an entry, for a reason that its golfer reads. A repeat, and an entry that was booked, changes nothing.
 * @throws Refusal `staff.reasonMissing`, `request.notFound`
 */
export async function endAsStaff(
  ctx: Context,
  staff: Staff,
  { id, note }: InputOf<'POST /api/staff/waitlist/:id/end'>,
): Promise<void> {
  if (note === '') throw new Refusal('staff.reasonMissing')
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    const entry = await lockEntry(q, id)
    if (!entry) throw new Refusal('request.notFound')
    await releaseKept(q, entry)
    if (!(await endEntry(q, id, { reason: 'staff', note, now }))) return
    await recordAct(ctx, q, staff, { what: 'waitlist.ended', subject: `waitlist:${id}`, detail: note })
  })
}

/** Takes a golfer who deletes the account out of every line; the golfer's requests are locked. */
export async function leaveEveryLine(q: Query, memberId: number, now: Date): Promise<void> {
  const open = await q<{ id: number }>`
    select id from waitlist_entries where member_id = ${memberId} and state in ('waiting', 'given') order by id`
  for (const { id } of open) {
    const entry = await lockEntry(q, id)
    if (entry) await releaseKept(q, entry)
    await endEntry(q, id, { reason: 'account', now })
  }
}
