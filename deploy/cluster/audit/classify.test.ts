import { expect, test } from 'vitest'
import { kindOf } from './classify.ts'

const tables = [
  { name: 'tee_times', hasCourse: true, hasBooking: false },
  { name: 'bookings', hasCourse: true, hasBooking: false },
  { name: 'payments', hasCourse: false, hasBooking: true },
  { name: 'members', hasCourse: false, hasBooking: false },
]

test.each([
  ['course', 'update tee_times set places_left = places_left - $1 where course_id = $2 and starts_at = $3'],
  ['course', 'insert into bookings (code, course_id) values ($1, $2)'],
  ['booking', 'select * from payments where bill_id = $1'],
  ['booking', 'select b.state from bookings b where b.id = $1'],
  ['booking', 'select amount_vnd from bookings\n    where id = $1'],
  ['booking', 'update bookings set state = $1 where id = $2'],
  ['all', 'select * from bookings where member_id = $1 order by created_at'],
  ['none', 'select fullname from members where vga = $1'],
  ['none', 'commit'],
])('%s: %s', (kind, text) => {
  expect(kindOf({ text, calls: 1 }, tables)).toBe(kind)
})
