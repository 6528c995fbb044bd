import type { ResponseOf } from '@teeviet/contract'
import type { ApprovedAct } from '@teeviet/contract/rules/money/approval'
import type { Query } from '#platform/database/sql'

type Approvals = ResponseOf<'GET /api/staff/approvals'>
type Row = {
  id: number
  act: ApprovedAct
  subject: string
  amount_vnd: number
  proposed_by: number
  proposer: string
  proposed_at: Date
}

/** The proposals that wait for a second person, the oldest first. */
export async function listApprovals(q: Query, staffId: number): Promise<Approvals> {
  const rows = await q<Row>`
    select p.id, p.act, p.subject, p.amount_vnd, p.proposed_by, a.name as proposer, p.proposed_at
    from approvals p join staff_accounts a on a.id = p.proposed_by
    where p.outcome is null order by p.id limit 100`
  return rows.map(({ id, act, subject, amount_vnd, proposed_by, proposer, proposed_at }) => ({
    id,
    act,
    subject,
    amount: amount_vnd,
    proposer,
    proposed_at: proposed_at.getTime(),
    is_own: proposed_by === staffId ? 1 : 0,
  }))
}
