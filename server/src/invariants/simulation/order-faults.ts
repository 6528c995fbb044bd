import type { Query } from '#platform/database/sql'

type Fault = { rule: string; id: number | string | null }

/** The rest of an order is paid by its tee time; the documents of a bill name the company that it is for. */
export const orderFaults = (q: Query) => q<Fault>`
  select 'the rest of an order is due after its tee time' as rule, id from bookings
  where state = 'placed' and deposit_vnd is not null and rest_by > tee_time_at
  union all
  select 'a document names another buyer than its bill', d.bill_id
  from documents d join bookings b on b.id = d.bill_id left join companies c on c.id = b.company_id
  where d.facts -> 'company' ->> 'taxCode' is distinct from c.tax_code`
