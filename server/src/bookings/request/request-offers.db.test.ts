import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { at, courseWithTeeTime } from '#testing/bookings/course-with-tee-time'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addOffer, addTeeTime } from '#testing/golf'

let ctx: TestContext

beforeAll(async () => {
  ctx = await createTestContext()
})

afterAll(() => ctx.close())

describe('an offer', () => {
  test('is charged at its price and counted in places', async () => {
    const { courseId } = await courseWithTeeTime(ctx)
    const { offerId, categoryId } = await addOffer(ctx.q, { courseId, quantity: 10, salePrice: 990_000 })
    const request = { courseId, at: at('06:30'), players: 3, product_id: offerId, flash_sale_id: categoryId }
    const sent = await book(ctx, await addMember(ctx.q), request)
    expect(sent.payment_amount).toBe(3 * 990_000)
    expect(await ctx.q`select quantity_left from offers where id = ${offerId}`).toEqual([
      { quantity_left: 7 },
    ])
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('of a flash sale is found by the sale alone', async () => {
    const { courseId } = await courseWithTeeTime(ctx)
    const { categoryId } = await addOffer(ctx.q, { courseId, salePrice: 990_000 })
    const sent = await book(ctx, await addMember(ctx.q), {
      courseId,
      at: at('06:30'),
      flash_sale_id: categoryId,
    })
    expect(sent.payment_amount).toBe(990_000)
  })

  test('is never sold beyond its quantity, and who comes too late takes no place', async () => {
    const courseId = await addCourse(ctx.q)
    for (const clock of ['06:30', '06:40', '06:50']) await addTeeTime(ctx.q, { courseId, at: at(clock) })
    const { offerId } = await addOffer(ctx.q, { courseId, quantity: 5 })
    const members = await Promise.all(Array.from({ length: 12 }, () => addMember(ctx.q)))
    const clocks = ['06:30', '06:40', '06:50']
    const results = await Promise.all(
      members.map((member, index) =>
        outcome(book(ctx, member, { courseId, at: at(clocks[index % 3] ?? '06:30'), product_id: offerId })),
      ),
    )
    expect(results.filter((result) => typeof result !== 'string')).toHaveLength(5)
    expect(new Set(results.filter((result) => typeof result === 'string'))).toEqual(
      new Set(['offer.soldOut']),
    )
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })
})
