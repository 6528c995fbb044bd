import type { InputOf, ResponseOf } from '@teeviet/contract'
import { daysBetween } from '@teeviet/contract/rules/dates'
import type { Context } from '../context.ts'
import { lockCourse } from '../courses/lock-course.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Staff } from '../http/actor.ts'
import { invalid, Refusal } from '../http/refusal.ts'
import { recordChanges } from '../staff/golf-changes.ts'

type Closing = InputOf<'POST /api/staff/tee-sheet/close'>
type Opening = InputOf<'POST /api/staff/tee-sheet/open'>
type Span = Omit<Opening, 'reason'>

const mostDays = 62

/**
 * Closes the open tee times of a span that are still to come; golfers cannot take them from the moment it is committed.
 * Those closed before keep their reason, and bookings stay: `booked` counts their places.
 *
 * @throws Refusal `course.notFound`, `teeSheet.tooManyDays`
 */
export function closeTeeTimes(
  ctx: Context,
  staff: Staff,
  span: Closing,
): Promise<ResponseOf<'POST /api/staff/tee-sheet/close'>> {
  checkSpan(span)
  const { facility_id: courseId, reason } = span
  const note = span.note.trim() || null
  return inTransaction(ctx.pool, async (q) => {
    await lockCourse(q, courseId)
    const closed = await q<{ booked: number }>`
      with locked as (
        select play_date, id from tee_times
        where course_id = ${courseId} and play_date between ${span.day_from} and ${span.day_to} and not is_closed
          and starts_at > ${ctx.clock.now()}
          and (starts_at at time zone 'Asia/Ho_Chi_Minh')::time between ${span.time_from}::time and ${span.time_to}::time
          and (${span.number_hole ?? null}::int is null or holes = ${span.number_hole ?? null})
        order by play_date, id for update
      )
      update tee_times t set is_closed = true, closed_for = ${reason}, closed_note = ${note}
      from locked where t.play_date = locked.play_date and t.id = locked.id
      returning t.capacity - t.external_places - t.places_left as booked`
    if (closed.length > 0) {
      const fields = [
        { field: 'reason', from: '', to: reason },
        { field: 'note', from: '', to: note ?? '' },
      ].filter(({ to }) => to !== '')
      await recordChanges(ctx, q, staff, [
        { subject: 'tee_sheet', act: 'closed', courseId, name: nameOf(span, closed.length), fields },
      ])
    }
    return { changed: closed.length, booked: closed.reduce((sum, { booked }) => sum + booked, 0) }
  })
}

/**
 * Opens the closed tee times of a span; with a reason only those that were closed for it.
 * @throws Refusal `course.notFound`, `teeSheet.tooManyDays`
 */
export function openTeeTimes(ctx: Context, staff: Staff, span: Opening): Promise<{ changed: number }> {
  checkSpan(span)
  const { facility_id: courseId, reason = null } = span
  return inTransaction(ctx.pool, async (q) => {
    await lockCourse(q, courseId)
    const opened = await q`
      with locked as (
        select play_date, id from tee_times
        where course_id = ${courseId} and play_date between ${span.day_from} and ${span.day_to} and is_closed
          and (${reason}::text is null or closed_for = ${reason})
          and (starts_at at time zone 'Asia/Ho_Chi_Minh')::time between ${span.time_from}::time and ${span.time_to}::time
          and (${span.number_hole ?? null}::int is null or holes = ${span.number_hole ?? null})
        order by play_date, id for update
      )
      update tee_times t set is_closed = false, closed_for = null, closed_note = null
      from locked where t.play_date = locked.play_date and t.id = locked.id
      returning t.id`
    if (opened.length > 0) {
      await recordChanges(ctx, q, staff, [
        { subject: 'tee_sheet', act: 'opened', courseId, name: nameOf(span, opened.length) },
      ])
    }
    return { changed: opened.length }
  })
}

function checkSpan({ day_from, day_to, time_from, time_to }: Span): void {
  if (day_to < day_from) throw invalid({ day_to: 'is before day_from' })
  if (time_to < time_from) throw invalid({ time_to: 'is before time_from' })
  if (daysBetween(day_from, day_to) >= mostDays) throw new Refusal('teeSheet.tooManyDays', { n: mostDays })
}

/** Which tee times, and how many: `2026-12-01–2026-12-03|06:00–09:00|57`. */
function nameOf({ day_from, day_to, time_from, time_to }: Span, count: number): string {
  const range = (from: string, to: string) => (from === to ? from : `${from}–${to}`)
  return [range(day_from, day_to), range(time_from, time_to), count].join('|')
}
