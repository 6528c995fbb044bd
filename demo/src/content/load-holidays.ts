import { holidaysByLaw } from '@teeviet/contract/rules/time/holidays'
import type pg from 'pg'

/** Enters the public holidays by law, so that tee times get their day's price; known days stay. */
export async function loadHolidays(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into holidays (day, name, is_tet)
     select day, name, kind = 'tet' from jsonb_to_recordset($1) as r (day date, name text, kind text)
     on conflict (day) do nothing`,
    [JSON.stringify(holidaysByLaw())],
  )
}
