import type { CourseEntity } from '@teeviet/contract/may'
import { typedBookingCode } from '#bookings/booking/codes'
import type { FindCourses, Named } from '#platform/context/own-courses'
import type { Query } from '#platform/database/sql'

type Found = { id: number }
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Finds the courses of what calls of staff name, each by the statement of its kind. */
export function createFindCourses(q: Query): FindCourses {
  return async (entity, named) => (await find[entity](q, named)).map(({ id }) => id)
}

const find: Readonly<Record<CourseEntity, (q: Query, named: Named) => Promise<Found[]>>> = {
  course: async (_q, { value }) => [{ id: numberOf(value) }],
  booking: (q, { value }) => q<Found>`select course_id as id from bookings where id = ${numberOf(value)}`,
  bookingCode: (q, { value }) =>
    q<Found>`select course_id as id from bookings where code = ${typedBookingCode(textOf(value))}`,
  refund: (q, { value }) => q<Found>`
    select b.course_id as id from refunds r join bookings b on b.id = r.bill_id where r.id = ${numberOf(value)}`,
  complaint: (q, { value }) => q<Found>`
    select b.course_id as id from complaints x join bookings b on b.id = x.bill_id where x.id = ${numberOf(value)}`,
  review: (q, { value }) => q<Found>`select course_id as id from reviews where id = ${numberOf(value)}`,
  offer: (q, { value }) => q<Found>`select course_id as id from offers where id = ${numberOf(value)}`,
  closing: (q, { value }) =>
    q<Found>`select course_id as id from tee_times where closing_id = ${numberOf(value)} limit 1`,
  teeTime: (q, { value, input }) => q<Found>`
    select course_id as id from tee_times
    where play_date = ${textOf(input.day)}::date and id = ${numberOf(value)}`,
  waitlistEntry: (q, { value }) =>
    q<Found>`select course_id as id from waitlist_entries where id = ${numberOf(value)}`,
  hioClaim: (q, { value }) => q<Found>`
    select b.course_id as id from hio_claims h join bookings b on b.id = h.booking_id where h.id = ${numberOf(value)}`,
  member: (q, { value }) => q<Found>`
    select distinct course_id as id from bookings where member_id = ${numberOf(value)} and requested_at is not null`,
}
