import type { Attendance } from '@teeviet/contract/rules/bookings/attendance'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import type { Texts } from '#platform/http/text-in'

/** What is stored of a player as the form states it, under the names of the columns. */
export type StatedPlayer = {
  /** null for a member */
  guest_name: string | null
  /** The name of a guest is a placeholder, the real one is still to come. */
  is_unnamed: boolean
}

/** A player with the place they start on, if there is one, and the packages chosen for them. */
export type PlayerRow = StatedPlayer & {
  memberId: number | null
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
      insert into booking_players (booking_id, position, member_id, guest_name, is_unnamed, green_fee_vnd, play_date,
        tee_time_id)
      select ${bookingId}, position, member_id, guest_name, is_unnamed, green_fee, day, tee_time_id
      from unnest(${players.map((_, index) => index + 1)}::smallint[], ${players.map((one) => one.memberId)}::bigint[],
        ${players.map((one) => one.guest_name)}::text[], ${players.map((one) => one.is_unnamed)}::boolean[],
        ${players.map((one) => one.greenFee)}::bigint[],
        ${players.map((one) => one.seat?.play_date ?? null)}::date[],
        ${players.map((one) => one.seat?.tee_time_id ?? null)}::bigint[])
        as player (position, member_id, guest_name, is_unnamed, green_fee, day, tee_time_id)
      returning id, position
    )
    insert into booking_player_packages (booking_player_id, package_id, price_vnd)
    select player.id, package_id, price
    from unnest(${chosen.map((one) => one.position)}::smallint[], ${chosen.map((one) => one.id)}::int[],
      ${chosen.map((one) => one.price_vnd)}::int[]) as chosen (position, package_id, price)
    join player using (position)`
}

/** A player of a booking with the services chosen for this player. */
export type PlayerLine = StatedPlayer & {
  id: number
  vga: number | null
  fullname: string | null
  avatar: string | null
  green_fee_vnd: number | null
  /** When the player was cancelled while the rest of the booking stayed. */
  cancelled_at: Date | null
  /** The player's own tee time; null while there is none. */
  starts_at: Date | null
  /** What the player starts on (`A–B`); null where nothing is named. */
  path?: string | null
  attendance: Attendance
  /** With the number of its certificate, once there is one. */
  packages: { id: number; name: Texts; price_vnd: number; certificate?: string | null }[]
}

/** The players of a booking in their order. */
export function loadPlayers(q: Query, bookingId: number): Promise<PlayerLine[]> {
  return q<PlayerLine>`
    select p.id, m.vga, m.fullname, m.avatar, p.guest_name, p.is_unnamed, p.green_fee_vnd, p.cancelled_at, p.attendance, t.starts_at,
      case when t.id is not null then coalesce(b.path, t.path) end as path, (
      select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'price_vnd', c.price_vnd,
        'certificate', (select i.number from insurance_certificates i where i.booking_player_id = p.id and i.package_id = k.id)) order by k.price_vnd, k.id), '[]')
      from booking_player_packages c join insurance_packages k on k.id = c.package_id where c.booking_player_id = p.id
    ) as packages /* not null */
    from booking_players p join bookings b on b.id = p.booking_id left join members m on m.id = p.member_id
    left join tee_times t on t.play_date = p.play_date and t.id = p.tee_time_id
    where p.booking_id = ${bookingId} order by p.position`
}

/** Puts the players of a booking that had no tee time on these seats, in their order. */
export async function seatPlayers(
  q: Query,
  bookingId: number,
  seats: readonly { play_date: Day; tee_time_id: number }[],
): Promise<void> {
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

/** Names players of a booking who have none yet; a name that is given stays. */
export async function namePlayers(
  q: Query,
  bookingId: number,
  names: readonly { player_id: number; name: string }[],
): Promise<void> {
  await q`
    update booking_players p set guest_name = named.name, is_unnamed = false
    from unnest(${names.map(({ player_id }) => player_id)}::bigint[], ${names.map(({ name }) => name)}::text[]) as named (id, name)
    where p.id = named.id and p.booking_id = ${bookingId} and p.is_unnamed`
}

/** Removes a player from a booking; the booking then starts with the first tee time which still has a player. */
export async function cancelPlayer(
  q: Query,
  { bookingId, playerId, now }: { bookingId: number; playerId: number; now: Date },
): Promise<void> {
  await q`update booking_players set cancelled_at = ${now} where id = ${playerId} and booking_id = ${bookingId}`
  await q`
    update bookings b set tee_time_at = first.starts_at
    from (
      select min(t.starts_at) as starts_at
      from booking_players p join tee_times t on t.play_date = p.play_date and t.id = p.tee_time_id
      where p.booking_id = ${bookingId} and p.cancelled_at is null
    ) first
    where b.id = ${bookingId} and first.starts_at > b.tee_time_at`
}
