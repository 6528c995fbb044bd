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
  // The text is put together from fixed pieces only; every value is bound.
  const from = isQueue
    ? `bookings b where b.state = any ($1) and b.state in (${waiting.map((state) => `'${state}'`).join(', ')})`
    : 'bookings b where ($1::text[] is null or b.state = any ($1))'
  const mine = golfers
    ? 'and (b.member_id = any ($2) or b.id = any ($3))'
    : 'and $2::bigint[] is null and $3::bigint[] is null'
  const page = isOldestFirst
    ? 'and ($10::bigint is null or b.id > $10) order by b.id'
    : 'and ($10::bigint is null or b.id < $10) order by b.id desc'
  const rows = await q.text<{ id: number }>(
    `select b.id from ${from} ${mine}
      and (b.requested_at is not null or $1::text[] is not null and b.state = 'draft')
      and ($4::int is null or b.course_id = $4)
      and ($5::text is null or b.course_id in (select id from courses where region = $5))
      and ($6::date is null or b.play_date >= $6) and ($7::date is null or b.play_date <= $7)
      and ($8::int is distinct from 1 or b.state = 'requested' and b.confirm_by <= $9)
      ${page} limit $11`,
    [
      filter.state ?? null,
      golfers?.memberIds ?? null,
      golfers?.bookingIds ?? null,
      filter.facility_id ?? null,
      filter.region ?? null,
      filter.play_from ?? null,
      filter.play_to ?? null,
      filter.overdue ?? null,
      now,
      filter.after_id ?? null,
      filter.limit,
    ],
  )
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
