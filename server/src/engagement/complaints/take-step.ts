import type { InputOf } from '@teeviet/contract'
import { recordComplaint as recordComplaintCall } from '@teeviet/contract/calls/complaints'
import {
  type ComplaintStep,
  complaintDueAt,
  complaintStepsFrom,
  needsAnswer,
  needsDay,
} from '@teeviet/contract/rules/complaint-steps'
import type { Language } from '@teeviet/contract/rules/languages'
import { undoneWithinMs } from '@teeviet/contract/rules/limits'
import { typedBookingCode } from '#bookings/booking/codes'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import { notifyStep } from './notify-golfer.ts'
import { openComplaint } from './open-complaint.ts'
import { readComplaints, type StaffComplaint } from './staff-complaints.ts'

/** A little later than the last undo, as the clocks of servers differ by a second or two. */
const notifiedAfterMs = undoneWithinMs + 5_000

type By = { staff: Staff; lang: Language }

/**
 * Records a complaint received by hotline, chat or e-mail, against the bill whose code the golfer gave.
 * @throws Refusal `complaint.bill`, `complaint.empty`, `complaint.open`
 */
export async function recordComplaint(
  ctx: Context,
  { staff, lang }: By,
  { bill_code, topic, channel, content }: InputOf<'POST /api/staff/complaints'>,
  idempotency: IdempotentRequest | null,
): Promise<StaffComplaint> {
  return inTransaction(ctx.pool, async (q) => {
    const earlierAnswer = await claimRequest(q, idempotency, ctx.clock.now())
    if (earlierAnswer) return recordComplaintCall.response.parse(earlierAnswer.answer)
    const code = bill_code.toUpperCase()
    const [bill] = await q<{ id: number }>`
      select b.id from bookings b join bills l on l.id = b.id
      where b.code = ${typedBookingCode(code)} or l.payment_code = ${code} for update of b`
    if (!bill) throw new Refusal('complaint.bill')
    const opened = await openComplaint(ctx, q, { billId: bill.id, topic, channel, content, staff })
    const answer = await readOne(ctx, q, opened.id, lang)
    await storeAnswer(q, idempotency, answer)
    return answer
  })
}

/**
 * Staff take a complaint a step further: its golfer is notified once `undoComplaintStep` is over, and the next deadline
 * begins.
 * @throws Refusal `request.notFound`, `staff.changedMeanwhile` when a colleague was faster,
 *   `complaint.answer` without the words a solution or an end needs, `complaint.day` without a day to come where the
 *   policy names none
 */
export async function takeComplaintStep(
  ctx: Context,
  { staff, lang }: By,
  { id, from, to, answer, note, due_at }: InputOf<'POST /api/staff/complaints/:id/step'>,
): Promise<StaffComplaint> {
  const now = ctx.clock.now()
  const dueAt = decideStep({ from, to, answer, due: due_at ?? null }, now)
  return inTransaction(ctx.pool, async (q) => {
    const [moved] = await q<{ bill_id: number; code: string }>`
      update complaints set step = ${to}, due_at = ${dueAt}, closed_at = ${to === 'closed' ? now : null}
      where id = ${id} and step = ${from} returning bill_id, code /* not null */`
    if (!moved) {
      const known = await q`select 1 from complaints where id = ${id}`
      throw new Refusal(known.length > 0 ? 'staff.changedMeanwhile' : 'request.notFound')
    }
    const sendAt = new Date(now.getTime() + notifiedAfterMs)
    const messageId = await notifyStep(ctx, q, { ...moved, step: to, due_at: dueAt }, sendAt)
    await q`
      insert into complaint_steps (complaint_id, step, at, due_at, staff_id, answer, note, message_id)
      values (${id}, ${to}, ${now}, ${dueAt}, ${staff.id}, ${answer}, ${note}, ${messageId})`
    return readOne(ctx, q, id, lang)
  })
}

/** The deadline of the step after `to`: by the policy, else the day both sides agreed on; null for none. */
function decideStep(
  { from, to, answer, due }: { from: ComplaintStep; to: ComplaintStep; answer: string; due: number | null },
  now: Date,
): Date | null {
  if (!complaintStepsFrom(from).includes(to)) throw invalid({ to: `does not follow ${from}` })
  if (needsAnswer(to) && answer === '') throw new Refusal('complaint.answer')
  if (needsDay(to)) {
    if (due === null || due <= now.getTime()) throw new Refusal('complaint.day')
    return new Date(due)
  }
  const byPolicy = complaintDueAt(to, now.getTime())
  return byPolicy === null ? null : new Date(byPolicy)
}

/** A complaint as staff see it. */
export async function readOne(ctx: Context, q: Query, id: number, lang: Language): Promise<StaffComplaint> {
  const [complaint] = await readComplaints(ctx, q, [id], lang)
  if (!complaint) throw new Error('a complaint was not there')
  return complaint
}
