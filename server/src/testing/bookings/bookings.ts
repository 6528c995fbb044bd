import { type Calls, calls } from '@teeviet/contract/calls'
import type { z } from 'zod'
import type { BookingSent } from '#bookings/booking/sent'
import type { BookingFields } from '#bookings/pricing/parse-booking-request'
import { requestBooking } from '#bookings/request/request'
import type { Member } from '#platform/context/actor'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { TestContext } from '../context.ts'

type SentFields = z.input<Calls['POST /api/services/create_booking_for_wap']['request']>

/** So many guests by name, each with these packages. */
export function guests(count: number, packageIds: number[] = []): NonNullable<SentFields['list_users']> {
  return Array.from({ length: count }, (_, index) => ({
    user_id: -1,
    name_out_system: `Khách ${index + 1}`,
    list_insurrance: packageIds,
  }))
}

/** The form as the browser sends it, read as the server reads it. */
export function form(fields: SentFields): BookingFields {
  return calls['POST /api/services/create_booking_for_wap'].request.parse(fields)
}

/** A request of so many guests (default: one) for a tee time given as ISO text. */
export type Request = { courseId: number; at: string; players?: number; key?: string } & SentFields

/** Sends a request from the quick form. */
export function book(ctx: TestContext, member: Member, request: Request): Promise<BookingSent> {
  const { courseId, at, players = 1, key, ...rest } = request
  const fields = form({
    facility_id: courseId,
    date_played: new Date(at).getTime(),
    list_users: guests(players),
    ...rest,
  })
  const idempotency = key
    ? { caller: `member:${member.id}`, key, hash: Buffer.from(JSON.stringify(fields)) }
    : null
  return requestBooking(ctx, member, fields, { channel: 'quick', lang: 'vi', idempotency })
}

/** The result of a verb, or the name of the refusal it throws. */
export async function outcome<T>(work: Promise<T>): Promise<T | string> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}

/**
 * The invariants at every moment: each tee time has as many places left as its capacity less those of other channels
 * and those of live bookings and of other times on offer, each booking holds on each of its tee times the places of the players who start there,
 * and each offer has its quantity less its live places left. Returns the violating rows.
 */
export function brokenPlaces(q: Query): Promise<{ what: string; id: number }[]> {
  return q<{ what: string; id: number }>`
    with live as (
      select play_date, tee_time_id, booking_id, places from booking_tee_times where released_at is null
    )
    select 'tee time' as what, t.id /* not null */ from tee_times t
    where t.places_left <> t.capacity - t.external_places
      - coalesce((select sum(places) from live where live.play_date = t.play_date and live.tee_time_id = t.id), 0)
      - coalesce((select sum(o.places) from counter_offer_places o
          where o.play_date = t.play_date and o.tee_time_id = t.id), 0)
      - coalesce((select sum(c.places) from booking_change_places c
          where c.play_date = t.play_date and c.tee_time_id = t.id), 0)
      - coalesce((select sum(w.players) from waitlist_entries w
          where w.play_date = t.play_date and w.tee_time_id = t.id), 0)
    union all
    select 'players of booking', live.booking_id from live
    where live.places <> (
      select count(*) from booking_players p
      where p.booking_id = live.booking_id and p.play_date = live.play_date and p.tee_time_id = live.tee_time_id
        and p.cancelled_at is null)
    union all
    select 'offer', o.id from offers o
    where o.quantity is not null and o.quantity_left <> o.quantity - coalesce((
      select sum(places) from live join bookings b on b.id = live.booking_id where b.offer_id = o.id), 0)
      - coalesce((select sum(c.quantity) from booking_changes c join bookings b on b.id = c.booking_id
          where b.offer_id = o.id and c.state in ('requested', 'offered')), 0)`
}
