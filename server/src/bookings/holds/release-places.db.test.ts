import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { book, brokenPlaces } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addOffer, addTeeTime, placesLeft } from '#testing/golf'
import { releasePlaces } from './release-places.ts'
import { retakePlaces } from './retake-places.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const at = (clock: string) => `2026-11-24T${clock}:00+07:00`
const release = (id: number) => inTransaction(ctx.pool, (q) => releasePlaces(q, id, ctx.clock.now()))
/** The booking ends, which also releases its places. */
async function end(id: number) {
  await ctx.q`update bookings set ended_at = ${ctx.clock.now()} where id = ${id}`
  await release(id)
}
const retake = (id: number) => inTransaction(ctx.pool, (q) => retakePlaces(q, id))

async function groupWithOffer() {
  const courseId = await addCourse(ctx.q)
  const first = await addTeeTime(ctx.q, { courseId, at: at('06:30') })
  const second = await addTeeTime(ctx.q, { courseId, at: at('06:40') })
  const { offerId } = await addOffer(ctx.q, { courseId, quantity: 8 })
  const request = { courseId, at: at('06:30'), players: 6, product_id: offerId }
  const sent = await book(ctx, await addMember(ctx.q), request)
  const left = async () => {
    const [offer] = await ctx.q<{
      quantity_left: number
    }>`select quantity_left from offers where id = ${offerId}`
    return [await placesLeft(ctx.q, first), await placesLeft(ctx.q, second), offer?.quantity_left]
  }
  return { id: sent.id_general_bill, left }
}

test('places given back twice, and many times at once, are given back once', async () => {
  const { id, left } = await groupWithOffer()
  expect(await left()).toEqual([1, 1, 2])
  await Promise.all(Array.from({ length: 8 }, () => release(id)))
  await release(id)
  expect(await left()).toEqual([4, 4, 8])
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

test('places are taken again once, however often it is asked', async () => {
  const { id, left } = await groupWithOffer()
  expect(await retake(id)).toBe(false)
  await end(id)
  const results = await Promise.all(Array.from({ length: 8 }, () => retake(id)))
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await left()).toEqual([1, 1, 2])
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

test('also with enough places to take them many times', async () => {
  const courseId = await addCourse(ctx.q)
  const teeTimeId = await addTeeTime(ctx.q, { courseId, at: at('06:30'), capacity: 8 })
  const { offerId } = await addOffer(ctx.q, { courseId, quantity: 8 })
  const request = { courseId, at: at('06:30'), players: 1, product_id: offerId }
  const { id_general_bill: id } = await book(ctx, await addMember(ctx.q), request)
  await end(id)
  const results = await Promise.all(Array.from({ length: 8 }, () => retake(id)))
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(7)
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

test('groups which release and take places at the same time end without losing a place', async () => {
  const groups = await Promise.all(Array.from({ length: 6 }, () => groupWithOffer()))
  for (let turn = 0; turn < 5; turn += 1) {
    await Promise.all(groups.flatMap(({ id }) => [release(id), retake(id)]))
  }
  expect(await brokenPlaces(ctx.q)).toEqual([])
})
