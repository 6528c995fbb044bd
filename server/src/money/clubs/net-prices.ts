import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { DayKind, HolesSold } from '@teeviet/contract/rules/money/rates'
import { type Day, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'

type NetPrices = ResponseOf<'GET /api/staff/club_net_prices'>

/**
 * What the club of a course gets for each player of a round, in VND: the price of the day's kind and the holes that
 * began last. A holiday without a price of its own takes the weekend's, as rates do. Null where none has begun, and where
 * the share in percent holds again.
 */
export async function netPriceOf(
  q: Query,
  { courseId, day, holes }: { courseId: number; day: Day; holes: number | null },
): Promise<number | null> {
  const [price] = await q<{ net_vnd: number | null }>`
    with played as materialized (select day_kind_of(${day}::date) as kind)
    select p.net_vnd from club_net_prices p, played
    where p.course_id = ${courseId} and p.holes = ${holes}::smallint and p.starts_on <= ${day}::date
      and (p.day_kind = played.kind or (played.kind = 'holiday' and p.day_kind = 'weekend'))
    order by p.day_kind = played.kind desc, p.starts_on desc limit 1`
  return price?.net_vnd ?? null
}

/** The net prices of a course, the latest first; those of one day by kind of day and holes. */
export async function listNetPrices({ q }: Context, courseId: number): Promise<NetPrices> {
  const rows = await q<{
    starts_on: Day
    day_kind: DayKind
    number_hole: HolesSold
    price: number | null
    set_by: string
    set_at: Date
  }>`
    select p.starts_on, p.day_kind, p.holes as number_hole, p.net_vnd as price, s.name as set_by, p.set_at
    from club_net_prices p join staff_accounts s on s.id = p.set_by
    where p.course_id = ${courseId}
    order by p.starts_on desc, array_position(array['weekday', 'weekend', 'holiday'], p.day_kind), p.holes desc`
  return rows.map((row) => ({ ...row, set_at: row.set_at.getTime() }))
}

/**
 * Sets the net price of a course for a kind of day and holes from a day on, or without a price ends the one before; the
 * same day again replaces it.
 * @throws Refusal `request.invalid` for a day before today, whose rounds are divided; `course.notFound`
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
    const [course] = await q<{ id: number }>`select id from courses where id = ${courseId}`
    if (!course) throw new Refusal('course.notFound')
    for (const one of prices) {
      const { starts_on, day_kind, number_hole, price = null } = one
      await q`
        insert into club_net_prices (course_id, starts_on, day_kind, holes, net_vnd, set_by, set_at)
        values (${courseId}, ${starts_on}::date, ${day_kind}, ${number_hole}, ${price}, ${staff.id}, ${now})
        on conflict (course_id, starts_on, day_kind, holes) do update
        set net_vnd = excluded.net_vnd, set_by = excluded.set_by, set_at = excluded.set_at`
      const detail = `${nameOf(one)}: ${price === null ? 'share' : `${price} VND`}`
      await recordAct(ctx, q, staff, {
        what: 'statement.net_price_set',
        subject: `course:${courseId}`,
        detail,
      })
    }
  })
  return listNetPrices(ctx, courseId)
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
  const { facility_id: courseId, starts_on, day_kind, number_hole } = input
  if (starts_on <= dayOf(ctx.clock.now())) throw invalid({ starts_on: 'has begun' })
  await inTransaction(ctx.pool, async (q) => {
    const removed = await q<{ net_vnd: number | null }>`
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

/** A price in the audit log. */
const nameOf = ({
  starts_on,
  day_kind,
  number_hole,
}: Pick<NetPrices[number], 'day_kind' | 'number_hole'> & { starts_on: Day }) =>
  `${formatDay(starts_on)}, ${day_kind}, ${number_hole}`
