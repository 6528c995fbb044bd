import type { InputOf, ResponseOf } from '@teeviet/contract'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import type { AtCourses } from './period.ts'

const call = 'GET /api/staff/reports/forecast'
const lastDay = 13

/** The two weeks ahead by day: places offered, paid for and held by bookings not yet paid, and the money of the paid. */
export function reportForecast(
  q: Query,
  { course_id, courses }: InputOf<typeof call> & AtCourses,
  now: Date,
): Promise<ResponseOf<typeof call>> {
  const courseId = course_id ?? null
  const today = dayOf(now)
  return q<ResponseOf<typeof call>[number]>`
    with days as (
      select d::date as day from generate_series(${today}::date, ${addDays(today, lastDay)}::date, interval '1 day') d
    )
    select d.day::text as day /* not null */, coalesce(sheet.offered, 0)::integer as offered,
      coalesce(sold.paid, 0)::integer as paid, coalesce(sold.held, 0)::integer as held,
      coalesce(sold.revenue, 0)::bigint as revenue
    from days d
    left join lateral (
      select sum(capacity - external_places - case when is_closed then places_left else 0 end) as offered
      from tee_times t
      where t.play_date = d.day and (${courseId}::integer is null or t.course_id = ${courseId})
        and (${courses}::int[] is null or t.course_id = any (${courses}))) sheet on true
    left join lateral (
      select sum(places.taken) filter (where b.paid_at is not null) as paid,
        sum(places.taken) filter (where b.paid_at is null) as held,
        sum(money.vnd) as revenue
      from bookings b
      cross join lateral (
        select coalesce(sum(h.places), 0) as taken from booking_tee_times h
        where h.booking_id = b.id and h.released_at is null) places
      cross join lateral (
        select -sum(e.amount_vnd) as vnd from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.name = 'bookings_paid'
        where t.bill_id = b.id) money
      where b.play_date = d.day and b.state in ('requested', 'confirmed', 'placed', 'paid', 'cancellation_requested')
        and (${courseId}::integer is null or b.course_id = ${courseId})
        and (${courses}::int[] is null or b.course_id = any (${courses}))) sold on true
    order by d.day`
}
