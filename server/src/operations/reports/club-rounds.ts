import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Query } from '#platform/database/sql'

const call = 'GET /api/club/reports/rounds'

/** The paid bookings of a course by day of play; the ledger says what its club gets of them. */
export function reportClubRounds(
  q: Query,
  { facility_id: courseId, from, to }: InputOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  return q<ResponseOf<typeof call>[number]>`
    with sold as (
      select id, play_date, state in ('paid', 'played', 'cancellation_requested') as stands
      from bookings
      where course_id = ${courseId} and paid_at is not null and play_date between ${from}::date and ${to}::date
    ), counted as (
      select s.play_date, s.stands, people.players, people.no_shows, money.amount
      from sold s
      cross join lateral (
        select count(*) as players, count(*) filter (where attendance = 'no_show') as no_shows
        from booking_players where booking_id = s.id and cancelled_at is null) people
      cross join lateral (
        select coalesce(-sum(e.amount_vnd), 0) as amount
        from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.bill_id = s.id and a.name = 'club_shares_owed') money
    )
    select play_date as day /* not null */, count(*) filter (where stands) as bookings,
      coalesce(sum(players) filter (where stands), 0)::bigint as players,
      coalesce(sum(no_shows) filter (where stands), 0)::bigint as no_shows,
      sum(amount)::bigint as amount /* not null */
    from counted
    group by play_date having count(*) filter (where stands) > 0 or sum(amount) <> 0
    order by play_date`
}
