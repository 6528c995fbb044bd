import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import type { FixedTerms } from '../fixed-terms.ts'

/** A booking after a change; its terms are in VND. */
export type RewrittenBooking = {
  courseId: number
  day: Day
  teeTimeAt: Date
  holes: number
  /** The path that staff named for it; null for that of its tee times. */
  path: string | null
  players: number
  offerId: number | null
  terms: FixedTerms | null
  payBy: Date | null
  holdUntil: Date | null
}

/** Writes where, when and by how many a booking is played after a change, and its deadlines. */
export async function rewriteBooking(q: Query, id: number, after: RewrittenBooking): Promise<void> {
  const { courseId, day, teeTimeAt, holes, path, players, offerId, terms, payBy, holdUntil } = after
  await q`
    update bookings set course_id = ${courseId}, play_date = ${day}::date, tee_time_at = ${teeTimeAt}, holes = ${holes}, path = ${path}::text,
      player_count = ${players}, offer_id = ${offerId}, refund_ladder = ${terms}, pay_by = ${payBy}::timestamptz,
      hold_until = ${holdUntil}::timestamptz,
      rest_by = case when rest_by is not null then least(rest_by, ${teeTimeAt}) end
    where id = ${id}`
}

/** Writes the amounts of an unpaid bill after a change, in VND; insurance chosen now is a service of it. */
export async function rewriteBill(
  q: Query,
  id: number,
  { bookingVnd, hioVnd, now }: { bookingVnd: number; hioVnd: number; now: Date },
): Promise<void> {
  await q`update bookings set amount_vnd = ${bookingVnd + hioVnd} where id = ${id}`
  await q`
    update bill_services set
      amount_vnd = case kind when 'booking' then ${bookingVnd}::bigint else ${hioVnd}::bigint end,
      cancelled_at = case when kind = 'hio' and ${hioVnd} = 0 then ${now}::timestamptz end
    where bill_id = ${id} and (kind = 'booking' and cancelled_at is null
      or kind = 'hio' and (cancelled_at is null or ${hioVnd} > 0))`
  if (hioVnd === 0) return
  await q`
    insert into bill_services (bill_id, kind, amount_vnd) select ${id}, 'hio', ${hioVnd}
    where not exists (select from bill_services where bill_id = ${id} and kind = 'hio')`
}

/**
 * Adds the difference (VND) of a paid change to its bill: `hioVnd` of it to the insurance, which may be new, the rest to
 * the round. Where the one becomes cheaper and the other dearer, the services differ more than the bill.
 */
export async function raiseBill(
  q: Query,
  id: number,
  { byVnd, hioVnd, now }: { byVnd: number; hioVnd: number; now: Date },
): Promise<void> {
  if (byVnd > 0) await q`update bookings set amount_vnd = amount_vnd + ${byVnd} where id = ${id}`
  if (byVnd !== hioVnd)
    await q`
      update bill_services set amount_vnd = amount_vnd + ${byVnd - hioVnd} where bill_id = ${id} and kind = 'booking'`
  if (hioVnd === 0) return
  // insurance that was left out before the payment is not in the bill
  await q`
    update bill_services set paid_at = coalesce(paid_at, ${now}),
      cancelled_at = case when paid_at is not null then cancelled_at end,
      amount_vnd = case when paid_at is null then 0 else amount_vnd end + ${hioVnd}
    where bill_id = ${id} and kind = 'hio'`
  if (hioVnd < 0) return
  await q`
    insert into bill_services (bill_id, kind, amount_vnd, paid_at) values (${id}, 'hio', ${hioVnd}, ${now})
    on conflict (bill_id, kind) do nothing`
}

/** Notes when the insurance of a paid bill ended, or null while players have packages. */
export async function writeCoverEnd(q: Query, id: number, endedAt: Date | null): Promise<void> {
  await q`
    update bill_services set cancelled_at = ${endedAt}::timestamptz where bill_id = ${id} and kind = 'hio' and paid_at is not null`
}

