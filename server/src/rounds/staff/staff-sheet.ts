import type { ResponseOf } from '@teeviet/contract'
import type { Attendance } from '@teeviet/contract/rules/bookings/attendance'
import { type Start, startOf } from '@teeviet/contract/rules/bookings/starter'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { keptOfNoShow } from '#bookings/booking/fixed-terms'
import { nameOfMember, nameOfPlayer } from '#identity/members/vid'
import type { Context } from '#platform/context/context'

type StaffSheet = ResponseOf<'GET /api/staff/tee-sheet'>
type TeeTime = StaffSheet['tee_times'][number]
type Holder = {
  id: number
  code: string
  state: BookingState
  places: number
  unheld_for: 'cap' | 'unanswered' | null
  is_kept: boolean
  vga: number
  fullname: string
  number_player: number
  players: (Parameters<typeof nameOfPlayer>[0] & {
    id: number
    is_unnamed: boolean
    attendance: Attendance
  } & Start)[]
  start_note: string
  kept: number | null
  path: string | null
}
type Row = Omit<TeeTime, 'start_at' | 'sold' | 'held' | 'bookings' | 'path'> & {
  starts_at: Date
  path: string | null
  bookings: Holder[]
}

/** Bookings on their way to be paid; all others that have places have paid for them. */
const unpaid: readonly BookingState[] = ['draft', 'requested', 'confirmed', 'placed']

/**
 * A course's tee times of a day for staff: closed ones too, the players on each, and the requests for it without held
 * places.
 */
export async function readStaffSheet(
  { q }: Pick<Context, 'q'>,
  courseId: number,
  day: Day,
): Promise<StaffSheet> {
  const [rows, [sheet], closings] = await Promise.all([
    q<Row>`
      select t.id, t.starts_at, t.holes as number_hole, t.capacity, t.external_places as outside, t.places_left as left,
        t.price_vnd as price, t.is_closed, t.closed_for, coalesce(t.closed_note, '') as closed_note,
        t.closing_id, t.path,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', b.id, 'code', b.code, 'state', b.state, 'places', h.places,
            'is_kept', h.kept_at is not null, 'unheld_for', case when h.is_awaited then b.unheld_for end,
            'vga', m.vga, 'fullname', m.fullname, 'number_player', b.player_count, 'start_note', coalesce(b.start_note, ''), 'path', b.path,
            'kept', (b.refund_ladder ->> 'no_show_kept_percent')::int, 'players' /* not null */, (
              select coalesce(json_agg(json_build_object('id', p.id, 'vga', pm.vga, 'fullname', pm.fullname,
                'guest_name', p.guest_name, 'is_unnamed', p.is_unnamed, 'attendance', p.attendance, 'caddie', coalesce(p.caddie, ''),
                'buggy', coalesce(p.buggy, ''), 'is_walking', p.is_walking) order by p.position), '[]')
              from booking_players p left join members pm on pm.id = p.member_id
              where p.booking_id = b.id and p.play_date = t.play_date and p.tee_time_id = t.id and p.cancelled_at is null
            )) order by b.id)
          from booking_tee_times h join bookings b on b.id = h.booking_id
          join members m on m.id = b.member_id
          where h.play_date = t.play_date and h.tee_time_id = t.id
            and (h.released_at is null or (h.is_awaited and b.state = 'requested'))
        ), '[]') as bookings /* not null */
      from tee_times t where t.course_id = ${courseId} and t.play_date = ${day}::date
      order by t.starts_at`,
    q<{ until: Day | null }>`select max(play_date) as until from tee_times where course_id = ${courseId}`,
    q<StaffSheet['closings'][number]>`
      select closing_id as id /* not null */, min(play_date) as day_from /* not null */, max(play_date) as day_to /* not null */,
        count(*)::int as tee_times
      from tee_times where closing_id in (
        select closing_id from tee_times where course_id = ${courseId} and play_date = ${day}::date and closing_id is not null)
      group by closing_id order by closing_id`,
  ])
  return { day, filled_until: sheet?.until ?? null, tee_times: rows.map(onWire), closings }
}

function onWire({ starts_at, bookings, path, ...row }: Row): TeeTime {
  const placesOf = (holders: readonly Holder[]) => holders.reduce((sum, { places }) => sum + places, 0)
  const holders = bookings.filter(({ unheld_for }) => unheld_for === null)
  const waiting = holders.filter(({ state }) => unpaid.includes(state))
  return {
    ...row,
    path: path ?? undefined,
    start_at: starts_at.getTime(),
    held: placesOf(waiting),
    sold: placesOf(holders) - placesOf(waiting),
    bookings: bookings.map(({ code, vga, fullname, players, kept, path: own, ...booking }) => ({
      ...booking,
      path: own ?? undefined,
      no_show_kept_percent: keptOfNoShow({ no_show_kept_percent: kept }),
      players: players.map((player) => ({
        id: player.id,
        name: nameOfPlayer(player),
        is_guest: player.vga === null,
        is_unnamed: player.is_unnamed,
        attendance: player.attendance,
        ...startOf(player),
      })),
      general_bill_code: code,
      name: nameOfMember({ vga, fullname }),
    })),
  }
}
