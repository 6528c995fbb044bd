import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addOffer, addTeeTime, placesLeft } from '#testing/golf'
import { takeOffer } from '../offers/quantity.ts'
import { takePlaces } from './take-places.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const now = new Date('2026-11-20T08:00:00+07:00')
const at = (clock: string) => `2026-11-24T${clock}:00+07:00`

/** Runs so many golfers at once, each in a transaction of its own; returns how many took the place. */
async function race(golfers: number, take: (q: Query) => Promise<boolean>): Promise<number> {
  const reported = await Promise.all(Array.from({ length: golfers }, () => inTransaction(ctx.pool, take)))
  return reported.filter(Boolean).length
}

describe('three hundred golfers at once for a tee time with four places', () => {
  test('buy exactly four places', async () => {
    const courseId = await addCourse(ctx.q)
    const teeTime = await addTeeTime(ctx.q, { courseId, at: at('06:30') })
    const request = { courseId, startsAt: new Date(at('06:30')), players: 1, now }
    expect(await race(300, async (q) => (await takePlaces(q, request)) !== null)).toBe(4)
    expect(await placesLeft(ctx.q, teeTime)).toBe(0)
  })

  test('leave the places of other channels alone', async () => {
    const courseId = await addCourse(ctx.q)
    const teeTime = await addTeeTime(ctx.q, { courseId, at: at('06:30'), external: 3 })
    const request = { courseId, startsAt: new Date(at('06:30')), players: 1, now }
    expect(await race(50, async (q) => (await takePlaces(q, request)) !== null)).toBe(1)
    expect(await placesLeft(ctx.q, teeTime)).toBe(0)
  })

  test('are seen to buy too much when nothing guards the places', async () => {
    const courseId = await addCourse(ctx.q)
    const teeTime = await addTeeTime(ctx.q, { courseId, at: at('06:30') })
    const unguarded = async (q: Query) => {
      await q`update tee_times set places_left = places_left - 1 where id = ${teeTime}`
      return true
    }
    await expect(race(20, unguarded)).rejects.toMatchObject({ constraint: 'places_are_sold_once' })
    await ctx.q.text('alter table tee_times drop constraint places_are_sold_once')
    expect(await race(300, unguarded)).toBeGreaterThan(4)
    expect(await placesLeft(ctx.q, teeTime)).toBeLessThan(0)
    await ctx.q`update tee_times set places_left = 0 where id = ${teeTime}`
    await ctx.q.text(`alter table tee_times add constraint places_are_sold_once
      check (places_left between 0 and capacity - external_places)`)
  })
})

describe('a flash sale', () => {
  test('with ten places sells exactly ten to a hundred golfers who want two', async () => {
    const { offerId } = await addOffer(ctx.q, { courseId: await addCourse(ctx.q), quantity: 10 })
    expect(await race(100, (q) => takeOffer(q, offerId, 2))).toBe(5)
    expect(await ctx.q`select quantity_left from offers where id = ${offerId}`).toEqual([
      { quantity_left: 0 },
    ])
  })

  test('is seen to sell too much when nothing guards its quantity', async () => {
    const { offerId } = await addOffer(ctx.q, { courseId: await addCourse(ctx.q), quantity: 10 })
    const unguarded = async (q: Query) => {
      await q`update offers set quantity_left = quantity_left - 2 where id = ${offerId}`
      return true
    }
    await expect(race(20, unguarded)).rejects.toMatchObject({ constraint: 'offer_is_sold_once' })
    await ctx.q.text('alter table offers drop constraint offer_is_sold_once')
    expect(await race(100, unguarded)).toBe(100)
    await ctx.q`update offers set quantity_left = 0 where id = ${offerId}`
    await ctx.q.text(
      'alter table offers add constraint offer_is_sold_once check (quantity_left between 0 and quantity)',
    )
  })
})

