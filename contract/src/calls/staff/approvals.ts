import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { bigId, epochMs, request, typed, vnd, yesNo } from '../../fields.ts'
import { approvedActs } from '../../rules/money/approval.ts'

const approvals = z.array(
  z.object({
    id: z.int(),
    act: z.enum(approvedActs),
    /** What it is about: the code of a refund or a dispute, the reference of a bank line, movement or case, the clubs, a club with its account. */
    subject: z.string(),
    amount: vnd,
    proposer: z.string(),
    proposed_at: epochMs,
    /** Proposed by the asking staff member, who may not decide it. */
    is_own: yesNo,
  }),
)

export const staffApprovals = defineCall({
  method: 'GET',
  path: '/api/staff/approvals',
  may: { staff: 'ledger.record' },
  summary: 'List the proposals that wait for a second person',
  description:
    'Returns the acts over money that a colleague proposed and another one has to decide: refunds above the limit of the ' +
    'settings (also those that wait after a cancellation for the club, a change, a rain check or the return of a receipt), money credited to a wallet, bank lines, settlements, payouts and chargebacks entered by hand, payouts made for the ' +
    'bank, the bank accounts of clubs, and disputes of clubs settled with a difference.',
  request: request({}),
  response: approvals,
})

export const proposeAct = defineCall({
  method: 'POST',
  path: '/api/staff/approvals',
  may: { staff: 'ledger.record' },
  summary: 'Propose an act over money',
  description:
    'Puts an act that was refused with `approval.needed` before a second person. `fields` are those of its call, whose ' +
    'permission is needed. A repeat, while it waits, changes nothing.',
  request: request({ act: z.enum(approvedActs), fields: z.record(z.string(), z.unknown()) }),
  response: approvals,
})

export const decideAct = defineCall({
  method: 'POST',
  path: '/api/staff/approvals/:id/decide',
  may: { staff: 'ledger.record' },
  summary: 'Decide a proposed act over money',
  description:
    'Approves a proposal, which does the act at once, or declines it with a reason. Never by the one who proposed it ' +
    '(`approval.samePerson`); of two who decide at once the second is refused (`approval.decided`), and so is an approval ' +
    'of what no longer has the proposed amount. Needs the permission of the act. A repeat changes nothing.',
  request: request({ id: bigId, decision: z.enum(['approve', 'decline']), reason: typed(500) }),
  response: approvals,
})
