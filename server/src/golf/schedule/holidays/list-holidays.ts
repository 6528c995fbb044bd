import type { ResponseOf } from '@teeviet/contract'
import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import { holidayOf } from '@teeviet/contract/rules/time/holidays'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** The holidays from the start of the year on, for staff. */
export async function listHolidays(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
): Promise<ResponseOf<'GET /api/staff/holidays'>> {
  const newYear: Day = `${dayOf(clock.now()).slice(0, 4)}-01-01`
  const rows = await q<{ day: Day; name: string; isTet: boolean; by: string | null }>`
    select h.day, h.name, h.is_tet as "isTet", case when s.name = '' then s.email else s.name end as by
    from holidays h left join staff_accounts s on s.id = h.announced_by
    where h.day >= ${newYear}::date order by h.day`
  return rows.map(({ day, name, isTet, by }) => {
    const law = by === null ? holidayOf(day) : null
    return {
      day,
      law,
      name: law === null ? name : '',
      is_tet: isTet ? 1 : 0,
      is_announced: by === null ? 0 : 1,
      by: by ?? '',
    }
  })
}