describe('a time that is no tee time', () => {
  test('is put on the nearest tee time with enough places, under concurrency', async () => {
    const courseId = await addCourse(ctx.q)
    const ids = []
    for (const clock of ['06:30', '06:40', '06:50'])
      ids.push(await addTeeTime(ctx.q, { courseId, at: at(clock) }))
    const request = { courseId, startsAt: new Date(at('06:42')), players: 4, now }
    expect(await race(20, async (q) => (await takePlaces(q, request)) !== null)).toBe(3)
    for (const id of ids) expect(await placesLeft(ctx.q, id)).toBe(0)
  })

  test('a closed tee time is not sold, and its players are not moved', async () => {
    const courseId = await addCourse(ctx.q)
    const closed = await addTeeTime(ctx.q, { courseId, at: at('06:30') })
    await addTeeTime(ctx.q, { courseId, at: at('06:40') })
    await ctx.q`update tee_times set is_closed = true where id = ${closed}`
    const request = { courseId, startsAt: new Date(at('06:30')), players: 2, now }
    expect(await inTransaction(ctx.pool, (q) => takePlaces(q, request))).toBeNull()
    const near = { ...request, startsAt: new Date(at('06:31')) }
    expect(await inTransaction(ctx.pool, (q) => takePlaces(q, near))).toMatchObject([
      { starts_at: new Date(at('06:40')) },
    ])
  })
})

test('a start in the past is not sold', async () => {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: '2026-11-20T07:50:00+07:00' })
  const later = await addTeeTime(ctx.q, { courseId, at: '2026-11-20T08:30:00+07:00' })
  const request = { courseId, startsAt: new Date('2026-11-20T08:05:00+07:00'), players: 2, now }
  expect(await inTransaction(ctx.pool, (q) => takePlaces(q, request))).toMatchObject([{ tee_time_id: later }])
})

test('nine holes are looked for on starts of nine holes only', async () => {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: at('15:00') })
  const nine = await addTeeTime(ctx.q, { courseId, at: at('15:10'), holes: 9 })
  const request = { courseId, startsAt: new Date(at('15:00')), players: 2, now, holes: 9 }
  expect(await inTransaction(ctx.pool, (q) => takePlaces(q, request))).toMatchObject([{ tee_time_id: nine }])
})

describe('groups', () => {
  test('get all their places or none while others take single ones', async () => {
    const courseId = await addCourse(ctx.q)
    const ids = []
    for (const clock of ['07:00', '07:10', '07:20', '07:30']) {
      ids.push(await addTeeTime(ctx.q, { courseId, at: at(clock) }))
    }
    const clocks = ['07:00', '07:10', '07:20', '07:30']
    const seated = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const players = index % 3 === 0 ? 6 : 1
        const startsAt = new Date(at(clocks[index % 4] ?? '07:00'))
        return inTransaction(ctx.pool, async (q) => {
          const places = await takePlaces(q, { courseId, startsAt, players, now })
          const taken = places?.reduce((sum, one) => sum + one.places, 0) ?? 0
          expect([0, players]).toContain(taken)
          return taken
        })
      }),
    )
    const left = await Promise.all(ids.map((id) => placesLeft(ctx.q, id)))
    const sold = seated.reduce((sum, places) => sum + places, 0)
    expect(left.reduce<number>((sum, places) => sum + (places ?? 0), 0)).toBe(16 - sold)
    expect(sold).toBe(16)
  })

  test('take the price of each tee time along, in the order of the starts', async () => {
    const courseId = await addCourse(ctx.q)
    await addTeeTime(ctx.q, { courseId, at: at('07:00'), price: 1_500_000 })
    await addTeeTime(ctx.q, { courseId, at: at('07:10'), price: 1_800_000 })
    const places = await inTransaction(ctx.pool, (q) =>
      takePlaces(q, { courseId, startsAt: new Date(at('07:00')), players: 5, now }),
    )
    expect(places?.map((one) => [one.places, one.price_vnd, one.starts_at.getTime()])).toEqual([
      [3, 1_500_000, new Date(at('07:00')).getTime()],
      [2, 1_800_000, new Date(at('07:10')).getTime()],
    ])
  })
})
