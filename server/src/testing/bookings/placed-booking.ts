import { newPaymentCode } from '#bookings/booking/codes'
import type { Member } from '#platform/context/actor'
import type { Query } from '#platform/database/sql'
import { addCourse, addMember, addPackage, addTeeTime } from '../golf.ts'

export type PlacedBooking = { billId: number; member: Member; teeTimeId: number; amountVnd: number }

let latest = 0

/**
 * A booking of two players that staff have placed and that waits for its money: 4.000.000đ of green fees and
 * 200.000đ of premiums.
 */
export async function addPlacedBooking(q: Query, now: Date, payBy: Date): Promise<PlacedBooking> {
  latest += 1
  const serial = latest
  const member = await addMember(q)
  const courseId = await addCourse(q)
  const playsAt = new Date(now.getTime() + 5 * 24 * 3600_000)
  const teeTimeId = await addTeeTime(q, { courseId, at: playsAt.toISOString() })
  const [booking] = await q<{ id: number; play_date: string }>`
    insert into bookings (code, member_id, course_id, state, channel, play_date, tee_time_at, holes, player_count, amount_vnd,
      created_at, requested_at, confirmed_at, placed_at, pay_by)
    values (${`BTEST${serial}`}, ${member.id}, ${courseId}, 'placed', 'quick', (${playsAt}::timestamptz)::date, ${playsAt}, 18, 2,
      4200000, ${now}, ${now}, ${now}, ${now}, ${payBy})
    returning id, play_date`
  if (!booking) throw new Error('no booking')
  await q`
    with held as (
      insert into booking_tee_times (booking_id, play_date, tee_time_id, places, price_vnd)
      values (${booking.id}, ${booking.play_date}::date, ${teeTimeId}, 2, 2000000)
    )
    insert into booking_players (booking_id, position, member_id, guest_name, green_fee_vnd, play_date, tee_time_id)
    values (${booking.id}, 1, ${member.id}, null, 2000000, ${booking.play_date}::date, ${teeTimeId}),
      (${booking.id}, 2, null, 'Khách', 2000000, ${booking.play_date}::date, ${teeTimeId})`
  const packageId = await addPackage(q, 100_000)
  await q`
    insert into booking_player_packages (booking_player_id, package_id, price_vnd)
    select id, ${packageId}, 100000 from booking_players where booking_id = ${booking.id}`
  await q`update tee_times set places_left = places_left - 2 where id = ${teeTimeId}`
  await q`insert into bills (id, code, payment_code) values (${booking.id}, ${`BTEST${serial}`}, ${newPaymentCode()})`
  await q`insert into bill_services (bill_id, kind, amount_vnd) values (${booking.id}, 'booking', 4000000), (${booking.id}, 'hio', 200000)`
  return { billId: booking.id, member, teeTimeId, amountVnd: 4_200_000 }
}
