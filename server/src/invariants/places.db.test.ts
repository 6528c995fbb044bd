import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addGolfers, type Golfer } from '#testing/bookings/golfers'
import { faultyStarts, soldStarts } from '#testing/bookings/holds'
import { addressOf, createTestDatabase, type TestDatabase } from '#testing/database'
import { addOffer } from '#testing/golf'
import { type ServerProcess, startServerProcess } from '#testing/processes/server-process'
import { openSheet, promised, refusal, sendBooking, tally } from '#testing/rush'

// three hundred requests at once take a busy machine its time
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let database: TestDatabase
let server: ServerProcess
let golfers: Golfer[]

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startServerProcess({ DATABASE_URL: addressOf(database.connection) })
  golfers = await addGolfers(database.q, 300)
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const bookingsOf = (courseId: number) =>
  database.q<{ id: number; member_id: number; player_count: number; held: number }>`
    select b.id, b.member_id, b.player_count, sum(h.places)::int as held
    from bookings b join booking_tee_times h on h.booking_id = b.id and h.released_at is null
    where b.course_id = ${courseId} group by b.id order by b.id`

describe('three hundred golfers send at the same moment', () => {
  test('for one tee time with four places: four get it, the others read that it is sold out', async () => {
    const { courseId, times } = await openSheet(database.q, { starts: 1, capacity: 4 })
    const [startsAt = new Date()] = times
    const replies = await Promise.all(
      golfers.map((golfer) => sendBooking(server.url, golfer, { courseId, startsAt })),
    )
    expect(tally(replies)).toEqual({ '200 0': 4, [refusal('booking.noTeeTime')]: 296 })
    expect(await soldStarts(database.q, courseId)).toMatchObject([{ places_left: 0, live: 4 }])
    const winners = golfers.filter((_, index) => replies[index]?.error_code === 0)
    const bookings = await bookingsOf(courseId)
    expect(bookings.map(({ member_id }) => member_id).sort()).toEqual(winners.map(({ id }) => id).sort())
    expect(bookings.map(({ id }) => id).sort()).toEqual(
      replies.flatMap((reply) => promised(reply) ?? []).sort(),
    )
  })

  test('for a flash sale of seven places on a sheet with places for all: seven get it', async () => {
    const { courseId, times, day } = await openSheet(database.q, { starts: 75, capacity: 4 })
    const hour = 3_600_000
    const { offerId } = await addOffer(database.q, {
      courseId,
      quantity: 7,
      from: new Date(Date.now() - hour).toISOString(),
      until: new Date(Date.now() + hour).toISOString(),
      days: [day, day],
    })
    const replies = await Promise.all(
      golfers.map((golfer, index) =>
        sendBooking(server.url, golfer, {
          courseId,
          startsAt: times[index % times.length] ?? new Date(),
          productId: offerId,
        }),
      ),
    )
    expect(tally(replies)).toEqual({ '200 0': 7, [refusal('offer.soldOut')]: 293 })
    const [offer] = await database.q`select quantity_left from offers where id = ${offerId}`
    expect(offer).toEqual({ quantity_left: 0 })
    const starts = await soldStarts(database.q, courseId)
    expect(faultyStarts(starts)).toEqual([])
    expect(starts.reduce((sum, { live }) => sum + live, 0)).toBe(7)
  })

  test('in parties of one to six for three neighbouring tee times: all of a party or none of it', async () => {
    const { courseId, times } = await openSheet(database.q, { starts: 3, capacity: 4 })
    const requests = golfers.map((golfer, index) => {
      const startsAt = times[index % 3] ?? new Date()
      return { golfer, startsAt, players: 1 + (Math.floor(index / 3) % 6) }
    })
    const replies = await Promise.all(
      requests.map(({ golfer, startsAt, players }) =>
        sendBooking(server.url, golfer, { courseId, startsAt, players }),
      ),
    )
    const starts = await soldStarts(database.q, courseId)
    expect(faultyStarts(starts)).toEqual([])
    const bookings = await bookingsOf(courseId)
    expect(bookings.filter(({ player_count, held }) => player_count !== held)).toEqual([])
    expect(tally(replies)).toEqual({
      '200 0': bookings.length,
      [refusal('booking.noTeeTime')]: 300 - bookings.length,
    })
    // no golfer was refused places that are still free
    const wronged = requests.filter(({ startsAt, players }, index) => {
      const left = starts[times.indexOf(startsAt)]?.places_left ?? 0
      return replies[index]?.error_code !== 0 && players <= left
    })
    expect(wronged).toEqual([])
  })
})
