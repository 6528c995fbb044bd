import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bigId, epochMs, instant, limit, maybe, request, typed, yesNo } from '../fields.ts'
import { complaintChannels, complaintSteps, complaintTopics } from '../rules/complaint-steps.ts'
import { defaultPageSize } from '../rules/limits.ts'

const step = z.enum(complaintSteps)
const topic = z.enum(complaintTopics)

/** A complaint in its golfer's view: its step, the next due date, and the answers. */
const complaint = z
  .object({
    code: z.string(),
    topic,
    content: z.string(),
    step,
    due_at: epochMs.nullable(),
    created_at: epochMs,
    answers: z.array(z.object({ step, text: z.string(), at: epochMs })),
  })
  .meta({ id: 'Complaint' })

export const sendComplaint = defineCall({
  method: 'POST',
  path: '/api/for_wap/send_complaint',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'File a complaint about a bill',
  description:
    "Files a complaint about one of the golfer's bills. A second complaint is refused (`complaint.open`) " +
    'while an earlier one about the bill is open.',
  request: request({ id_general_bill_detail: bigId, topic, content: typed(4000) }),
  response: complaint,
  idempotent: true,
})

export const listComplaints = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_complaints',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'List the complaints about a bill',
  description: "Returns the complaints about one of the golfer's bills, newest first.",
  request: request({ id_general_bill_detail: bigId }),
  response: z.array(complaint),
})

const staffComplaint = complaint.omit({ answers: true }).extend({
  id: z.int(),
  channel: z.enum(complaintChannels),
  is_overdue: yesNo,
  booking: z.object({ id: z.int(), general_bill_code: z.string(), facility: z.string() }),
  golfer: z.object({ id: z.int(), vga: z.int(), fullname: z.string(), phone: z.string() }),
  history: z.array(
    z.object({
      step,
      at: epochMs,
      who: z.string(),
      /** The answer to the golfer in this step. */
      answer: z.string(),
      /** For the staff alone. */
      note: z.string(),
      due_at: epochMs.nullable(),
    }),
  ),
  now: epochMs,
})

export const staffComplaints = defineCall({
  method: 'GET',
  path: '/api/staff/complaints',
  may: { staff: 'complaints.read', at: 'listed' },
  summary: 'List complaints',
  description: 'Returns complaints: open ones by due date, closed ones and all of them newest first.',
  request: request({
    state: maybe(z.enum(['open', 'closed', 'all'])).transform((state) => state ?? 'open'),
    q: typed(100),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(staffComplaint),
})

export const recordComplaint = defineCall({
  method: 'POST',
  path: '/api/staff/complaints',
  may: { staff: 'complaints.handle', at: { bill_code: 'bookingCode' } },
  summary: 'Record a complaint',
  description:
    'Records a complaint that came by hotline, chat or e-mail, for the bill with the code the golfer ' +
    'gave.',
  request: request({
    bill_code: typed(32),
    topic,
    channel: z.enum(['hotline', 'chat', 'email']),
    content: typed(4000),
  }),
  response: staffComplaint,
  idempotent: true,
})

export const moveComplaint = defineCall({
  method: 'POST',
  path: '/api/staff/complaints/:id/step',
  may: { staff: 'complaints.handle', at: { id: 'complaint' } },
  summary: 'Move a complaint to its next step',
  description:
    'Moves a complaint to another step if it is still at the step `from`. The golfer reads `answer`; ' +
    'only staff read `note`. `due_at` is the agreed day, for steps without a deadline in the policy. The golfer is notified ' +
    'once the step can no longer be undone.',
  request: request({
    id: bigId,
    from: step,
    to: step,
    answer: typed(4000),
    note: typed(2000),
    due_at: maybe(instant),
  }),
  response: staffComplaint,
})

export const undoComplaintStep = defineCall({
  method: 'POST',
  path: '/api/staff/complaints/:id/undo-step',
  may: { staff: 'complaints.handle', at: { id: 'complaint' } },
  summary: 'Undo the last step of a complaint',
  description:
    'Takes back the step to `step`, for the half minute in which its golfer has not been notified (`staff.undoOver`): ' +
    'the complaint is where it was, with its answer, note and deadline gone. Refused when a colleague went on ' +
    '(`staff.changedMeanwhile`), or the golfer has sent a new complaint about the bill since (`complaint.open`).',
  request: request({ id: bigId, step }),
  response: staffComplaint,
})
