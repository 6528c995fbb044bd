import {
  type ComplaintChannel,
  type ComplaintTopic,
  complaintDueAt,
} from '@teeviet/contract/rules/complaint-steps'
import { complaintCode } from '#bookings/booking/codes'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { Complaint } from './complaint.ts'
import { notifyStep } from './notify-golfer.ts'

/** A new complaint; `staff` is the staff member who recorded it for the golfer. */
export type NewComplaint = {
  billId: number
  topic: ComplaintTopic
  channel: ComplaintChannel
  content: string
  staff: Staff | null
}

/**
 * Opens a complaint about a bill, assigns its number and notifies the golfer until when it is looked into: a day, by
 * the policy. The booking's row must be locked: of two complaints at once the second one finds the first.
 * @throws Refusal `complaint.empty`, `complaint.open` while an earlier one about the bill is not closed
 */
export async function openComplaint(
  ctx: Context,
  q: Query,
  { billId, topic, channel, content, staff }: NewComplaint,
): Promise<Complaint> {
  if (content === '') throw new Refusal('complaint.empty')
  const [open] = await q<{ code: string }>`
    select code /* not null */ from complaints where bill_id = ${billId} and step <> 'closed'`
  if (open) throw new Refusal('complaint.open', { code: open.code })
  const now = ctx.clock.now()
  const dueMs = complaintDueAt('received', now.getTime())
  const dueAt = dueMs === null ? null : new Date(dueMs)
  const [row] = await q<{ id: number; member_id: number }>`
    insert into complaints (bill_id, member_id, topic, channel, content, due_at, created_at)
    select id, member_id, ${topic}, ${channel}, ${content}, ${dueAt}::timestamptz, ${now}::timestamptz
    from bookings where id = ${billId}
    returning id, member_id`
  if (!row) throw new Refusal('booking.notFound')
  const code = complaintCode(row.id)
  await q`update complaints set code = ${code} where id = ${row.id}`
  await q`
    insert into complaint_steps (complaint_id, step, at, due_at, staff_id)
    values (${row.id}, 'received', ${now}, ${dueAt}, ${staff?.id ?? null})`
  const complaint: Complaint = {
    ...row,
    code,
    bill_id: billId,
    topic,
    channel,
    content,
    step: 'received',
    due_at: dueAt,
    created_at: now,
  }
  await notifyStep(ctx, q, complaint)
  return complaint
}
