import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import { areNamed } from './asked-on-wire.ts'

/** The bookings of a day whose players the club may name. */
export async function namedBookings(q: Query, courseId: number, day: Day): Promise<Set<number>> {
  const rows = await q<{
    id: number
    state: BookingState
    answer: 'accepted' | 'declined' | 'proposed' | null
  }>`
    select b.id, b.state, r.answer from bookings b left join club_requests r on r.booking_id = b.id
    where b.course_id = ${courseId} and b.play_date = ${day}::date`
  return new Set(rows.filter(areNamed).map(({ id }) => id))
}
