import type { InputOf } from '@teeviet/contract'
import type { ComplaintStep } from '@teeviet/contract/rules/complaint-steps'
import type { Language } from '@teeviet/contract/rules/languages'
import { undoneWithinMs } from '@teeviet/contract/rules/limits'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { withdrawMessage } from '#platform/notifications/outbox'
import type { StaffComplaint } from './staff-complaints.ts'
import { readOne } from './take-step.ts'

type Step = { id: number; step: ComplaintStep; at: Date; due_at: Date | null; message_id: number | null }

/**
 * Takes back the last step of a complaint before its golfer is notified: the complaint is where it was, with the deadline
 * that it had. The step is deleted; the audit log has that it was.
 *
 * @throws Refusal `request.notFound`, `staff.changedMeanwhile` when the complaint is at another step, `staff.undoOver`,
 *   `complaint.open` when the golfer has sent another one about the bill since it was closed
 */
export function undoComplaintStep(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, step }: InputOf<'POST /api/staff/complaints/:id/undo-step'>,
): Promise<StaffComplaint> {
  return inTransaction(ctx.pool, async (q) => {
    // a new complaint about the bill locks the booking as well
    await q`select 1 from bookings where id = (select bill_id from complaints where id = ${id}) for update`
    const [complaint] = await q<{ billId: number; code: string; step: ComplaintStep }>`
      select bill_id as "billId", code /* not null */, step from complaints where id = ${id} for update`
    if (!complaint) throw new Refusal('request.notFound')
    const [last, before] = await q<Step>`
      select id, step, at, due_at, message_id from complaint_steps where complaint_id = ${id} order by id desc limit 2`
    if (!last || !before || complaint.step !== step || last.step !== step)
      throw new Refusal('staff.changedMeanwhile')
    const isOver = ctx.clock.now().getTime() > last.at.getTime() + undoneWithinMs
    if (isOver || last.message_id === null || !(await withdrawMessage(q, last.message_id)))
      throw new Refusal('staff.undoOver')
    const [open] = await q<{ code: string }>`
      select code /* not null */ from complaints
      where bill_id = ${complaint.billId} and id <> ${id} and step <> 'closed'`
    if (open) throw new Refusal('complaint.open', { code: open.code })
    await q`delete from complaint_steps where id = ${last.id}`
    await q`
      update complaints set step = ${before.step}, due_at = ${before.due_at}, closed_at = null where id = ${id}`
    await recordAct(ctx, q, staff, {
      what: 'booking.complaint_undone',
      subject: `booking:${complaint.billId}`,
      detail: `${complaint.code}: ${step}`,
    })
    return readOne(ctx, q, id, lang)
  })
}
