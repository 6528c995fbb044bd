import type { ResponseOf } from '@teeviet/contract'
import type { ComplaintChannel, ComplaintStep, ComplaintTopic } from '@teeviet/contract/rules/complaint-steps'
import type { Query } from '#platform/database/sql'

export type ComplaintOnWire = ResponseOf<'GET /api/for_wap/list_complaints'>[number]

/** A complaint's row. */
export type Complaint = {
  id: number
  code: string
  bill_id: number
  member_id: number
  topic: ComplaintTopic
  channel: ComplaintChannel
  content: string
  step: ComplaintStep
  due_at: Date | null
  created_at: Date
}

/** A step of a complaint: the answer to the golfer, and the internal notes of staff. */
export type ComplaintStepTaken = {
  complaint_id: number
  step: ComplaintStep
  at: Date
  due_at: Date | null
  who: string
  answer: string
  note: string
}

/** The steps of several complaints, each one's in their order. */
export function stepsOf(q: Query, complaintIds: readonly number[]): Promise<ComplaintStepTaken[]> {
  return q<ComplaintStepTaken>`
    select s.complaint_id, s.step, s.at, s.due_at, coalesce(a.name, '') as who, s.answer, s.note
    from complaint_steps s left join staff_accounts a on a.id = s.staff_id
    where s.complaint_id = any (${[...complaintIds]}) order by s.complaint_id, s.id`
}

/** A complaint as its golfer reads it: without the staff's notes. */
export function complaintOnWire(complaint: Complaint, steps: readonly ComplaintStepTaken[]): ComplaintOnWire {
  const { id, code, topic, content, step, due_at, created_at } = complaint
  return {
    code,
    topic,
    content,
    step,
    due_at: due_at?.getTime() ?? null,
    created_at: created_at.getTime(),
    answers: steps
      .filter(({ complaint_id, answer }) => complaint_id === id && answer !== '')
      .map(({ step, answer, at }) => ({ step, text: answer, at: at.getTime() })),
  }
}
