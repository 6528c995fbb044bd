import type { Calls } from '@teeviet/contract/calls'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { normalisePhone } from '@teeviet/contract/rules/phone'
import type { z } from 'zod'
import { typedBookingCode } from '#bookings/booking/codes'
import { bookingsOfCompanies } from '#bookings/companies/companies'
import { coursesMeantBy } from '#golf/courses/lists'
import { nameQuery } from '#identity/players/names'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { bookingsClosedByClub } from './close/closed-by-club.ts'
import { bookingsOfGuests, membersNamed } from './find-named.ts'
import { partlyPaidToDecide } from './partly-paid.ts'

export type BookingFilter = z.output<Calls['GET /api/staff/bookings']['request']> & {
  /** The staff member who asks, for `claim`. */
  staff_id?: number
  /** The courses to which they are limited; null or nothing for all. */
  courses?: readonly number[] | null
}

/** The states in which a booking waits for a person: few rows, however many bookings there have been. */
const waiting: readonly BookingState[] = [
  'draft',
  'requested',
  'confirmed',
  'placed',
  'cancellation_requested',
]

/** Of all that a name or phone finds, so many golfers are looked at, and so many bookings of companies. */
const mostGolfers = 200

/**
 * The numbers of the bookings that fit, a page of them: of unpaid orders those whose payment window ends next first by
 * default, of those closed by clubs the next to be played, of requests the oldest, of everything else the newest. The
 * page begins after `after_id`; by deadline also after `after_deadline`, so that a row whose window was extended
 * meanwhile hides none of the rows between. Drafts are listed only when asked for by name, and those that were dropped
 * never: they were never sent.
 */
export async function findBookings(ctx: Context, filter: BookingFilter, now: Date): Promise<number[]> {
  const { q } = ctx
  const typed = filter.q.trim()
  const order = orderOf(filter)
  if (typed === '') return (await pageOf(q, filter, order, null, now)).map(({ id }) => id)
  const [found, parts, ofCompanies, courseIds] = await Promise.all([
    findByText(q, typed),
    findByParts(q, typed),
    bookingsOfCompanies(q, typed, mostGolfers),
    coursesNamed(ctx, typed),
  ])
  const named = {
    memberIds: [...found.memberIds, ...parts.memberIds],
    bookingIds: [...found.bookingIds, ...parts.bookingIds, ...ofCompanies],
  }
  // a page of each course by its index: in one statement with the golfers all bookings of a course would be sorted
  const pages = await Promise.all([
    pageOf(q, filter, order, named, now),
    ...courseIds
      .filter((id) => filter.facility_id === undefined || filter.facility_id === id)
      .map((facility_id) => pageOf(q, { ...filter, facility_id }, order, null, now)),
  ])
  const rows = new Map(pages.flat().map((row) => [row.id, row]))
  return [...rows.values()]
    .toSorted(comparisons[order])
    .slice(0, filter.limit)
    .map(({ id }) => id)
}

type Order = 'deadline' | 'play' | 'oldest' | 'newest'
/** `due`: what it is ordered by before its number, if anything. */
type Found = { id: number; due: Date | null }

function orderOf({ state, order, club_closed }: BookingFilter): Order {
  if (club_closed === 1) return order ?? 'play'
  const isQueue = state?.every((one) => waiting.includes(one)) ?? false
  const isUnpaid = state?.every((one) => one === 'placed') ?? false
  const asked =
    order ?? (isUnpaid ? 'deadline' : isQueue && state?.includes('requested') ? 'oldest' : 'newest')
  return asked === 'deadline' && !isUnpaid ? 'oldest' : asked
}

const oldest = (one: Found, other: Found) => one.id - other.id
const nextDue = (one: Found, other: Found) =>
  (one.due?.getTime() ?? 0) - (other.due?.getTime() ?? 0) || oldest(one, other)
const comparisons: Record<Order, (one: Found, other: Found) => number> = {
  oldest,
  newest: (one, other) => oldest(other, one),
  deadline: nextDue,
  play: nextDue,
}