/** A player after a change, with the start; `id` is null for one who is added. The price is in VND. */
export type RewrittenPlayer = {
  id: number | null
  memberId: number | null
  guestName: string | null
  isUnnamed: boolean
  fee: number
  day: Day
  teeTimeId: number
}

/** Writes the players of a booking after a change: who leaves, who stays and where, and who is added. */
export async function rewritePlayers(
  q: Query,
  bookingId: number,
  { players, leaving, now }: { players: readonly RewrittenPlayer[]; leaving: readonly number[]; now: Date },
): Promise<void> {
  const staying = players.filter(({ id }) => id !== null)
  const added = players.filter(({ id }) => id === null)
  await q`
    update booking_players set cancelled_at = ${now}
    where booking_id = ${bookingId} and id = any (${[...leaving]}::bigint[])`
  await q`
    update booking_players p set member_id = one.member_id, guest_name = one.guest_name, is_unnamed = one.is_unnamed,
      green_fee_vnd = one.fee, play_date = one.day, tee_time_id = one.tee_time_id
    from unnest(${staying.map(({ id }) => id)}::bigint[], ${staying.map(({ memberId }) => memberId)}::bigint[],
      ${staying.map(({ guestName }) => guestName)}::text[], ${staying.map(({ isUnnamed }) => isUnnamed)}::boolean[],
      ${staying.map(({ fee }) => fee)}::bigint[], ${staying.map(({ day }) => day)}::date[],
      ${staying.map(({ teeTimeId }) => teeTimeId)}::bigint[])
      as one (id, member_id, guest_name, is_unnamed, fee, day, tee_time_id)
    where p.id = one.id and p.booking_id = ${bookingId}`
  if (added.length === 0) return
  await q`
    insert into booking_players (booking_id, position, member_id, guest_name, is_unnamed, green_fee_vnd, play_date, tee_time_id)
    select ${bookingId}, last.position + one.number, one.member_id, one.guest_name, one.is_unnamed, one.fee, one.day,
      one.tee_time_id
    from (select max(position) as position from booking_players where booking_id = ${bookingId}) last,
      unnest(${added.map(({ memberId }) => memberId)}::bigint[], ${added.map(({ guestName }) => guestName)}::text[],
        ${added.map(({ isUnnamed }) => isUnnamed)}::boolean[], ${added.map(({ fee }) => fee)}::bigint[],
        ${added.map(({ day }) => day)}::date[], ${added.map(({ teeTimeId }) => teeTimeId)}::bigint[])
        with ordinality as one (member_id, guest_name, is_unnamed, fee, day, tee_time_id, number)`
}

/** Writes the insurance packages of the players of a booking, for each player in their order, at these prices (VND). */
export async function rewritePackages(
  q: Query,
  bookingId: number,
  ofPlayers: readonly (readonly { id: number; price_vnd: number }[])[],
): Promise<void> {
  const chosen = ofPlayers.flatMap((packages, place) =>
    packages.map((one) => ({ ...one, number: place + 1 })),
  )
  await q`
    delete from booking_player_packages c using booking_players p
    where p.id = c.booking_player_id and p.booking_id = ${bookingId} and p.cancelled_at is null`
  await q`
    insert into booking_player_packages (booking_player_id, package_id, price_vnd)
    select player.id, package_id, price
    from unnest(${chosen.map(({ number }) => number)}::int[], ${chosen.map(({ id }) => id)}::int[],
      ${chosen.map(({ price_vnd }) => price_vnd)}::int[]) as chosen (number, package_id, price)
    join (
      select id, row_number() over (order by position) as number
      from booking_players where booking_id = ${bookingId} and cancelled_at is null
    ) player using (number)`
}

/** Takes the players who left off the starts that their booking has given up. */
export async function unseatLeft(q: Query, bookingId: number): Promise<void> {
  await q`
    update booking_players p set play_date = null, tee_time_id = null
    from booking_tee_times h
    where p.booking_id = ${bookingId} and p.cancelled_at is not null and h.booking_id = p.booking_id
      and h.play_date = p.play_date and h.tee_time_id = p.tee_time_id and h.released_at is not null`
}
