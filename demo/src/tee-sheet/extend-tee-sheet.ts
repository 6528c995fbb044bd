import type pg from 'pg'

/**
 * Fills the tee sheet of the given courses from `today` over `days` days; a partly filled course is only continued.
 * Returns the number of tee times added.
 */
export async function extendTeeSheet(
  client: pg.ClientBase,
  { courseIds, today, days }: { courseIds: readonly number[]; today: string; days: number },
): Promise<number> {
  const { rows } = await client.query<{ from_day: string; courses: number[] }>(
    `select to_char(greatest($2::date, filled + 1), 'yyyy-mm-dd') as from_day, array_agg(wanted.course_id) as courses
     from unnest($1::int[]) as wanted (course_id)
     left join lateral (
       select max(play_date) as filled from tee_times t
       where t.course_id = wanted.course_id and t.play_date between $2::date and $2::date + $3::int - 1
     ) sheet on true
     where filled is null or filled < $2::date + $3::int - 1
     group by 1`,
    [courseIds, today, days],
  )
  let added = 0
  for (const { from_day, courses } of rows) {
    const { rows: done } = await client.query<{ added: string }>(
      'select extend_tee_sheet($1::date, $2::date + $3::int - 1, $4::int[])::text as added',
      [from_day, today, days, courses],
    )
    added += Number(done[0]?.added ?? 0)
  }
  return added
}
