import type { InputOf } from '@teeviet/contract'
import { sendComplaint as sendComplaintCall } from '@teeviet/contract/calls/complaints'
import { ownBooking } from '#bookings/booking/own-booking'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import { type Complaint, type ComplaintOnWire, complaintOnWire, stepsOf } from './complaint.ts'
import { openComplaint } from './open-complaint.ts'

/**
 * A golfer complains about a bill of their own; a repeat of the same request is the same complaint.
 * @throws Refusal `booking.notFound`, `complaint.empty`, `complaint.open`
 */
export async function sendComplaint(
  ctx: Context,
  member: Member,
  { id_general_bill_detail: billId, topic, content }: InputOf<'POST /api/for_wap/send_complaint'>,
  idempotency: IdempotentRequest | null,
): Promise<ComplaintOnWire> {
  return inTransaction(ctx.pool, async (q) => {
    const earlierAnswer = await claimRequest(q, idempotency, ctx.clock.now())
    if (earlierAnswer) return sendComplaintCall.response.parse(earlierAnswer.answer)
    await ownBooking(q, member, billId, { lock: true })
    const complaint = await openComplaint(ctx, q, { billId, topic, channel: 'bill', content, staff: null })
    const answer = complaintOnWire(complaint, [])
    await storeAnswer(q, idempotency, answer)
    return answer
  })
}

/**
 * The complaints about a bill of the golfer's own, the latest first.
 * @throws Refusal `booking.notFound`
 */
export async function listComplaints(
  ctx: Context,
  member: Member,
  billId: number,
): Promise<ComplaintOnWire[]> {
  await ownBooking(ctx.q, member, billId)
  const complaints = await ctx.q<Complaint>`
    select id, code /* not null */, bill_id, member_id, topic, channel, content, step, due_at, created_at
    from complaints where bill_id = ${billId} and member_id = ${member.id} order by id desc`
  const steps = await stepsOf(
    ctx.q,
    complaints.map(({ id }) => id),
  )
  return complaints.map((complaint) => complaintOnWire(complaint, steps))
}
