import type { Language } from '@teeviet/contract/rules/languages'
import type { TakenPlaces } from '#golf/tee-sheet/take-places'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { billCode, bookingCode } from '../booking/codes.ts'
import { seatsOf } from '../booking/flights.ts'
import { recordEvent } from '../booking/record-event.ts'
import { announce } from '../booking/transition.ts'
import type { Decision } from '../pricing/decide-request.ts'
import type { BookingWish } from '../pricing/read-wish.ts'

export type Channel = 'quick' | 'booking_now' | 'fast_order' | 'bank' | 'staff'

/** The version of the terms golfers agree to in the form. */
const termsVersion = '1'

export type NewBooking = {
  id: number
  member: Member
  wish: BookingWish
  decision: Decision
  channel: Channel
  lang: Language
  now: Date
  /** Set for a booking that still needs its code. */
  draftExpiresAt: Date | null
  confirmBy: Date | null
  /** When its hold ends if nobody answers; null for a draft, and without places held. */
  holdUntil: Date | null
}

/**
 * Writes a decided booking with its bill, places, players and first line of the audit trail, and sets its first
 * deadline. All statements leave together: none needs another's answer.
 */
export async function storeBooking(ctx: Context, q: Query, booking: NewBooking): Promise<void> {
  const { id, member, wish, decision, now, draftExpiresAt, confirmBy, holdUntil } = booking
  const { price, places, unheldFor } = decision
  const state = draftExpiresAt ? 'draft' : 'requested'
  const first = places?.[0]
  await Promise.all([
    q`insert into bookings (id, code, member_id, course_id, state, channel, play_date, tee_time_at, holes, player_count,
        offer_id, amount_vnd, language, bank_id, merchant, refund_ladder, terms_version, created_at, draft_expires_at,
        requested_at, confirm_by, unheld_for, hold_until)
      overriding system value
      values (${id}, ${bookingCode(id)}, ${member.id}, ${wish.courseId}, ${state}, ${booking.channel}, ${wish.day}::date,
        ${first?.starts_at ?? null}, ${first?.holes ?? wish.holes}, ${wish.players.length}, ${decision.offer?.id ?? null},
        ${price.total}, ${booking.lang}, ${member.bankId}, ${member.merchant}, ${decision.terms}, ${termsVersion}, ${now},
        ${draftExpiresAt}, ${draftExpiresAt ? null : now}, ${confirmBy}, ${unheldFor}, ${holdUntil})`,
    q`insert into bills (id, code, amount_vnd) values (${id}, ${billCode(id)}, ${price.total})`,
    storeServices(q, id, decision),
    places && storePlaces(q, id, places, decision.offer?.priceSale ?? null, unheldFor ? now : null),
    storePlayers(q, id, decision),
    recordEvent(q, {
      bookingId: id,
      from: null,
      to: state,
      actor: { kind: 'member', id: member.id },
      at: now,
    }),
    announce(ctx, q, {
      id,
      state,
      play_date: wish.day,
      draft_expires_at: draftExpiresAt,
      requested_at: now,
      confirm_by: confirmBy,
      reminders_sent: 0,
      overdue_at: null,
      pay_by: null,
      unheld_for: unheldFor,
      hold_until: holdUntil,
    }),
  ])
}

/** The places a booking holds, or waits for since `awaitedSince`, each at the price per player it was sold for. */
export async function storePlaces(
  q: Query,
  bookingId: number,
  places: readonly TakenPlaces[],
  offerPrice: number | null,
  awaitedSince: Date | null = null,
): Promise<void> {
  await q`
    insert into booking_tee_times (booking_id, play_date, tee_time_id, places, price_vnd, released_at, is_awaited)
    select ${bookingId}, day, tee_time_id, places, price, ${awaitedSince}::timestamptz, ${awaitedSince !== null}
    from unnest(${places.map((one) => one.play_date)}::date[], ${places.map((one) => one.tee_time_id)}::bigint[],
      ${places.map((one) => one.places)}::smallint[], ${places.map((one) => offerPrice ?? one.price_vnd)}::int[])
      as taken (day, tee_time_id, places, price)`
}

async function storeServices(q: Query, billId: number, { price, players }: Decision): Promise<void> {
  const hasPackages = players.some(({ packages }) => packages.length > 0)
  const kinds = hasPackages ? ['booking', 'hio'] : ['booking']
  await q`
    insert into bill_services (bill_id, kind, amount_vnd)
    select ${billId}, kind, amount
    from unnest(${kinds}::text[], ${[price.booking, price.hio].slice(0, kinds.length)}::bigint[]) as service (kind, amount)`
}

/** Puts the players of a booking that had no tee time on the places taken for them, in their order. */
export async function seatPlayers(
  q: Query,
  bookingId: number,
  places: readonly TakenPlaces[],
): Promise<void> {
  const seats = seatsOf(places)
  await q`
    update booking_players p set play_date = seat.day, tee_time_id = seat.tee_time_id
    from unnest(${seats.map((seat) => seat.play_date)}::date[], ${seats.map((seat) => seat.tee_time_id)}::bigint[])
      with ordinality as seat (day, tee_time_id, number)
    join (
      select id, row_number() over (order by position) as number
      from booking_players where booking_id = ${bookingId} and cancelled_at is null
    ) staying using (number)
    where p.id = staying.id`
}

async function storePlayers(q: Query, bookingId: number, { players, places }: Decision): Promise<void> {
  const seats = seatsOf(places ?? [])
  const chosen = players.flatMap(({ packages }, index) =>
    packages.map((one) => ({ ...one, position: index + 1 })),
  )
  await q`
    with player as (
      insert into booking_players (booking_id, position, member_id, guest_name, green_fee_vnd, play_date, tee_time_id)
      select ${bookingId}, position, member_id, guest_name, green_fee, day, tee_time_id
      from unnest(${players.map((_, index) => index + 1)}::smallint[], ${players.map((one) => one.memberId)}::bigint[],
        ${players.map((one) => one.guestName)}::text[], ${players.map((one) => one.greenFee)}::bigint[],
        ${players.map((_, index) => seats[index]?.play_date ?? null)}::date[],
        ${players.map((_, index) => seats[index]?.tee_time_id ?? null)}::bigint[])
        as player (position, member_id, guest_name, green_fee, day, tee_time_id)
      returning id, position
    )
    insert into booking_player_packages (booking_player_id, package_id, price_vnd)
    select player.id, package_id, price
    from unnest(${chosen.map((one) => one.position)}::smallint[], ${chosen.map((one) => one.id)}::int[],
      ${chosen.map((one) => one.price_vnd)}::int[]) as chosen (position, package_id, price)
    join player using (position)`
}
