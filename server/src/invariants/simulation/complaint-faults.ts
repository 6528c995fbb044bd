import type { Query } from '#platform/database/sql'

type Fault = { rule: string; id: number | string | null }

/** A complaint is at its last step, with that deadline, and open once a bill; each e-mail of a document was asked for. */
export const complaintFaults = (q: Query) => q<Fault>`
  select 'a complaint is not where its steps say' as rule, x.id from complaints x
  where (x.step, coalesce(x.due_at, 'infinity')) is distinct from (
    select (s.step, coalesce(s.due_at, 'infinity')) from complaint_steps s
    where s.complaint_id = x.id order by s.id desc limit 1)
  union all
  select 'a complaint took a step twice', complaint_id from complaint_steps
  group by complaint_id, step having count(*) > 1
  union all
  select 'a bill has two open complaints', bill_id from complaints
  where step <> 'closed' group by bill_id having count(*) > 1
  union all
  select 'a document was not e-mailed once for each time that it was asked for', d.id from documents d
  where (select count(*) from document_emails e where e.document_id = d.id)
    <> (select count(*) from messages m where m.document_id = d.id)`
