import { describe, expect, test } from 'vitest'
import { compare } from './compare.ts'
import type { Acknowledged } from './journal.ts'

const promised = (bookingId: number, golfer: number, startsAt: number): Acknowledged => ({
  bookingId,
  golfer,
  startsAt,
  places: 2,
  courseId: 1,
  at: bookingId,
})
const stored = ({ bookingId, golfer, startsAt, places }: Acknowledged) => ({
  bookingId,
  golfer,
  startsAt,
  places,
})
const journal = [promised(1, 100, 5000), promised(2, 200, 5000), promised(3, 100, 6000)]
const bookings = journal.map(stored)
const starts = [
  { id: 7, capacity: 4, placesLeft: 0, live: 4 },
  { id: 8, capacity: 4, placesLeft: 2, live: 2 },
]

describe('the comparison of the journal with the database', () => {
  test('finds nothing where both agree', () => {
    expect(compare(journal, bookings, starts)).toEqual({ lost: [], oversold: [], unacknowledged: [] })
  })

  test('finds a planted lost booking', () => {
    expect(compare(journal, bookings.slice(1), starts)).toMatchObject({ lost: [journal[0]] })
  })

  test.each([
    ['golfer', { golfer: 300 }],
    ['tee time', { startsAt: 7000 }],
    ['number of places', { places: 4 }],
  ])('finds a lost booking whose number was given again with another %s', (_, other) => {
    const [first, ...rest] = bookings
    const again = { ...(first ?? expect.fail()), ...other }
    expect(compare(journal, [again, ...rest], starts)).toMatchObject({
      lost: [journal[0]],
      unacknowledged: [again],
    })
  })

  test('finds a planted oversold tee time', () => {
    const oversold = { id: 9, capacity: 4, placesLeft: 0, live: 6 }
    expect(compare(journal, bookings, [...starts, oversold])).toMatchObject({ oversold: [oversold] })
  })

  test('finds a tee time whose count of free places is not the truth', () => {
    const wrong = { id: 9, capacity: 4, placesLeft: 4, live: 2 }
    expect(compare(journal, bookings, [...starts, wrong])).toMatchObject({ oversold: [wrong] })
  })

  test('finds a request that was booked twice', () => {
    const twice = { bookingId: 4, golfer: 100, startsAt: 6000, places: 2 }
    expect(compare(journal, [...bookings, twice], starts)).toMatchObject({
      lost: [],
      unacknowledged: [twice],
    })
  })
})
