import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { recordAct } from '#identity/audit/acts'
import { emailDocument } from '#money/documents/email-documents'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { openBooking, type StaffBookingDetail } from '../staff/open-booking.ts'

/**
 * Staff send a receipt or credit note of a booking to its company again, with an entry in the audit log. A repeat sends
 * nothing.
 * @throws Refusal `document.notFound`, `document.noCompany`
 */
export async function emailDocumentAgain(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  {
    id,
    document_id: documentId,
    seen_sendings: seen,
  }: InputOf<'POST /api/staff/bookings/:id/email-document'>,
): Promise<StaffBookingDetail> {
  await inTransaction(ctx.pool, async (q) => {
    const asked = { documentId, bookingId: id, seen, staffId: staff.id, now: ctx.clock.now() }
    if (!(await emailDocument(ctx, q, asked))) return
    const act = { what: 'booking.document_emailed', subject: `booking:${id}`, detail: String(documentId) }
    await recordAct(ctx, q, staff, act)
  })
  return openBooking(ctx, id, lang)
}
