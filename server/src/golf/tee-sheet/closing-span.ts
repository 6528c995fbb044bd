import type { InputOf } from '@teeviet/contract'
import { daysBetween } from '@teeviet/contract/rules/time/dates'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

/** A stretch of clock times on some days of a course, both ends included. */
export type Span = Omit<InputOf<'POST /api/staff/tee-sheet/open'>, 'reason'>

/** The tee times of a locked span, as two lists that belong together. */
export type Starts = { days: string[]; ids: number[] }

const mostDays = 62

/** @throws Refusal `request.invalid`, `teeSheet.tooManyDays` */
export function checkSpan({ day_from, day_to, time_from, time_to }: Span): void {
  if (day_to < day_from) throw invalid({ day_to: 'is before day_from' })
  if (time_to < time_from) throw invalid({ time_to: 'is before time_from' })
  if (daysBetween(day_from, day_to) >= mostDays) throw new Refusal('teeSheet.tooManyDays', { n: mostDays })
}

/** Which tee times, and how many: `2026-12-01–2026-12-03|06:00–09:00|57`. */
export function nameOfSpan({ day_from, day_to, time_from, time_to }: Span, count: number): string {
  const range = (from: string, to: string) => (from === to ? from : `${from}–${to}`)
  return [range(day_from, day_to), range(time_from, time_to), count].join('|')
}

/** The open tee times of a span that are still to come, not locked. */
export async function openStarts(q: Query, span: Span, now: Date): Promise<Starts> {
  const rows = await q<{ play_date: string; id: number }>`
    select play_date, id from tee_times
    where course_id = ${span.facility_id} and play_date between ${span.day_from}::date and ${span.day_to}::date and not is_closed
      and starts_at > ${now}
      and (starts_at at time zone 'Asia/Ho_Chi_Minh')::time between ${span.time_from}::time and ${span.time_to}::time
      and (${span.number_hole ?? null}::int is null or holes = ${span.number_hole ?? null})
    order by play_date, id`
  return { days: rows.map((row) => row.play_date), ids: rows.map(({ id }) => id) }
}

/**
 * Locks the open ones of these tee times, together with those the given bookings hold elsewhere, in the order in which
 * everybody takes places. A transaction that takes a place on one of them either commits before or finds it closed.
 *
 * @returns those of `starts` that are still open
 */
export async function lockStarts(
  q: Query,
  { days, ids }: Starts,
  bookingIds: readonly number[],
): Promise<Starts> {
  const rows = await q<{ play_date: string; id: number; is_wanted: boolean }>`
    with wanted as (
      select play_date, id, true as is_wanted from unnest(${days}::date[], ${ids}::bigint[]) as one (play_date, id)
      union all
      select play_date, tee_time_id, false from booking_tee_times
      where booking_id = any (${[...bookingIds]}::bigint[]) and (released_at is null or is_awaited)
      union all
      select play_date, tee_time_id, false from counter_offer_places
      where booking_id = any (${[...bookingIds]}::bigint[])
    ), each as (
      select play_date, id, bool_or(is_wanted) as is_wanted from wanted group by play_date, id
    )
    select t.play_date, t.id, each.is_wanted and not t.is_closed as is_wanted
    from tee_times t join each on each.play_date = t.play_date and each.id = t.id
    order by t.play_date, t.id
    for update of t`
  const open = rows.filter(({ is_wanted }) => is_wanted)
  return { days: open.map((row) => row.play_date), ids: open.map(({ id }) => id) }
}
