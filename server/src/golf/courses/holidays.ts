import type { Day } from '@teeviet/contract/rules/time/dates'
import type { HolidayKind } from '@teeviet/contract/rules/time/holidays'
import type { Query } from '#platform/database/sql'

/** The holidays by law and the announced ones, each with its kind for refund terms. */
export type Holidays = ReadonlyMap<Day, HolidayKind>

/** Every holiday, as the transaction of `q` sees them. */
export async function loadHolidays(q: Query): Promise<Holidays> {
  const rows = await q<{ day: Day; is_tet: boolean }>`select day, is_tet from holidays order by day`
  return new Map(rows.map(({ day, is_tet }) => [day, is_tet ? 'tet' : 'other']))
}

/** Prices go by the kind of day: announcing a holiday waits until `q` ends, and `q` waits for one being announced. */
export async function keepHolidays(q: Query): Promise<void> {
  await q`select pg_advisory_xact_lock_shared(hashtextextended('teeviet.holidays', 0))`
}

/** For a change of the holidays: waits for everything that is being priced by them, and holds up the next. */
export async function lockHolidays(q: Query): Promise<void> {
  await q`select pg_advisory_xact_lock(hashtextextended('teeviet.holidays', 0))`
}
