import type { InputOf, ResponseOf } from '@teeviet/contract'
import { namedBookings } from '#bookings/club/named-bookings'
import { allottedPlaces, readAllotments } from '#golf/allotments/allotted'
import { closingsByClub } from '#golf/tee-sheet/list-closings'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { requireOwnCourse } from '#platform/context/own-course'
import { readStaffSheet } from '../staff/staff-sheet.ts'

type ClubSheet = ResponseOf<'GET /api/club/tee-sheet'>
type Booking = ClubSheet['tee_times'][number]['bookings'][number]

/**
 * The day of a course as its club sees it.
 * @throws Refusal `course.notFound` for a course of another club
 */
export async function readClubSheet(
  ctx: Context,
  staff: Staff,
  { facility_id: courseId, day }: InputOf<'GET /api/club/tee-sheet'>,
): Promise<ClubSheet> {
  requireOwnCourse(staff, courseId)
  const now = ctx.clock.now()
  const [sheet, named, allotments, own] = await Promise.all([
    readStaffSheet(ctx, courseId, day),
    namedBookings(ctx.q, courseId, day),
    readAllotments(ctx.q, { courseId, day }),
    closingsByClub(ctx.q, courseId, day),
  ])
  return {
    day,
    tee_times: sheet.tee_times.map((teeTime) => ({
      ...teeTime,
      allotted: allottedPlaces(new Date(teeTime.start_at), allotments, now),
      bookings: teeTime.bookings.map((booking) => (named.has(booking.id) ? booking : withoutNames(booking))),
    })),
    closings: sheet.closings.map((closing) => ({ ...closing, is_own: own.has(closing.id) })),
  }
}

/** A form that its golfer has not sent yet has no code either. */
function withoutNames(booking: Booking): Booking {
  return {
    ...booking,
    name: '',
    general_bill_code: booking.state === 'draft' ? '' : booking.general_bill_code,
    players: booking.players.map((player) => ({ ...player, name: '', is_unnamed: true })),
  }
}
