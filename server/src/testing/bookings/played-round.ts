import { randomUUID } from 'node:crypto'
import type { Member } from '#platform/context/actor'
import type { Query } from '#platform/database/sql'

export type NewRound = {
  courseId: number
  /** The booker. */
  booker: Pick<Member, 'id'>
  state?: 'played' | 'paid' | 'placed' | 'cancelled' | 'refunded'
  teeTimeAt: Date
  /** The player on the booking; none by default. */
  player?: { id: number; cancelledAt?: Date; isNoShow?: boolean }
}

/** A booking of one player in its state after its tee time, played by default. Returns its id. */
export async function addRound(q: Query, round: NewRound): Promise<number> {
  const { courseId, booker, state = 'played', teeTimeAt, player } = round
  const [booking] = await q<{ id: number }>`
    insert into bookings (code, member_id, course_id, state, channel, play_date, tee_time_at, holes, player_count, amount_vnd,
      created_at, requested_at, confirmed_at, placed_at, pay_by, paid_at)
    select ${`B${randomUUID()}`}, ${booker.id}, ${courseId}, ${state}, 'quick', (at)::date, at, 18, 1, 2000000, at, at, at, at, at, at
    from (select ${teeTimeAt}::timestamptz as at) given
    returning id`
  if (!booking) throw new Error('no booking')
  if (player) {
    await q`
      insert into booking_players (booking_id, position, member_id, green_fee_vnd, cancelled_at, attendance, attendance_at)
      values (${booking.id}, 1, ${player.id}, 2000000, ${player.cancelledAt ?? null},
        ${player.isNoShow ? 'no_show' : 'expected'}, ${teeTimeAt})`
  }
  return booking.id
}
