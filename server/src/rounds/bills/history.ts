import type { historyItem } from '@teeviet/contract/entities/booking'
import {
  type BookingState,
  bookingStates,
  generalStatusOf,
  type HistoryType,
  orderStatusOf,
  statesOfHistoryType,
} from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { addDays, type Day, dayMs, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { z } from 'zod'
import { type Flight, flightsOnWire, loadFlights } from '#bookings/booking/flights'
import { courseName } from '#bookings/booking/load-course'
import { countAlternatives, type NamedAlternatives } from '#bookings/booking/rows/alternatives'
import { clocks, type Hold, holdOnWire, leftToPay } from '#bookings/booking/sent'
import { packageName } from '#bookings/booking/services-on-wire'
import { statusText } from '#bookings/booking/status-text'
import { coursesMeantBy } from '#golf/courses/lists'
import { type MoneyHeld, moneyHeldOfBills, nothingHeld } from '#money/payments/money-held'
import { type EndingRow, endingOnWire } from '#money/refunds/quote/ending'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { Texts } from '#platform/http/text-in'

export type HistoryItem = z.output<typeof historyItem>

type Row = EndingRow & {
  offered_until: Date | null
  id: number
  code: string
  play_date: Day
  tee_time_at: Date | null
  player_count: number
  green_fees_vnd: number | null
  confirm_by: Date | null
  created_at: Date
  course_id: number
  title: string
  title_en: string
  logo: string | null
  payment_code: string | null
  packages: Texts[]
} & Hold

/** The filters of the golfer's list of bookings; all of them optional. */
export type HistoryFilter = {
  states?: readonly BookingState[]
  /** By the moment of booking, the end left out. */
  from?: Date | null
  until?: Date | null
  /** The golfer's typed text of the course's name or place. */
  place?: string
}

/** The states of a history filter (0 all, 1 waiting for confirmation, 2 for payment, 3 paid). */
export function statesOfType(type: HistoryType): BookingState[] {
  return statesOfHistoryType(type)
}

/** The states of a `general_status`; all of them without one. */
export function statesOfStatus(status: number | undefined): BookingState[] {
  return bookingStates.filter((state) => status === undefined || generalStatusOf(state) === status)
}

/** The days a time filter means: 7 or 30 days back, or the two days given, both included. */
export function rangeOf(
  time: number,
  given: { from?: Day | undefined; to?: Day | undefined },
  now: Date,
): { from: Date | null; until: Date | null } {
  if (time > 0) return { from: new Date(now.getTime() - time * dayMs), until: null }
  if (time === 0) return { from: null, until: null }
  return {
    from: given.from ? new Date(startOfDay(given.from)) : null,
    until: given.to ? new Date(startOfDay(addDays(given.to, 1))) : null,
  }
}

/** A page of the golfer's own bookings, the latest first. A draft that was dropped was never sent and is left out. */
export async function listBookings(
  ctx: Context,
  member: Member,
  { place = '', ...filter }: HistoryFilter,
  { page, limit, lang }: { page: number; limit: number; lang: Language },
): Promise<HistoryItem[]> {
  const courses = await coursesMeantBy(ctx, place)
  const paging = { offset: (page - 1) * limit, limit }
  const rows = await bookingRows(ctx.q, member.id, { ...filter, courses }, paging)
  const now = ctx.clock.now()
  const ids = rows.map(({ id }) => id)
  const [held, flights, alternatives] = await Promise.all([
    moneyHeldOfBills(ctx.q, ids),
    loadFlights(ctx.q, ids),
    countAlternatives(ctx.q, ids),
  ])
  return rows.map((row) =>
    itemOf(
      row,
      {
        held: held.get(row.id) ?? nothingHeld,
        flights: flights.get(row.id) ?? [],
        alternatives: alternatives.get(row.id) ?? { named: 0, confirmed: null },
      },
      lang,
      now,
    ),
  )
}

function bookingRows(
  q: Query,
  memberId: number,
  {
    states = bookingStates,
    from = null,
    until = null,
    courses,
  }: Omit<HistoryFilter, 'place'> & { courses: number[] | null },
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return q<Row>`
    select b.id, b.code, b.state, b.play_date, b.tee_time_at, b.player_count, b.amount_vnd, b.confirm_by, b.pay_by, b.offered_until,
      b.unheld_for, b.hold_until, b.overdue_at, b.paid_at, b.ended_at, b.ended_by, b.end_reason, b.end_reason_code, b.created_at, c.id as course_id, c.title, c.title_en, c.logo, l.payment_code,
      (select amount_vnd from bill_services where bill_id = b.id and kind = 'booking') as green_fees_vnd,
      (select coalesce(json_agg(k.name order by k.price_vnd, k.id), '[]') from insurance_packages k where k.id in (
        select o.package_id from booking_players p join booking_player_packages o on o.booking_player_id = p.id
        where p.booking_id = b.id)) as packages /* not null */
    from bookings b join courses c on c.id = b.course_id join bills l on l.id = b.id
    where b.member_id = ${memberId} and b.state = any (${[...states]})
      and (b.requested_at is not null or b.state = 'draft')
      and (${from}::timestamptz is null or b.created_at >= ${from})
      and (${until}::timestamptz is null or b.created_at < ${until})
      and (${courses}::int[] is null or b.course_id = any (${courses}))
    order by b.id desc limit ${limit} offset ${offset}`
}

function itemOf(
  row: Row,
  {
    held,
    flights,
    alternatives,
  }: { held: MoneyHeld; flights: readonly Flight[]; alternatives: NamedAlternatives },
  lang: Language,
  now: Date,
): HistoryItem {
  const { id, state, amount_vnd } = row
  const title = courseName(row, lang)
  const date_played = row.tee_time_at?.getTime() ?? startOfDay(row.play_date)
  return {
    Booking_Pax: { id_general_bill_detail: id, date_played, facility: { id: row.course_id, title } },
    id_general_bill: id,
    img_logo: row.logo ?? '',
    price_booking: row.green_fees_vnd,
    general_bill_code: row.code,
    general_payment_code: row.payment_code,
    is_hio: row.packages.length > 0 ? 1 : 0,
    is_any_time: row.tee_time_at ? 0 : 1,
    flights: flightsOnWire(flights),
    state,
    status: orderStatusOf(state),
    general_status: generalStatusOf(state),
    status_text: statusText(state, amount_vnd, lang),
    booking_date: row.created_at.getTime(),
    number_player: row.player_count,
    total_amount: amount_vnd,
    left_to_pay: leftToPay(row, held.shortVnd),
    booking_code: row.code,
    bill_code: row.code,
    payment_code: row.payment_code,
    package_name: row.packages.map((name) => packageName(name, lang)).join(' + '),
    alternatives,
    ending: endingOnWire(row, held, lang, now),
    ...holdOnWire(row),
    // an order is not paid while its club or its golfer is asked
    ...clocks({ ...row, pay_by: row.offered_until ? null : row.pay_by }, now),
  }
}
