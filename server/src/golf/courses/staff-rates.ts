import type { ResponseOf } from '@teeviet/contract'
import type { Query } from '#platform/database/sql'

export type StaffRate = ResponseOf<'GET /api/staff/rates'>[number]

/** Every rate of a course, in the order of the table: kind of day, holes, customers, clock time, validity. */
export function listStaffRates(q: Query, courseId: number): Promise<StaffRate[]> {
  return q<StaffRate>`
    select id, version, day_kind, to_char(time_from, 'HH24:MI') as time_from /* not null */,
      to_char(time_to, 'HH24:MI') as time_to /* not null */,
      holes as number_hole, customer_type, price_vnd as price, valid_from, valid_to
    from rates where course_id = ${courseId}
    order by array_position(array['weekday', 'weekend', 'holiday'], day_kind), array_position(array[18, 9, 27], holes::int),
      array_position(array['visitor', 'group', 'member_guest', 'club_member'], customer_type), time_from, valid_from`
}
