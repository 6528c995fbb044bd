import type { Calls } from '@teeviet/contract/calls'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { normalisePhone } from '@teeviet/contract/rules/phone'
import type { z } from 'zod'
import { nameQuery } from '#identity/players/names'
import type { Query } from '#platform/database/sql'

export type BookingFilter = z.output<Calls['GET /api/staff/bookings']['request']>

/** The states in which a booking waits for a person: few rows, however many bookings there have been. */
const waiting: readonly BookingState[] = [
  'draft',
  'requested',
  'confirmed',
  'placed',
  'cancellation_requested',
]

/** Of all that a name or phone finds, so many golfers are looked at. */
const mostGolfers = 200

/**
 * The numbers of the bookings that fit, a page of them: of a queue the oldest first by default, of
 * everything else the newest. The page begins after `after_id`. Drafts are listed only when asked for by name, and
 * those that were dropped never: they were never sent.
 */
export async function findBookings(q: Query, filter: BookingFilter, now: Date): Promise<number[]> {
  const typed = filter.q.trim()
  const golfers = typed === '' ? null : await findByText(q, typed)
  const isQueue = filter.state?.every((state) => waiting.includes(state)) ?? false
  const isOldestFirst =
    (filter.order ?? (isQueue && filter.state?.includes('requested') ? 'oldest' : 'newest')) === 'oldest'
  const { after_id = null, facility_id = null, overdue = null, play_from = null, play_to = null } = filter
  const { limit, region = null, state = null } = filter
  const { memberIds = null, bookingIds = null } = golfers ?? {}
  // what is not asked for is constant where PostgreSQL plans with the values, and the index of each question is used
  const rows = await q<{ id: number }>`
    select b.id from bookings b
    where (${state}::text[] is null or b.state = any (${state}))
      and (${memberIds}::bigint[] is null or b.member_id = any (${memberIds}) or b.id = any (${bookingIds}))
      and (b.requested_at is not null or ${state}::text[] is not null and b.state = 'draft')
      and (${facility_id}::int is null or b.course_id = ${facility_id})
      and (${region}::text is null or b.course_id in (select id from courses where region = ${region}))
      and (${play_from}::date is null or b.play_date >= ${play_from}::date)
      and (${play_to}::date is null or b.play_date <= ${play_to}::date)
      and (${overdue}::int is distinct from 1 or b.state = 'requested' and b.confirm_by <= ${now})
      and (${after_id}::bigint is null
        or case when ${isOldestFirst}::boolean then b.id > ${after_id} else b.id < ${after_id} end)
    order by case when ${isOldestFirst}::boolean then b.id end, b.id desc limit ${limit}`
  return rows.map(({ id }) => id)
}

/**
 * The members and bookings matching a code of a booking, bill or payment, a phone, a vID, or the beginnings of the
 * words of a name.
 */
export async function findByText(
  q: Query,
  typed: string,
): Promise<{ memberIds: number[]; bookingIds: number[] }> {
  const code = typed.toUpperCase()
  const vga = /^\d{1,15}$/.test(typed) ? Number(typed) : 0
  const words = /\d/.test(typed) ? null : nameQuery(typed)
  const [members, bookings] = await Promise.all([
    q<{ id: number }>`
      select id /* not null */ from members where phone = ${normalisePhone(typed)} or vga = ${vga}
      union
      (select id from members where ${words}::text is not null and name_words @@ to_tsquery('simple', coalesce(${words}, ''))
        order by id desc limit ${mostGolfers})`,
    q<{ id: number }>`
      select id /* not null */ from bookings where code = ${code} or id = ${vga}
      union select id from bills where code = ${code} or payment_code = ${code}`,
  ])
  return { memberIds: members.map(({ id }) => id), bookingIds: bookings.map(({ id }) => id) }
}
