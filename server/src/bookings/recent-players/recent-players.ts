import type { earlierPlayer } from '@teeviet/contract/entities/player'
import type { z } from 'zod'
import { displayedVid } from '#identity/members/vid'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'

type EarlierPlayer = z.output<typeof earlierPlayer>

type Row = {
  vga: number | null
  fullname: string | null
  avatar: string | null
  guest_name: string | null
  is_unnamed: boolean
}

/** How many of a golfer's own bookings are searched for players. */
const bookingsSearched = 30

/**
 * The members and guests a golfer booked or played with, the latest first, and the players of the golfer's last booking
 * for two or more, in their order.
 */
export async function recentPlayers(
  ctx: Context,
  member: Member,
  rows: number,
): Promise<{ players: EarlierPlayer[]; last_flight: EarlierPlayer[] }> {
  const [players, last] = await Promise.all([latestPlayers(ctx, member, rows), lastFlight(ctx, member)])
  return { players: players.map(onWire), last_flight: last.map(onWire) }
}

function latestPlayers({ q }: Context, member: Member, rows: number): Promise<Row[]> {
  return q<Row>`
    with own as (
      select id, play_date from bookings where member_id = ${member.id} and requested_at is not null
      order by id desc limit ${bookingsSearched}
    ), met as (
      select p.member_id, p.guest_name, own.play_date
      from own join booking_players p on p.booking_id = own.id
      where p.cancelled_at is null and not p.is_unnamed and p.member_id is distinct from ${member.id}
      union all
      select partner_id, null, last_played_on from play_partners where member_id = ${member.id}
    ), latest as (
      select member_id, guest_name, max(play_date) as last_on from met group by member_id, guest_name
    )
    select m.vga, m.fullname, m.avatar, l.guest_name, false as is_unnamed
    from latest l left join members m on m.id = l.member_id
    where l.member_id is null or m.deleted_at is null
    order by l.last_on desc, l.guest_name nulls first, m.vga
    limit ${rows}`
}

function lastFlight({ q }: Context, member: Member): Promise<Row[]> {
  return q<Row>`
    select m.vga, m.fullname, m.avatar, p.guest_name, p.is_unnamed
    from booking_players p left join members m on m.id = p.member_id
    where p.cancelled_at is null and (p.member_id is null or m.deleted_at is null) and p.booking_id = (
      select b.id from bookings b where b.member_id = ${member.id} and b.requested_at is not null and b.player_count > 1
      order by b.id desc limit 1)
    order by p.position`
}

function onWire({ vga, fullname, avatar, guest_name, is_unnamed }: Row): EarlierPlayer {
  return {
    user_id: vga ?? -1,
    id_display: vga === null ? '' : displayedVid(vga),
    fullname: fullname ?? '',
    avatar: avatar ?? '',
    name_out_system: guest_name ?? '',
    is_unnamed: is_unnamed ? 1 : 0,
  }
}
