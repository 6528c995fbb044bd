import type { Query } from '#platform/database/sql'

/** A line of a till: what was taken less what was paid back, by `cash` or `card`, in VND. */
type TillLine = { reference: string; amountVnd: number }

/** The till of a course's counter in a time, as it is counted in the evening: one sum of cash and one of cards. */
export function counterDay(q: Query, courseId: number, from: Date, until: Date): Promise<TillLine[]> {
  return q<TillLine>`
    select split_part(method, '_', 2) as reference /* not null */, sum(vnd)::bigint as "amountVnd" /* not null */ from (
      select p.method, p.amount_vnd as vnd from counter_receipts c join payments p on p.id = c.payment_id
      where c.course_id = ${courseId} and c.taken_at >= ${from} and c.taken_at < ${until}
      union all
      select p.method, -r.amount_vnd from counter_receipts c join payments p on p.id = c.payment_id
      join refunds r on r.payment_id = p.id and r.state = 'done' and r.target = 'method'
      where c.course_id = ${courseId} and r.done_at >= ${from} and r.done_at < ${until}
    ) moved group by method order by method`
}
