import type { Context } from '#platform/context/context'

/** The flights that a golfer has opened, and those that the golfer asked to join. */
export async function flightData({ q }: Pick<Context, 'q'>, memberId: number) {
  const [opened, asked] = await Promise.all([
    q<Record<string, unknown>>`
      select b.code as booking, f.opened_at, f.closed_at
      from open_flights f join bookings b on b.id = f.booking_id where b.member_id = ${memberId} order by b.id desc`,
    q<Record<string, unknown>>`
      select c.title as course, b.play_date, a.price_vnd, a.state, a.asked_at, a.decided_at, j.code as booking
      from flight_asks a join bookings b on b.id = a.booking_id join courses c on c.id = b.course_id
      left join bookings j on j.id = a.joined_booking_id
      where a.member_id = ${memberId} order by a.id desc`,
  ])
  return { opened, asked }
}
