import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { nameOfMember } from '#identity/members/vid'
import type { Query } from '#platform/database/sql'

export type StoredAskState = 'asked' | 'joined' | 'declined' | 'withdrawn' | 'over'
/** As golfers read it: a joined one whose own booking has ended has left. */
export type AskState = StoredAskState | 'left'

export type Ask = { id: number; memberId: number; priceVnd: number; lang: Language; state: StoredAskState }

/** A golfer's request to join a flight; null before asking. */
export async function askOf(
  q: Query,
  bookingId: number,
  memberId: number,
): Promise<{ state: AskState; joinedBookingId: number | null } | null> {
  const [row] = await q<{ state: StoredAskState; joinedBookingId: number | null; isEnded: boolean }>`
    select a.state, a.joined_booking_id as "joinedBookingId", j.ended_at is not null as "isEnded"
    from flight_asks a left join bookings j on j.id = a.joined_booking_id
    where a.booking_id = ${bookingId} and a.member_id = ${memberId}`
  return row ? { state: row.isEnded ? 'left' : row.state, joinedBookingId: row.joinedBookingId } : null
}

type Asked = { bookingId: number; memberId: number; priceVnd: number; lang: Language; now: Date }

/** Stores a golfer's request to join, again after it was taken back, the flight was closed, or the golfer has left. */
export async function writeAsk(q: Query, { bookingId, memberId, priceVnd, lang, now }: Asked): Promise<void> {
  await q`
    insert into flight_asks (booking_id, member_id, price_vnd, language, asked_at)
    values (${bookingId}, ${memberId}, ${priceVnd}, ${lang}, ${now})
    on conflict (booking_id, member_id) do update
      set state = 'asked', price_vnd = ${priceVnd}, language = ${lang}, asked_at = ${now}, decided_at = null,
        joined_booking_id = null, organiser_left_at = null`
}

/** How many requests of a flight wait for an answer. */
export async function countWaiting(q: Query, bookingId: number): Promise<number> {
  const [row] = await q<{ waiting: number }>`
    select count(*)::int as waiting from flight_asks where booking_id = ${bookingId} and state = 'asked'`
  return row?.waiting ?? 0
}

/** How many flights a golfer asks to join; stable under the golfer's lock. */
export async function countAsks(q: Query, memberId: number): Promise<number> {
  const [row] = await q<{ waiting: number }>`
    select count(*)::int as waiting from flight_asks where member_id = ${memberId} and state = 'asked'`
  return row?.waiting ?? 0
}

/** A request of a flight by its number. */
export async function findAsk(q: Query, bookingId: number, id: number): Promise<Ask | null> {
  const [ask] = await q<Ask>`
    select id, member_id as "memberId", price_vnd as "priceVnd", language as lang, state
    from flight_asks where booking_id = ${bookingId} and id = ${id}`
  return ask ?? null
}

/** Answers a request that waits; returns whether it did: two answers at once never both count. */
export async function writeAnswer(
  q: Query,
  id: number,
  state: 'joined' | 'declined',
  now: Date,
): Promise<boolean> {
  const answered = await q<{ id: number }>`
    update flight_asks set state = ${state}, decided_at = ${now} where id = ${id} and state = 'asked' returning id`
  return answered.length > 0
}

/** Names the booking of a golfer who joined. */
export async function writeJoined(q: Query, id: number, joinedBookingId: number): Promise<void> {
  await q`update flight_asks set joined_booking_id = ${joinedBookingId} where id = ${id}`
}

/** Takes back the requests of a golfer that wait, of one flight or of all. */
export async function withdrawAsks(
  q: Query,
  { memberId, bookingId = null, now }: { memberId: number; bookingId?: number | null; now: Date },
): Promise<void> {
  await q`
    update flight_asks set state = 'withdrawn', decided_at = ${now}
    where member_id = ${memberId} and state = 'asked' and (${bookingId}::bigint is null or booking_id = ${bookingId})`
}

/** Ends the requests of a flight that wait; returns who asked them. */
export async function endAsks(
  q: Query,
  bookingId: number,
  now: Date,
): Promise<{ memberId: number; lang: Language }[]> {
  return q<{ memberId: number; lang: Language }>`
    update flight_asks set state = 'over', decided_at = ${now} where booking_id = ${bookingId} and state = 'asked'
    returning member_id as "memberId", language as lang`
}

export type ListedAsk = { id: number; name: string; state: 'asked' | 'joined' | 'left'; askedAt: Date }

/** The requests of a flight that wait or were approved, the oldest first. */
export async function listAsks(q: Query, bookingId: number): Promise<ListedAsk[]> {
  const rows = await q<{
    id: number
    isJoined: boolean
    isEnded: boolean
    askedAt: Date
    fullname: string
    vga: number
  }>`
    select a.id, a.state = 'joined' as "isJoined", j.ended_at is not null as "isEnded", a.asked_at as "askedAt", m.fullname, m.vga
    from flight_asks a join members m on m.id = a.member_id left join bookings j on j.id = a.joined_booking_id
    where a.booking_id = ${bookingId} and a.state in ('asked', 'joined') order by a.id`
  return rows.map(({ isJoined, isEnded, fullname, vga, ...ask }) => ({
    ...ask,
    name: nameOfMember({ fullname, vga }),
    state: isEnded ? 'left' : isJoined ? 'joined' : 'asked',
  }))
}

export type Joined = { id: number; joinedBookingId: number }

/** Golfers who will play in a flight whose organiser's booking has ended, and who do not know it yet. */
export function joinedWithoutOrganiser(q: Query, now: Date, most: number): Promise<Joined[]> {
  return q<Joined>`
    select a.id, j.id as "joinedBookingId" from flight_asks a
    join bookings b on b.id = a.booking_id join bookings j on j.id = a.joined_booking_id
    where a.state = 'joined' and a.organiser_left_at is null and b.ended_at is not null
      and j.ended_at is null and j.tee_time_at > ${now}
    order by a.id limit ${most}`
}

/** Records that a golfer who joined knows of the organiser; returns whether this was the first time. */
export async function writeOrganiserLeft(q: Query, id: number, now: Date): Promise<boolean> {
  const informed = await q<{ id: number }>`
    update flight_asks set organiser_left_at = ${now}
    where id = ${id} and state = 'joined' and organiser_left_at is null returning id`
  return informed.length > 0
}

/** The name of the golfer whose flight a booking has joined and who still plays; null for any other booking. */
export async function joinedFlightOf(q: Query, bookingId: number): Promise<string | null> {
  const [host] = await q<{ fullname: string; vga: number }>`
    select m.fullname, m.vga from flight_asks a join bookings b on b.id = a.booking_id join members m on m.id = b.member_id
    where a.joined_booking_id = ${bookingId} and b.ended_at is null`
  return host ? nameOfMember(host) : null
}

/** The bookings that play together with one through an open flight: its organiser's, and those that joined. */
export function playsWith(
  q: Query,
  bookingId: number,
): Promise<{ id: number; code: string; state: BookingState }[]> {
  return q<{ id: number; code: string; state: BookingState }>`
    select b.id, b.code, b.state from bookings b
    where b.id <> ${bookingId} and b.id in (
      select unnest(array[a.booking_id, a.joined_booking_id]) from flight_asks a
      where a.state = 'joined' and a.booking_id = coalesce(
        (select booking_id from flight_asks where joined_booking_id = ${bookingId}), ${bookingId}))
    order by b.id`
}
