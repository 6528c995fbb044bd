import { loadNotice } from '../bookings/notice.ts'
import type { Context } from '../context.ts'
import type { Query } from '../database/sql.ts'
import { complaintText } from '../notifications/complaint-texts.ts'
import { bookingLink } from '../notifications/links.ts'
import { queueMessage } from '../notifications/outbox.ts'
import type { Complaint } from './complaint.ts'

/** Tells the golfer by SMS which step their complaint has reached, in the booking's language; nobody once they left. */
export async function tellStep(
  ctx: Context,
  q: Query,
  { bill_id, code: number, step, due_at: dueAt }: Pick<Complaint, 'bill_id' | 'code' | 'step' | 'due_at'>,
): Promise<void> {
  const { lang, phone, named } = await loadNotice(q, bill_id)
  if (!phone) return
  const link = bookingLink(ctx.config.publicUrl, bill_id)
  const text = complaintText(lang, step, { code: named.code, number, dueAt, now: ctx.clock.now(), link })
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: bill_id })
}
