import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import { billCode, bookingCode } from '../codes.ts'
import type { FixedTerms } from '../fixed-terms.ts'

/** The version of the terms golfers agree to in the form. */
const termsVersion = '1'

/** A booking as it is sent; amounts in VND. */
export type BookingRow = {
  id: number
  memberId: number
  courseId: number
  state: BookingState
  channel: string
  day: Day
  teeTimeAt: Date | null
  holes: number | null
  players: number
  offerId: number | null
  amountVnd: number | null
  lang: Language
  bankId: number | null
  merchant: string | null
  terms: FixedTerms | null
  now: Date
  draftExpiresAt: Date | null
  confirmBy: Date | null
  unheldFor: string | null
  holdUntil: Date | null
}

/** Writes a booking and its bill; the statements leave together. */
export async function insertBooking(q: Query, booking: BookingRow): Promise<void> {
  const { id, memberId, courseId, state, channel, day, teeTimeAt, holes, players, offerId, amountVnd } =
    booking
  const { lang, bankId, merchant, terms, now, draftExpiresAt, confirmBy, unheldFor, holdUntil } = booking
  await Promise.all([
    q`insert into bookings (id, code, member_id, course_id, state, channel, play_date, tee_time_at, holes, player_count,
        offer_id, amount_vnd, language, bank_id, merchant, refund_ladder, terms_version, created_at, draft_expires_at,
        requested_at, confirm_by, unheld_for, hold_until)
      overriding system value
      values (${id}, ${bookingCode(id)}, ${memberId}, ${courseId}, ${state}, ${channel}, ${day}::date,
        ${teeTimeAt}, ${holes}, ${players}, ${offerId}, ${amountVnd}, ${lang}, ${bankId}, ${merchant}, ${terms},
        ${termsVersion}, ${now}, ${draftExpiresAt}, ${draftExpiresAt ? null : now}, ${confirmBy}, ${unheldFor}, ${holdUntil})`,
    q`insert into bills (id, code) values (${id}, ${billCode(id)})`,
  ])
}

/** Writes the services of a bill: the round and, if a player is insured, the cover; VND, null while not priced. */
export async function insertServices(
  q: Query,
  billId: number,
  { bookingVnd, hioVnd, isInsured }: { bookingVnd: number | null; hioVnd: number | null; isInsured: boolean },
): Promise<void> {
  const kinds = isInsured ? ['booking', 'hio'] : ['booking']
  await q`
    insert into bill_services (bill_id, kind, amount_vnd)
    select ${billId}, kind, amount
    from unnest(${kinds}::text[], ${[bookingVnd, hioVnd].slice(0, kinds.length)}::bigint[]) as service (kind, amount)`
}

/** A player with the place they start on, if there is one, and the packages chosen for them. */
export type PlayerRow = {
  memberId: number | null
  guestName: string | null
  greenFee: number | null
  seat: { play_date: Day; tee_time_id: number } | undefined
  packages: readonly { id: number; price_vnd: number }[]
}

/** Writes the players of a booking in their order. */
export async function insertPlayers(
  q: Query,
  bookingId: number,
  players: readonly PlayerRow[],
): Promise<void> {
  const chosen = players.flatMap(({ packages }, index) =>
    packages.map((one) => ({ ...one, position: index + 1 })),
  )
  await q`
    with player as (
      insert into booking_players (booking_id, position, member_id, guest_name, green_fee_vnd, play_date, tee_time_id)
      select ${bookingId}, position, member_id, guest_name, green_fee, day, tee_time_id
      from unnest(${players.map((_, index) => index + 1)}::smallint[], ${players.map((one) => one.memberId)}::bigint[],
        ${players.map((one) => one.guestName)}::text[], ${players.map((one) => one.greenFee)}::bigint[],
        ${players.map((one) => one.seat?.play_date ?? null)}::date[],
        ${players.map((one) => one.seat?.tee_time_id ?? null)}::bigint[])
        as player (position, member_id, guest_name, green_fee, day, tee_time_id)
      returning id, position
    )
    insert into booking_player_packages (booking_player_id, package_id, price_vnd)
    select player.id, package_id, price
    from unnest(${chosen.map((one) => one.position)}::smallint[], ${chosen.map((one) => one.id)}::int[],
      ${chosen.map((one) => one.price_vnd)}::int[]) as chosen (position, package_id, price)
    join player using (position)`
}
