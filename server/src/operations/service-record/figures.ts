import type { Query } from '#platform/database/sql'

type Answers = {
  requests: number
  answered: number
  overdue: number
  median_minutes: number | null
  p95_minutes: number | null
}
type Rounds = { rounds: number; acknowledged: number; called_off: number }

/** Of a month (`yyyy-mm` in Vietnam), or of a course in the whole period. */
export type Of<Figures> = { month: string | null; course_id: number | null } & Figures

/** Which time the figures are about: from the first instant of a month, as it is known now. */
type Period = { since: Date; now: Date }

/**
 * Requests that a person had to answer, by the month they were sent in. Other times offered in place of those asked for
 * are an answer as well: after them the golfer decides. One confirmed in the instant it was sent had contracted places;
 * one that its golfer withdrew in time counts as asked and not as answered.
 */
export function answersOf(q: Query, { since, now }: Period): Promise<Of<Answers>[]> {
  return q<Of<Answers>>`
    with asked as (
      select to_char(requested_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM') as month, course_id, requested_at, confirm_by,
        ended_at, coalesce(
          (select min(offered_at) from counter_offers o where o.booking_id = b.id),
          confirmed_at, case when state = 'rejected' then ended_at end
        ) as answered_at
      from bookings b
      where requested_at >= ${since} and confirm_by is not null and confirmed_at is distinct from requested_at
    ), timed as (
      select month, course_id, answered_at, coalesce(answered_at, ended_at, ${now}) > confirm_by as is_overdue,
        extract(epoch from answered_at - requested_at) / 60 as minutes
      from asked
    )
    select month, course_id, count(*) as requests, count(answered_at) as answered,
      count(*) filter (where is_overdue) as overdue,
      round((percentile_cont(0.5) within group (order by minutes))::numeric, 1)::float8 as median_minutes,
      round((percentile_cont(0.95) within group (order by minutes))::numeric, 1)::float8 as p95_minutes
    from timed group by grouping sets ((month), (course_id))`
}

/**
 * Paid bookings by the month of their tee time, once that has passed: those played, those whose club had acknowledged
 * them before, and those that the club or the operator called off.
 */
export function roundsOf(q: Query, { since, now }: Period): Promise<Of<Rounds>[]> {
  return q<Of<Rounds>>`
    with due as (
      select to_char(b.tee_time_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM') as month, b.course_id,
        b.state in ('paid', 'played') as is_round, 
        b.ended_by in ('club', 'staff') and b.end_reason_code is distinct from 'golfer_asked' as is_called_off,
        c.answer = 'accepted' and c.answered_at <= b.tee_time_at as is_acknowledged
      from bookings b left join club_requests c on c.booking_id = b.id
      where b.tee_time_at >= ${since} and b.tee_time_at <= ${now} and b.paid_at is not null
    )
    select month, course_id, count(*) filter (where is_round) as rounds,
      count(*) filter (where is_round and is_acknowledged) as acknowledged,
      count(*) filter (where not is_round and is_called_off) as called_off
    from due group by grouping sets ((month), (course_id))`
}

type Refunds = {
  refunds: number
  refunds_done: number
  refund_median_hours: number | null
  refund_p95_hours: number | null
}

/** Refunds by the month they were asked for, without those that were refused or came to nothing. */
export function refundsOf(q: Query, since: Date): Promise<({ month: string } & Refunds)[]> {
  return q<{ month: string } & Refunds>`
    with asked as (
      select to_char(requested_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM') as month, done_at,
        extract(epoch from done_at - requested_at) / 3600 as hours
      from refunds where requested_at >= ${since} and state <> 'refused' and amount_vnd > 0
    )
    select month /* not null */, count(*) as refunds, count(done_at) as refunds_done,
      round((percentile_cont(0.5) within group (order by hours))::numeric, 1)::float8 as refund_median_hours,
      round((percentile_cont(0.95) within group (order by hours))::numeric, 1)::float8 as refund_p95_hours
    from asked group by month`
}

type Complaints = { complaints: number; complaints_closed: number }

/** Complaints by the month they came in. */
export function complaintsOf(q: Query, since: Date): Promise<({ month: string } & Complaints)[]> {
  return q<{ month: string } & Complaints>`
    select to_char(created_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM') as month /* not null */,
      count(*) as complaints, count(closed_at) as complaints_closed
    from complaints where created_at >= ${since} group by month`
}
