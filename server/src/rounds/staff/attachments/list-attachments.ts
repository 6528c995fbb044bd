import type { ResponseOf } from '@teeviet/contract'
import type { AttachmentType } from '@teeviet/contract/rules/bookings/attachments'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

export type Attachments = ResponseOf<'POST /api/staff/bookings/:id/attachments'>

/** The files attached to a booking, the oldest first. */
export async function listAttachments(q: Query, bookingId: number): Promise<Attachments> {
  const rows = await q<{
    id: number
    name: string
    type: AttachmentType
    size: number
    added_at: Date
    by: string
  }>`
    select f.id, f.name, f.media_type as type, octet_length(f.bytes) as size /* not null */, f.added_at, a.name as by
    from booking_attachments f join staff_accounts a on a.id = f.added_by
    where f.booking_id = ${bookingId} order by f.id`
  return rows.map(({ added_at, ...file }) => ({ ...file, at: added_at.getTime() }))
}

type AttachedFile = { name: string; type: AttachmentType; bytes: Buffer }

/** A file attached to a booking. @throws Refusal `request.notFound`, also for a file of another booking */
export async function readAttachment(
  q: Query,
  { id, attachment_id }: { id: number; attachment_id: number },
): Promise<AttachedFile> {
  const [file] = await q<AttachedFile>`
    select name, media_type as type, bytes from booking_attachments
    where id = ${attachment_id} and booking_id = ${id}`
  if (!file) throw new Refusal('request.notFound')
  return file
}
