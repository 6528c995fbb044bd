import { loadNotice } from '#bookings/booking/notice'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { complaintText } from '#platform/notifications/cases/complaint-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import type { Complaint } from './complaint.ts'

/**
 * Notifies the golfer by SMS of the step their complaint has reached, in the booking's language; not after the account
 * was deleted. A step of staff is sent once it can no longer be undone.
 * @returns the number of the message; null without one
 */
export async function notifyStep(
  ctx: Context,
  q: Query,
  { bill_id, code: number, step, due_at: dueAt }: Pick<Complaint, 'bill_id' | 'code' | 'step' | 'due_at'>,
  sendAt?: Date,
): Promise<number | null> {
  const { lang, phone, named } = await loadNotice(q, bill_id)
  if (!phone) return null
  const link = bookingLink(ctx.config.publicUrl, bill_id)
  const text = complaintText(lang, step, { code: named.code, number, dueAt, now: ctx.clock.now(), link })
  return queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: bill_id, ...(sendAt && { sendAt }) })
}
