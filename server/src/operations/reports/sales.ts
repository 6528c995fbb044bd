import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Query } from '#platform/database/sql'
import type { AtCourses } from './period.ts'

const call = 'GET /api/staff/reports/sales'

/**
 * Paid bookings by day of play, month, course or partner. The ledger says what they brought: the money of a bill that
 * is still a booking's, or has been shared between club and operator, so a refund lowers it and a kept penalty stays.
 * A course has the name of the reader's language; two courses or partners of one name are two rows.
 */
export function reportSales(
  q: Query,
  { from, to, course_id, by, courses }: InputOf<typeof call> & AtCourses,
  lang: Language,
): Promise<ResponseOf<typeof call>> {
  const courseId = course_id ?? null
  return q<ResponseOf<typeof call>[number]>`
    with sold as (
      select b.id, b.state in ('paid', 'played', 'cancellation_requested') as stands,
        case ${by}::text
          when 'day' then b.play_date::text
          when 'month' then to_char(b.play_date, 'YYYY-MM')
          when 'course' then case when ${lang} = 'vi' then c.title else c.title_en end
          else coalesce(p.name, 'channel:' || b.channel)
        end as key,
        case ${by}::text when 'course' then b.course_id when 'partner' then p.bank_id end as id_of_key
      from bookings b
      join courses c on c.id = b.course_id
      left join partners p on p.bank_id = b.bank_id
      where b.paid_at is not null and b.play_date between ${from}::date and ${to}::date
        and (${courseId}::integer is null or b.course_id = ${courseId})
        and (${courses}::int[] is null or b.course_id = any (${courses}))
    ), counted as (
      select s.key, s.id_of_key, s.stands,
        (select count(*) from booking_players l where l.booking_id = s.id and l.cancelled_at is null) as players,
        money.revenue, money.margin
      from sold s
      cross join lateral (
        select coalesce(-sum(e.amount_vnd), 0) as revenue,
          coalesce(-sum(e.amount_vnd) filter (where a.name = 'revenue'), 0) as margin
        from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.bill_id = s.id and a.name in ('bookings_paid', 'club_shares_owed', 'revenue')) money
    )
    select key /* not null */, count(*) filter (where stands) as bookings,
      coalesce(sum(players) filter (where stands), 0)::bigint as players,
      sum(revenue)::bigint as revenue /* not null */, sum(margin)::bigint as margin /* not null */
    from counted
    group by key, id_of_key having count(*) filter (where stands) > 0 or sum(revenue) <> 0
    order by key, id_of_key`
}
