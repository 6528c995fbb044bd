import type { InputOf, ResponseOf } from '@teeviet/contract'
import { type DayKind, dayKinds, type HolesSold } from '@teeviet/contract/rules/money/rates'
import { type Day, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { lockCourse } from '#golf/courses/lock-course'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import { constraintOf } from '#platform/database/errors'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'

type NetPrices = ResponseOf<'GET /api/staff/club_net_prices'>
type NewPrice = InputOf<'POST /api/staff/club_net_prices/import'>['prices'][number]

/**
 * What the club of a course gets for each player of a round, in VND: the price of the day's kind and the holes that began
 * last, of those for the whole day and for hours with the round's start; of two that began on the same day that for hours.
 * Hours without a price leave that of the whole day in force. A holiday without a price of its own takes the weekend's, as
 * rates do. Null where none has begun, and where the share in percent holds again.
 *
 * @param round.startsAt the first tee time; null for a round without one, which has prices of whole days alone
 */
export async function netPriceOf(
  q: Query,
  {
    courseId,
    day,
    startsAt,
    holes,
  }: { courseId: number; day: Day; startsAt: Date | null; holes: number | null },
): Promise<number | null> {
  const [price] = await q<{ net_vnd: number | null }>`
    with played as materialized (
      select day_kind_of(${day}::date) as kind, (${startsAt}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::time as clock
    ), fitting as (
      select day_kind, starts_on, false as is_of_hours, net_vnd from club_net_prices
      where course_id = ${courseId} and holes = ${holes}::smallint and starts_on <= ${day}::date
      union all
      select day_kind, starts_on, true, net_vnd from club_net_price_hours h, played
      where h.course_id = ${courseId} and h.holes = ${holes}::smallint and h.starts_on <= ${day}::date
        and h.time_from <= played.clock and played.clock < h.time_to
    ), latest as (
      select distinct on (f.day_kind, f.is_of_hours) f.day_kind, f.starts_on, f.is_of_hours, f.net_vnd
      from fitting f, played
      where f.day_kind = played.kind or (played.kind = 'holiday' and f.day_kind = 'weekend')
      order by f.day_kind, f.is_of_hours, f.starts_on desc
    )
    select l.net_vnd from latest l, played
    where not l.is_of_hours or l.net_vnd is not null
    order by l.day_kind = played.kind desc, l.starts_on desc, l.is_of_hours desc limit 1`
  return price?.net_vnd ?? null
}

type Row = {
  starts_on: Day
  day_kind: DayKind
  number_hole: HolesSold
  price: number | null
  set_by: string
  set_at: Date
}

/** The net prices of a course, the latest first; those of one day by kind of day, holes and hours. */
export async function listNetPrices({ q }: Context, courseId: number): Promise<NetPrices> {
  const [ofWholeDay, ofHours] = await Promise.all([
    q<Row>`
      select p.starts_on, p.day_kind, p.holes as number_hole, p.net_vnd as price, s.name as set_by, p.set_at
      from club_net_prices p join staff_accounts s on s.id = p.set_by
      where p.course_id = ${courseId}`,
    q<Row & { time_from: string; time_to: string }>`
      select p.starts_on, p.day_kind, p.holes as number_hole, p.net_vnd as price, s.name as set_by, p.set_at,
        to_char(p.time_from, 'HH24:MI') as time_from /* not null */, to_char(p.time_to, 'HH24:MI') as time_to /* not null */
      from club_net_price_hours p join staff_accounts s on s.id = p.set_by
      where p.course_id = ${courseId}`,
  ])
  return [...ofWholeDay.map((row) => ({ ...row, time_from: null, time_to: null })), ...ofHours]
    .map((row) => ({ ...row, set_at: row.set_at.getTime() }))
    .toSorted(inOrder)
}

const inOrder = (one: NetPrices[number], other: NetPrices[number]) =>
  other.starts_on.localeCompare(one.starts_on) ||
  dayKinds.indexOf(one.day_kind) - dayKinds.indexOf(other.day_kind) ||
  other.number_hole - one.number_hole ||
  (one.time_from ?? '').localeCompare(other.time_from ?? '')

/**
 * Sets the net price of a course for a kind of day and holes from a day on, of the whole day or of hours, or without a price
 * ends the one before; the same day and hours again replace it.
 * @throws Refusal `request.invalid` for a day before today, whose rounds are divided; `course.notFound`;
 * `netPrice.overlaps` for hours that overlap others from the same day
 */
export function setNetPrice(
  ctx: Context,
  staff: Staff,
  { facility_id, ...price }: InputOf<'POST /api/staff/club_net_prices'>,
): Promise<NetPrices> {
  return setNetPrices(ctx, staff, { facility_id, prices: [price] })
}

/**
 * Sets several net prices of a course, all or none.
 * @throws Refusal as for one, and `request.invalid` when a price is named twice
 */
export async function setNetPrices(
  ctx: Context,
  staff: Staff,
  { facility_id: courseId, prices }: InputOf<'POST /api/staff/club_net_prices/import'>,
): Promise<NetPrices> {
  const now = ctx.clock.now()
  if (prices.some(({ starts_on }) => starts_on < dayOf(now))) throw invalid({ starts_on: 'is before today' })
  if (new Set(prices.map(nameOf)).size < prices.length) throw invalid({ prices: 'name a price twice' })
  await inTransaction(ctx.pool, async (q) => {
    // one at a time, or the same hours set twice at once would be refused as overlapping
    await lockCourse(q, courseId)
    for (const one of prices) {
      const { price = null } = one
      await storePrice(q, courseId, one, { staffId: staff.id, now })
      const detail = `${nameOf(one)}: ${price === null ? (one.time_from ? 'whole day' : 'share') : `${price} VND`}`
      await recordAct(ctx, q, staff, {
        what: 'statement.net_price_set',
        subject: `course:${courseId}`,
        detail,
      })
    }
  })
  return listNetPrices(ctx, courseId)
}

async function storePrice(
  q: Query,
  courseId: number,
  one: NewPrice,
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  const { starts_on, day_kind, number_hole, time_from = null, time_to = null, price = null } = one
  if (time_from === null) {
    await q`
      insert into club_net_prices (course_id, starts_on, day_kind, holes, net_vnd, set_by, set_at)
      values (${courseId}, ${starts_on}::date, ${day_kind}, ${number_hole}, ${price}, ${staffId}, ${now})
      on conflict (course_id, starts_on, day_kind, holes) do update
      set net_vnd = excluded.net_vnd, set_by = excluded.set_by, set_at = excluded.set_at`
    return
  }
  try {
    await q`
      insert into club_net_price_hours (course_id, starts_on, day_kind, holes, time_from, time_to, net_vnd, set_by, set_at)
      values (${courseId}, ${starts_on}::date, ${day_kind}, ${number_hole}, ${time_from}::time, ${time_to}::time, ${price},
        ${staffId}, ${now})
      on conflict (course_id, starts_on, day_kind, holes, time_from, time_to) do update
      set net_vnd = excluded.net_vnd, set_by = excluded.set_by, set_at = excluded.set_at`
  } catch (error) {
    if (constraintOf(error) === 'net_price_hours_do_not_overlap')
      throw new Refusal('netPrice.overlaps', {}, { time_from: 'overlaps with others' })
    throw error
  }
}

/**
 * Removes a net price that has not begun; a repeat does nothing.
 * @throws Refusal `request.invalid` for one that has begun
 */
export async function removeNetPrice(
  ctx: Context,
  staff: Staff,
  input: InputOf<'POST /api/staff/club_net_prices/remove'>,
): Promise<NetPrices> {
  const { facility_id: courseId, starts_on, day_kind, number_hole, time_from = null, time_to = null } = input
  if (starts_on <= dayOf(ctx.clock.now())) throw invalid({ starts_on: 'has begun' })
  await inTransaction(ctx.pool, async (q) => {
    const removed = time_from
      ? await q<{ net_vnd: number | null }>`
          delete from club_net_price_hours
          where course_id = ${courseId} and starts_on = ${starts_on}::date and day_kind = ${day_kind}
            and holes = ${number_hole} and time_from = ${time_from}::time and time_to = ${time_to}::time
          returning net_vnd`
      : await q<{ net_vnd: number | null }>`
          delete from club_net_prices
          where course_id = ${courseId} and starts_on = ${starts_on}::date and day_kind = ${day_kind}
            and holes = ${number_hole}
          returning net_vnd`
    const detail = nameOf(input)
    if (removed.length > 0)
      await recordAct(ctx, q, staff, {
        what: 'statement.net_price_removed',
        subject: `course:${courseId}`,
        detail,
      })
  })
  return listNetPrices(ctx, courseId)
}

/** A price in the audit log, by which two of the same are found too. */
const nameOf = ({ starts_on, day_kind, number_hole, time_from, time_to }: Omit<NewPrice, 'price'>) =>
  [formatDay(starts_on), day_kind, number_hole, ...(time_from ? [`${time_from}–${time_to}`] : [])].join(', ')