/** A page of the bookings that fit, in order; of some golfers' or certain bookings only, if they are given. */
async function pageOf(
  q: Query,
  filter: BookingFilter,
  order: Order,
  named: { memberIds: readonly number[]; bookingIds: readonly number[] } | null,
  now: Date,
): Promise<Found[]> {
  const isByDeadline = order === 'deadline'
  const isByPlay = order === 'play'
  const isOldestFirst = order !== 'newest'
  const { after_id = null, facility_id = null, overdue = null, club_due = null } = filter
  const { limit, region = null, claim = null, play_from = null, play_to = null } = filter
  const courses = filter.courses ? [...filter.courses] : null
  const few = await fewBookings(q, filter, now)
  if (few?.length === 0) return []
  // one state by equality, so that its index is read in order
  const states = filter.state ?? null
  const state = states?.length === 1 ? (states[0] ?? null) : null
  const afterDeadline = filter.after_deadline === undefined ? null : new Date(filter.after_deadline)
  const memberIds = named && [...named.memberIds]
  const bookingIds = named && [...named.bookingIds]
  // what is not asked for is constant where PostgreSQL plans with the values, and the index of each question is used
  return q<Found>`
    select b.id, case when ${isByDeadline}::boolean then b.pay_by when ${isByPlay}::boolean then b.tee_time_at end as due
    from bookings b
    where (${state}::text is null or b.state = ${state})
      and (${states}::text[] is null or ${state}::text is not null or b.state = any (${states}))
      and (${few}::bigint[] is null or b.id = any (${few}))
      and (${memberIds}::bigint[] is null or b.member_id = any (${memberIds}) or b.id = any (${bookingIds}))
      and (b.requested_at is not null or ${states}::text[] is not null and b.state = 'draft')
      and (${facility_id}::int is null or b.course_id = ${facility_id})
      and (${courses}::int[] is null or b.course_id = any (${courses}))
      and (${region}::text is null or b.course_id in (select id from courses where region = ${region}))
      and (${play_from}::date is null or b.play_date >= ${play_from}::date)
      and (${play_to}::date is null or b.play_date <= ${play_to}::date)
      and (${overdue}::int is distinct from 1 or b.state = 'requested' and b.confirm_by <= ${now} and b.offered_until is null)
      and (${club_due}::int is distinct from 1 or b.club_due_at <= ${now} and b.offered_until is null
        and b.state in ('requested', 'paid'))
      and (${claim}::text is distinct from 'free' or not exists (
        select from booking_claims d where d.booking_id = b.id and d.staff_id is not null))
      and (${claim}::text is distinct from 'free' and ${claim}::text is distinct from 'awake' or not exists (
        select from booking_claims d
        where d.booking_id = b.id and d.snoozed_until > ${now} and d.snoozed_state = b.state))
      and (${after_id}::bigint is null
        or case when ${isByDeadline}::boolean
            then (b.pay_by, b.id) > (coalesce(${afterDeadline}::timestamptz,
              (select pay_by from bookings where id = ${after_id})), ${after_id}::bigint)
          when ${isByPlay}::boolean
            then (b.tee_time_at, b.id) > ((select tee_time_at from bookings where id = ${after_id}), ${after_id}::bigint)
          when ${isOldestFirst}::boolean then b.id > ${after_id} else b.id < ${after_id} end)
    order by case when ${isByDeadline}::boolean then b.pay_by when ${isByPlay}::boolean then b.tee_time_at end,
      case when ${isOldestFirst}::boolean then b.id end, b.id desc limit ${limit}`
}

/**
 * The bookings to which filters that only few pass leave the page, each found by an index of its own; null without such a
 * filter. In the statement of the page, every booking of the state would be tried until the page is full.
 */
async function fewBookings(q: Query, filter: BookingFilter, now: Date): Promise<number[] | null> {
  const found: number[][] = []
  if (filter.partly_paid === 1) found.push(await partlyPaidToDecide(q, now))
  if (filter.club_closed === 1) found.push(await bookingsClosedByClub(q, now))
  if (filter.changes === 1) found.push(await withChangeToAnswer(q))
  if (filter.claim === 'mine') found.push(await claimedBy(q, filter.staff_id ?? 0))
  if (filter.claim === 'snoozed') found.push(await snoozed(q, now))
  const [first, ...others] = found
  return first?.filter((id) => others.every((ids) => ids.includes(id))) ?? null
}

async function withChangeToAnswer(q: Query): Promise<number[]> {
  const rows = await q<{ id: number }>`
    select booking_id as id from booking_changes where state = 'requested'`
  return rows.map(({ id }) => id)
}

async function claimedBy(q: Query, staffId: number): Promise<number[]> {
  const rows = await q<{
    id: number
  }>`select booking_id as id from booking_claims where staff_id = ${staffId}`
  return rows.map(({ id }) => id)
}

async function snoozed(q: Query, now: Date): Promise<number[]> {
  const rows = await q<{ id: number }>`
    select d.booking_id as id from booking_claims d join bookings b on b.id = d.booking_id
    where d.snoozed_until > ${now} and d.snoozed_state = b.state`
  return rows.map(({ id }) => id)
}

/** The courses meant by a name; fewer than three letters would mean most of them. */
async function coursesNamed(ctx: Context, typed: string): Promise<number[]> {
  if (/\d/.test(typed) || typed.length < 3) return []
  return (await coursesMeantBy(ctx, typed)) ?? []
}

/** The members with a part of a phone, and the bookings with a guest's name. */
async function findByParts(
  q: Query,
  typed: string,
): Promise<{ memberIds: readonly number[]; bookingIds: readonly number[] }> {
  const part = partOfPhone(typed)
  if (part !== null) {
    const members = await q<{ id: number }>`
      select id from members where phone like '%' || ${part}::text || '%' order by id desc limit ${mostGolfers}`
    return { memberIds: members.map(({ id }) => id), bookingIds: [] }
  }
  const words = /\d/.test(typed) ? null : nameQuery(typed)
  if (words === null) return { memberIds: [], bookingIds: [] }
  return { memberIds: [], bookingIds: await bookingsOfGuests(q, words, mostGolfers) }
}

/** The digits of a part of a phone, at least four; null for anything else. */
function partOfPhone(typed: string): string | null {
  const digits = typed.replaceAll(/[\s.-]/g, '')
  return /^\d{4,11}$/.test(digits) ? digits : null
}

/**
 * The members and bookings matching a code of a booking or payment, a phone, a vID, or the beginnings of the
 * words of a name.
 */
export async function findByText(
  q: Query,
  typed: string,
): Promise<{ memberIds: number[]; bookingIds: number[] }> {
  const code = typed.toUpperCase()
  const vga = /^\d{1,15}$/.test(typed) ? Number(typed) : 0
  const words = /\d/.test(typed) ? null : nameQuery(typed)
  const [members, named, bookings] = await Promise.all([
    q<{ id: number }>`select id from members where phone = ${normalisePhone(typed)} or vga = ${vga}`,
    words === null ? [] : membersNamed(q, words, mostGolfers),
    q<{ id: number }>`
      select id /* not null */ from bookings where code = ${typedBookingCode(typed)} or id = ${vga}
      union select id from bills where payment_code = ${code}
`,
  ])
  const memberIds = [...new Set([...members.map(({ id }) => id), ...named])]
  return { memberIds, bookingIds: bookings.map(({ id }) => id) }
}
