import { type ComplaintStep, complaintStepsFrom, needsDay } from '@teeviet/contract/rules/complaint-steps'
import { sendComplaint } from '#engagement/complaints/send'
import { recordComplaint, takeComplaintStep } from '#engagement/complaints/take-step'
import { undoComplaintStep } from '#engagement/complaints/undo-step'
import { emailDocuments } from '#money/documents/email-documents'
import { emailDocumentAgain } from '#rounds/new-booking/email-document'
import type { Act } from '../act.ts'
import { bookingsOf, golferOf } from '../golfer-acts.ts'

const dayMs = 86_400_000

type Complaint = { id: number; step: ComplaintStep }

/** A golfer complains about any bill of their own, or calls and staff record it. */
const complains: Act = async (world, dice) => {
  const { ctx, admin, serial } = world
  const booking = dice.of(await bookingsOf(world))
  if (!booking) return null
  const { id, memberId } = booking
  const complaint = { topic: 'payment', content: `Thu nhầm ${serial()}` } as const
  if (dice.below(3) > 0)
    return {
      kind: 'on the bill',
      text: `golfer ${memberId} complains about ${id}`,
      run: () =>
        sendComplaint(ctx, golferOf(world, memberId), { ...complaint, id_general_bill_detail: id }, null),
    }
  const [{ code: bill_code = '' } = {}] = await ctx.q<{ code: string }>`
    select code from bookings where id = ${id}`
  return {
    kind: 'by phone',
    text: `staff record a complaint about ${id}`,
    run: () =>
      recordComplaint(
        ctx,
        { staff: admin, lang: 'vi' },
        { ...complaint, bill_code, channel: 'hotline' },
        null,
      ),
  }
}

/** Staff take a complaint a step further, once in a while from a step that it has left. */
const takesStep: Act = async ({ ctx, admin, serial }, dice) => {
  const complaint = dice.of(await ctx.q<Complaint>`select id, step from complaints order by id`)
  if (!complaint) return null
  const { id } = complaint
  const from = dice.below(6) > 0 ? complaint.step : 'received'
  const to = dice.of(complaintStepsFrom(from))
  if (!to) return null
  const answer = `Trả lời ${serial()}`
  const due_at = needsDay(to) ? ctx.clock.now().getTime() + 3 * dayMs : undefined
  return {
    kind: to,
    text: `staff take complaint ${id} from ${from} to ${to}`,
    run: () =>
      takeComplaintStep(ctx, { staff: admin, lang: 'vi' }, { id, from, to, answer, note: '', due_at }),
  }
}

/** Staff undo the last step of a complaint, in time or too late. */
const undoesStep: Act = async ({ ctx, admin }, dice) => {
  const all = await ctx.q<Complaint>`select id, step from complaints order by id`
  const moved = all.filter(({ step }) => step !== 'received')
  const complaint = dice.of(dice.below(6) > 0 ? moved : all)
  if (!complaint) return null
  const { id, step } = complaint
  return {
    text: `staff undo step ${step} of complaint ${id}`,
    run: () => undoComplaintStep(ctx, { staff: admin, lang: 'vi' }, { id, step }),
  }
}

/** The new receipts of companies are e-mailed, or staff send one again, by how often it had been sent. */
const emailsDocuments: Act = async ({ ctx, admin }, dice) => {
  const documents = await ctx.q<{ id: number; bookingId: number; sendings: number }>`
    select d.id, d.bill_id as "bookingId",
      (select count(*) from document_emails e where e.document_id = d.id) as sendings /* not null */
    from documents d join bookings b on b.id = d.bill_id where b.company_id is not null order by d.id`
  const document = dice.below(2) > 0 ? dice.of(documents) : undefined
  if (!document)
    return { kind: 'by itself', text: 'new documents are e-mailed', run: () => emailDocuments(ctx) }
  const { id, bookingId, sendings } = document
  const seen_sendings = dice.below(6) > 0 ? sendings : 0
  return {
    kind: 'again',
    text: `staff e-mail document ${id} of ${bookingId}, sent ${seen_sendings} times`,
    run: () =>
      emailDocumentAgain(
        ctx,
        { staff: admin, lang: 'vi' },
        { id: bookingId, document_id: id, seen_sendings },
      ),
  }
}

export const complaintActs = { complains, takesStep, undoesStep, emailsDocuments }
