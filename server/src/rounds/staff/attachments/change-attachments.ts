import type { InputOf } from '@teeviet/contract'
import { largestAttachmentBytes, mostAttachments } from '@teeviet/contract/rules/bookings/attachments'
import { undoneWithinMs } from '@teeviet/contract/rules/limits'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { nameOfFile, typeOfFile } from './file-type.ts'
import { type Attachments, listAttachments } from './list-attachments.ts'

/**
 * Attaches a file to a booking, judged by its content. The audit log gets its number alone: a name may be personal, and
 * the log is never erased.
 *
 * @throws Refusal `attachment.type`, `attachment.tooMany`, `booking.notFound`, also once the golfer's account is deleted
 */
export async function addAttachment(
  ctx: Context,
  staff: Staff,
  { id, name, data }: InputOf<'POST /api/staff/bookings/:id/attachments'>,
): Promise<Attachments> {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > largestAttachmentBytes) throw invalid({ data: 'is too large' })
  const type = typeOfFile(bytes)
  if (type === null) throw new Refusal('attachment.type')
  return inTransaction(ctx.pool, async (q) => {
    await lockBooking(q, id)
    const [{ n } = { n: 0 }] = await q<{ n: number }>`
      select count(*)::int as n from booking_attachments where booking_id = ${id}`
    if (n >= mostAttachments) throw new Refusal('attachment.tooMany', { n: mostAttachments })
    const [added] = await q<{ id: number }>`
      insert into booking_attachments (booking_id, name, media_type, bytes, added_by, added_at)
      values (${id}, ${nameOfFile(name, type)}, ${type}, ${bytes}, ${staff.id}, ${ctx.clock.now()}) returning id`
    await recordAct(ctx, q, staff, {
      what: 'booking.attached',
      subject: `booking:${id}`,
      detail: String(added?.id),
    })
    return listAttachments(q, id)
  })
}

/** Removes a file attached to a booking; `restoreAttachment` undoes it for a while. A repeat changes nothing. */
export function removeAttachment(
  ctx: Context,
  staff: Staff,
  { id, attachment_id }: { id: number; attachment_id: number },
): Promise<Attachments> {
  return inTransaction(ctx.pool, async (q) => {
    const removed = await q<{ id: number }>`
      with removed as (
        delete from booking_attachments where id = ${attachment_id} and booking_id = ${id}
        returning id, booking_id, name, media_type, bytes, added_by, added_at)
      insert into removed_attachments (id, booking_id, name, media_type, bytes, added_by, added_at, removed_by, removed_at)
      select id, booking_id, name, media_type, bytes, added_by, added_at, ${staff.id}::bigint, ${ctx.clock.now()}::timestamptz
      from removed returning id`
    if (removed.length > 0)
      await recordAct(ctx, q, staff, {
        what: 'booking.detached',
        subject: `booking:${id}`,
        detail: String(attachment_id),
      })
    return listAttachments(q, id)
  })
}

/**
 * Attaches a file again that was just removed, as it was. A repeat changes nothing.
 *
 * @throws Refusal `staff.undoOver`, `attachment.tooMany`, `booking.notFound`, also once the golfer's account is deleted
 */
export function restoreAttachment(
  ctx: Context,
  staff: Staff,
  { id, attachment_id }: { id: number; attachment_id: number },
): Promise<Attachments> {
  return inTransaction(ctx.pool, async (q) => {
    await lockBooking(q, id)
    const files = await listAttachments(q, id)
    if (files.some((file) => file.id === attachment_id)) return files
    const [kept] = await q`
      select 1 from removed_attachments
      where id = ${attachment_id} and booking_id = ${id} and removed_at >= ${restorableSince(ctx)}`
    if (!kept) throw new Refusal('staff.undoOver')
    if (files.length >= mostAttachments) throw new Refusal('attachment.tooMany', { n: mostAttachments })
    await q`
      with restored as (
        delete from removed_attachments where id = ${attachment_id}
        returning id, booking_id, name, media_type, bytes, added_by, added_at)
      insert into booking_attachments (id, booking_id, name, media_type, bytes, added_by, added_at) overriding system value
      select id, booking_id, name, media_type, bytes, added_by, added_at from restored`
    await recordAct(ctx, q, staff, {
      what: 'booking.reattached',
      subject: `booking:${id}`,
      detail: String(attachment_id),
    })
    return listAttachments(q, id)
  })
}

/** Deletes removed files for good once their removal can no longer be undone. */
export async function deleteRemovedAttachments(ctx: Pick<Context, 'q' | 'clock'>): Promise<void> {
  await ctx.q`delete from removed_attachments where removed_at < ${restorableSince(ctx)}`
}

const restorableSince = ({ clock }: Pick<Context, 'clock'>) =>
  new Date(clock.now().getTime() - undoneWithinMs)

/**
 * Locks a booking before a file is attached to it.
 * @throws Refusal `booking.notFound`, also once the golfer's account is deleted
 */
async function lockBooking(q: Query, id: number): Promise<void> {
  // the deletion of the account locks the member before it deletes the attachments
  const owner = await q`
    select 1 from members where id = (select member_id from bookings where id = ${id}) and deleted_at is null for share`
  if (owner.length === 0) throw new Refusal('booking.notFound')
  await q`select 1 from bookings where id = ${id} for update`
}

/** Deletes the files attached to the bookings of a golfer who left, just removed ones too: slips and letters name people and accounts. */
export async function forgetAttachments(q: Query, memberId: number): Promise<void> {
  await q`
    delete from booking_attachments f using bookings b where b.id = f.booking_id and b.member_id = ${memberId}`
  // after the others: a removal that was under way has moved its file here
  await q`
    delete from removed_attachments f using bookings b where b.id = f.booking_id and b.member_id = ${memberId}`
}
