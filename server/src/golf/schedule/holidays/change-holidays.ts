import type { InputOf, ResponseOf } from '@teeviet/contract'
import { mostHolidaysAtOnce } from '@teeviet/contract/rules/limits'
import { type Day, dayOf, daysBetween } from '@teeviet/contract/rules/time/dates'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { dryRun } from '#platform/database/dry-run'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { recordChanges } from '../../courses/golf-changes.ts'
import { lockHolidays } from '../../courses/holidays.ts'
import { type Repriced, repriceDays } from '../../tee-sheet/reprice.ts'
import { listHolidays } from './list-holidays.ts'

type Announced = InputOf<'POST /api/staff/holidays'>
type Span = InputOf<'POST /api/staff/holidays/remove'>
type Changed = ResponseOf<'POST /api/staff/holidays'>
type Preview = ResponseOf<'POST /api/staff/holidays/preview'>

/**
 * Makes days holidays that the government announced; future starts cost the new prices from the commit on, bookings
 * already sent keep theirs. A repeat changes nothing.
 * @throws Refusal `holiday.past`, `holiday.tooManyDays`
 */
export function announceHolidays(ctx: Context, staff: Staff, input: Announced): Promise<Changed> {
  return inTransaction(ctx.pool, async (q) => answerOf(ctx, q, await announce(ctx, q, staff, input)))
}

/**
 * Makes announced holidays ordinary days again. A repeat changes nothing.
 * @throws Refusal `holiday.past`, `holiday.tooManyDays`, `holiday.byLaw`
 */
export function removeHolidays(ctx: Context, staff: Staff, input: Span): Promise<Changed> {
  return inTransaction(ctx.pool, async (q) => answerOf(ctx, q, await remove(ctx, q, staff, input)))
}

/**
 * What one of the two would do: it is done in a transaction that is rolled back, so that the preview cannot differ from
 * the act.
 * @throws Refusal as the act
 */
export function previewHolidays(
  ctx: Context,
  staff: Staff,
  { is_removed, ...span }: InputOf<'POST /api/staff/holidays/preview'>,
): Promise<Preview> {
  return dryRun(ctx.pool, async (q) => {
    const { days, repriced } = is_removed
      ? await remove(ctx, q, staff, span)
      : await announce(ctx, q, staff, { ...span, name: '', is_tet: 0 })
    const kept = await countBookings(q, days)
    return days.map((day) => {
      const starts = repriced.filter((one) => one.day === day)
      return {
        day,
        courses: new Set(starts.map(({ courseId }) => courseId)).size,
        tee_times: starts.length,
        bookings: kept.get(day) ?? 0,
      }
    })
  })
}

type Done = { days: Day[]; repriced: readonly Repriced[] }

async function announce(ctx: Context, q: Query, staff: Staff, input: Announced): Promise<Done> {
  const now = ctx.clock.now()
  checkSpan(input, now)
  await lockHolidays(q)
  const rows = await q<{ day: Day }>`
    insert into holidays (day, name, is_tet, announced_by, announced_at)
    select day::date, ${input.name}, ${input.is_tet === 1}, ${staff.id}, ${now}
    from generate_series(${input.date_from}::date, ${input.date_to}::date, interval '1 day') day
    on conflict (day) do nothing returning day`
  return apply(ctx, q, staff, { act: 'added', changed: rows.map(({ day }) => ({ day, name: input.name })) })
}

async function remove(ctx: Context, q: Query, staff: Staff, span: Span): Promise<Done> {
  checkSpan(span, ctx.clock.now())
  await lockHolidays(q)
  const changed = await q<{ day: Day; name: string }>`
    delete from holidays
    where day between ${span.date_from}::date and ${span.date_to}::date and announced_by is not null
    returning day, name`
  if (changed.length === 0) await refuseLaw(q, span)
  return apply(ctx, q, staff, { act: 'removed', changed })
}

async function refuseLaw(q: Query, { date_from, date_to }: Span): Promise<void> {
  const [byLaw] = await q<{ day: Day }>`
    select day from holidays where day between ${date_from}::date and ${date_to}::date limit 1`
  if (byLaw) throw new Refusal('holiday.byLaw')
}

type Applied = { act: 'added' | 'removed'; changed: readonly { day: Day; name: string }[] }

async function apply(ctx: Context, q: Query, staff: Staff, { act, changed }: Applied): Promise<Done> {
  const days = changed.map(({ day }) => day).toSorted()
  await recordChanges(
    ctx,
    q,
    staff,
    changed.map(({ day, name }) => ({ subject: 'holiday', act, name: `${day}|${name}` })),
  )
  return { days, repriced: days.length > 0 ? await repriceDays(q, days, ctx.clock.now()) : [] }
}

async function answerOf(ctx: Context, q: Query, { repriced }: Done): Promise<Changed> {
  return { holidays: await listHolidays(ctx, q), repriced: repriced.length }
}

function checkSpan({ date_from, date_to }: Span, now: Date): void {
  if (date_from < dayOf(now)) throw new Refusal('holiday.past')
  if (daysBetween(date_from, date_to) >= mostHolidaysAtOnce) {
    throw new Refusal('holiday.tooManyDays', { n: mostHolidaysAtOnce })
  }
}

/** The bookings with places on each of these days. */
async function countBookings(q: Query, days: readonly Day[]): Promise<ReadonlyMap<Day, number>> {
  const rows = await q<{ day: Day; bookings: number }>`
    select play_date as day, count(distinct booking_id)::int as bookings
    from booking_tee_times where play_date = any (${days}::date[]) and released_at is null group by play_date`
  return new Map(rows.map(({ day, bookings }) => [day, bookings]))
}
