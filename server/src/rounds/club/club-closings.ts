import type { InputOf, ResponseOf } from '@teeviet/contract'
import { listClosings } from '#golf/tee-sheet/list-closings'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { requireOwnCourse } from '#platform/context/own-course'
import { closeTeeTimes, previewClosing } from '../staff/close/close.ts'

type Closing = InputOf<'POST /api/club/closings'>

/**
 * The closings of the coming tee times of a course.
 * @throws Refusal `course.notFound` for a course of another club
 */
export async function listClubClosings(
  ctx: Context,
  staff: Staff,
  courseId: number,
): Promise<ResponseOf<'GET /api/club/closings'>> {
  requireOwnCourse(staff, courseId)
  const closings = await listClosings(ctx.q, courseId, ctx.clock.now())
  return closings.map(({ isByClub, ...closing }) => ({ ...closing, is_own: isByClub }))
}

/** What closing a span would touch. @throws Refusal as `closeAsClub` */
export async function previewAsClub(
  ctx: Context,
  staff: Staff,
  span: InputOf<'GET /api/club/closings/preview'>,
): Promise<ResponseOf<'GET /api/club/closings/preview'>> {
  requireOwnCourse(staff, span.facility_id)
  const { tee_times, bookings } = await previewClosing(ctx, { ...span, number_hole: undefined })
  return { tee_times, bookings: bookings.length }
}

/**
 * Closes open tee times for new bookings. Those on them stay: whether one ends is agreed with the operator, who pays it
 * back.
 * @throws Refusal `course.notFound` for a course of another club, those of `closeTeeTimes`
 */
export async function closeAsClub(
  ctx: Context,
  staff: Staff,
  closing: Closing,
): Promise<ResponseOf<'POST /api/club/closings'>> {
  requireOwnCourse(staff, closing.facility_id)
  const { changed, booked } = await closeTeeTimes(ctx, staff, {
    ...closing,
    number_hole: undefined,
    bookings: 'keep',
    end_reason: '',
  })
  return { changed, booked }
}
