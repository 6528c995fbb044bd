import type { Day } from '@teeviet/contract/rules/time/dates'
import { holidaysByLaw } from '@teeviet/contract/rules/time/holidays'
import type { Query } from '#platform/database/sql'

/** Enters the known holidays by law from a day on, where prices and deadlines look for them. */
export async function fillHolidays(q: Query, from: Day): Promise<void> {
  const law = holidaysByLaw().filter(({ day }) => day >= from)
  await q`
    insert into holidays (day, name, is_tet)
    select day, name, kind = 'tet' from jsonb_to_recordset(${JSON.stringify(law)}::jsonb) as r (day date, name text, kind text)
    on conflict (day) do update set name = excluded.name, is_tet = excluded.is_tet, announced_by = null, announced_at = null
    where (holidays.name, holidays.is_tet, holidays.announced_by) is distinct from (excluded.name, excluded.is_tet, null::bigint)`
}
