import type { InputOf, ResponseOf } from '@teeviet/contract'
import { type NetPriceCustomers, netPriceCustomers } from '@teeviet/contract/rules/money/net-prices'
import { type DayKind, dayKinds, type HolesSold } from '@teeviet/contract/rules/money/rates'
import { type Day, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { lockCourse } from '#golf/courses/lock-course'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { deleteNetPrice, type NetPriceKey, storeNetPrice } from './net-price-rows.ts'

type NetPrices = ResponseOf<'GET /api/staff/club_net_prices'>

type Row = {
  starts_on: Day
  day_kind: DayKind
  number_hole: HolesSold
  price: number | null
  set_by: string
  set_at: Date
}

/** The net prices of a course, the latest first; those of one day by kind of day, holes, customers and hours. */
export async function listNetPrices({ q }: Context, courseId: number): Promise<NetPrices> {
  const [ofWholeDay, ofHours, ofCustomers] = await Promise.all([
    q<Row>`
      select p.starts_on, p.day_kind, p.holes as number_hole, p.net_vnd as price, s.name as set_by, p.set_at
      from club_net_prices p join staff_accounts s on s.id = p.set_by
      where p.course_id = ${courseId}`,
    q<Row & { time_from: string; time_to: string }>`
      select p.starts_on, p.day_kind, p.holes as number_hole, p.net_vnd as price, s.name as set_by, p.set_at,
        to_char(p.time_from, 'HH24:MI') as time_from /* not null */, to_char(p.time_to, 'HH24:MI') as time_to /* not null */
      from club_net_price_hours p join staff_accounts s on s.id = p.set_by
      where p.course_id = ${courseId}`,
    q<Row & { customer_type: NetPriceCustomers; time_from: string | null; time_to: string | null }>`
      select p.starts_on, p.day_kind, p.holes as number_hole, p.customer_type, p.net_vnd as price, s.name as set_by, p.set_at,
        to_char(p.time_from, 'HH24:MI') as time_from, to_char(p.time_to, 'HH24:MI') as time_to
      from club_net_price_customers p join staff_accounts s on s.id = p.set_by
      where p.course_id = ${courseId}`,
  ])
  const ofAll = { customer_type: null, time_from: null, time_to: null }
  return [...ofWholeDay, ...ofHours, ...ofCustomers]
    .map((row) => ({ ...ofAll, ...row }))
    .map((row) => ({ ...row, set_at: row.set_at.getTime() }))
    .toSorted(inOrder)
}

const inOrder = (one: NetPrices[number], other: NetPrices[number]) =>
  other.starts_on.localeCompare(one.starts_on) ||
  dayKinds.indexOf(one.day_kind) - dayKinds.indexOf(other.day_kind) ||
  other.number_hole - one.number_hole ||
  placeOf(one.customer_type) - placeOf(other.customer_type) ||
  (one.time_from ?? '').localeCompare(other.time_from ?? '')

/** That for all customers comes first. */
const placeOf = (customers: NetPriceCustomers | null) =>
  customers === null ? -1 : netPriceCustomers.indexOf(customers)

/**
 * Sets the net price of a course for a kind of day and holes from a day on, of the whole day or of hours, for all
 * customers or some, or without a price ends the one before; the same day, customers and hours again replace it.
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
      await storeNetPrice(q, courseId, one, { staffId: staff.id, now })
      const detail = `${nameOf(one)}: ${one.price === undefined ? inForceWithout(one) : `${one.price} VND`}`
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
  { facility_id: courseId, ...key }: InputOf<'POST /api/staff/club_net_prices/remove'>,
): Promise<NetPrices> {
  if (key.starts_on <= dayOf(ctx.clock.now())) throw invalid({ starts_on: 'has begun' })
  await inTransaction(ctx.pool, async (q) => {
    if (!(await deleteNetPrice(q, courseId, key))) return
    await recordAct(ctx, q, staff, {
      what: 'statement.net_price_removed',
      subject: `course:${courseId}`,
      detail: nameOf(key),
    })
  })
  return listNetPrices(ctx, courseId)
}

/** A price in the audit log, by which two of the same are found too. */
const nameOf = ({ starts_on, day_kind, number_hole, customer_type, time_from, time_to }: NetPriceKey) =>
  [
    formatDay(starts_on),
    day_kind,
    number_hole,
    ...(customer_type ? [customer_type] : []),
    ...(time_from ? [`${time_from}–${time_to}`] : []),
  ].join(', ')

function inForceWithout({ customer_type, time_from }: NetPriceKey): string {
  if (time_from) return 'whole day'
  return customer_type ? 'all customers' : 'share'
}
