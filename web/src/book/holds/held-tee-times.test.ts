import { instantAt } from '@teeviet/contract/rules/time/dates'
import { expect, test } from 'vitest'
import { heldTeeTimes } from './held-tee-times.ts'

const day = '2026-11-28'
const now = instantAt('2026-11-27', '09:51')
const until = instantAt('2026-11-27', '10:21')

type Booking = Parameters<typeof heldTeeTimes>[0][number]

const booking = (id: number, clock: string, part: Partial<Booking> = {}): Booking => ({
  state: 'placed',
  is_any_time: 0,
  holds_places: 1,
  hold_deadline: null,
  confirm_deadline: null,
  payment_deadline: until,
  flights: [],
  Booking_Pax: { id_general_bill_detail: id, date_played: instantAt(day, clock), facility: { id: 7 } },
  ...part,
})
const found = (...bookings: Booking[]) =>
  heldTeeTimes(bookings, 7, day, now).map((held) => [held.id, held.until])

test('requests and bills that hold places are found, the soonest tee time first', () => {
  const overdue = { state: 'requested', confirm_deadline: now - 1, hold_deadline: until + 1 } as const
  expect(found(booking(1, '06:12'), booking(2, '06:04', overdue))).toEqual([
    [2, until + 1],
    [1, until],
  ])
})

test('a booking without places, of any time, or whose time is over holds nothing', () => {
  expect(
    found(
      booking(1, '06:04', { holds_places: 0 }),
      booking(2, '06:04', { is_any_time: 1 }),
      booking(3, '06:04', { payment_deadline: now }),
      booking(4, '06:04', { state: 'paid' }),
    ),
  ).toEqual([])
})

test('another course and another day have holds of their own', () => {
  expect(heldTeeTimes([booking(1, '06:04')], 8, day, now)).toEqual([])
  expect(heldTeeTimes([booking(1, '06:04')], 7, '2026-11-29', now)).toEqual([])
})
