import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
import { addOffer, addTeeTime } from '#testing/golf'

let ctx: TestContext
let app: ReadApp
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createReadApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  await ctx.q.text('truncate courses, tee_times, offer_categories restart identity cascade')
  courseId = await addCourseWith(ctx.q, { title: 'Sân golf A', titleEn: 'Course A' })
})

const categories = (lang?: string) => app.ask(calls['GET /api/services/get_list_categorys'], { lang })
const start = (moment: string, more: Partial<Parameters<typeof addTeeTime>[1]> = {}) =>
  addTeeTime(ctx.q, { courseId, at: `2026-11-${moment}:00+07:00`, ...more })

describe('the rows of offers on home', () => {
  test('hold the offer as a card with the places that can be had', async () => {
    await start('25T08:00')
    await start('26T08:00', { external: 3 })
    await start('25T23:00')
    const { offerId, categoryId } = await addOffer(ctx.q, { courseId })
    await ctx.q`update offer_categories set name = '{"vi": "Giờ vàng", "en": "Golden hour"}'`
    const [category] = await categories('en')
    expect(category).toMatchObject({
      id: categoryId,
      name: 'Golden hour',
      is_flash_sale: 1,
      flash_sale_id: categoryId,
      start_date_timestamp: Date.parse('2026-11-01T00:00:00+07:00'),
      end_date_timestamp: Date.parse('2026-12-01T00:00:00+07:00'),
    })
    expect(category?.products).toEqual([
      {
        id: offerId,
        product_id: offerId,
        flash_sale_id: categoryId,
        facility_id: courseId,
        facility_name: 'Course A',
        location: 'Hanoi',
        rating: 4,
        images: [],
        logo: '',
        price: 2_000_000,
        price_sale: 1_290_000,
        time_start: '05:00',
        time_end: '22:00',
        date_start: Date.parse('2026-11-01T00:00:00+07:00'),
        date_end: Date.parse('2026-12-31T00:00:00+07:00'),
        start_at: null,
        number_hole: 18,
        places_left: 5,
        capacity: 5,
        cancel_terms: { deadline_hours: 48, penalty_percent: 100 },
      },
    ])
  })

  test('have the strictest cancelling terms of their days', async () => {
    await start('26T08:00')
    const { offerId } = await addOffer(ctx.q, { courseId })
    await ctx.q`insert into refund_terms
      (course_id, applies_to, deadline_hours, penalty_percent, condition, time_text, position)
      values (${courseId}, 'weekday', 24, 50, '{}', '{}', 1), (${courseId}, 'weekend', 72, 30, '{}', '{}', 2),
        (${courseId}, 'group', 720, 120, '{}', '{}', 3)`
    const [category] = await categories()
    expect(category?.products[0]?.cancel_terms).toEqual({ deadline_hours: 72, penalty_percent: 50 })
    await ctx.q`update offers set date_start = '2026-11-23', date_end = '2026-11-27' where id = ${offerId}`
    await expect
      .poll(async () => (await categories())[0]?.products[0]?.cancel_terms)
      .toEqual({ deadline_hours: 24, penalty_percent: 50 })
  })

  test('show the course at dusk first where they are for golf under lights', async () => {
    const [day, dusk] = ['/pictures/scenes/a/tee.webp', '/pictures/scenes/a/tee.webp?light=dusk']
    await ctx.q`
      insert into course_pictures (course_id, position, url) values (${courseId}, 1, ${day}), (${courseId}, 2, ${dusk})`
    await start('25T08:00')
    await start('25T18:00')
    const byDay = await addOffer(ctx.q, { courseId })
    const byNight = await addOffer(ctx.q, { courseId })
    await ctx.q`update offers set time_start = '17:00' where id = ${byNight.offerId}`
    const images = new Map(
      (await categories()).flatMap(({ products }) => products.map((one) => [one.id, one.images])),
    )
    expect(images.get(byDay.offerId)).toEqual([day, dusk])
    expect(images.get(byNight.offerId)).toEqual([dusk, day])
  })

  test('show no more places than the offer or the tee sheet has left', async () => {
    await start('25T08:00')
    const few = await addOffer(ctx.q, { courseId, quantity: 3 })
    const many = await addOffer(ctx.q, { courseId, quantity: 100 })
    const places = Object.fromEntries(
      (await categories()).flatMap(({ products }) =>
        products.map((one) => [one.id, [one.places_left, one.capacity]]),
      ),
    )
    expect(places).toEqual({ [few.offerId]: [3, 3], [many.offerId]: [4, 4] })
  })

  test('have no flash sale and no countdown where there is none', async () => {
    await addOffer(ctx.q, { courseId, flashSale: false })
    const [category] = await categories()
    expect(category).toMatchObject({
      is_flash_sale: 0,
      flash_sale_id: null,
      start_date_timestamp: null,
      end_date_timestamp: null,
    })
    expect(category?.products[0]?.flash_sale_id).toBeNull()
  })

  test('begin with flash sales, announce one a day ahead and drop it when it is over', async () => {
    const plain = await addOffer(ctx.q, { courseId, flashSale: false })
    const coming = await addOffer(ctx.q, { courseId, from: '2026-11-21T08:00:00+07:00' })
    const ids = async () => (await categories()).map((category) => category.id)
    expect(await ids()).toEqual([coming.categoryId, plain.categoryId])
    ctx.clock.set('2026-11-20T07:59:00+07:00')
    expect(await ids()).toEqual([plain.categoryId])
    ctx.clock.set('2026-12-01T00:00:00+07:00')
    expect(await ids()).toEqual([])
  })

  test('leave out what cannot be played any more, is switched off, or is at a closed course', async () => {
    const past = await addOffer(ctx.q, { courseId, flashSale: false })
    await ctx.q`update offers set date_end = '2026-11-19' where id = ${past.offerId}`
    const off = await addOffer(ctx.q, { courseId, flashSale: false })
    await ctx.q`update offers set is_active = false where id = ${off.offerId}`
    await addOffer(ctx.q, { courseId: await addCourseWith(ctx.q, { isOpen: false }) })
    expect(await categories()).toEqual([])
  })

  test('keep a sold-out offer, after the others', async () => {
    await start('25T08:00')
    const sold = await addOffer(ctx.q, { courseId, quantity: 0 })
    const free = await addOffer(ctx.q, { courseId })
    await ctx.q`update offers set category_id = ${sold.categoryId} where id = ${free.offerId}`
    const [category] = await categories()
    expect(category?.products.map((one) => [one.id, one.places_left])).toEqual([
      [free.offerId, 4],
      [sold.offerId, 0],
    ])
  })
})

describe('a category', () => {
  const offersOf = (category_id: number, page?: number, limit?: number) =>
    app.ask(calls['GET /api/services/get_list_booking_category'], { category_id, page, limit })

  test('lists its offers page by page', async () => {
    const { categoryId } = await addOffer(ctx.q, { courseId, flashSale: false })
    for (let count = 0; count < 4; count += 1) await addOffer(ctx.q, { courseId })
    await ctx.q`update offers set category_id = ${categoryId}`
    const pages = [1, 2, 3].map((page) => offersOf(categoryId, page, 2))
    const ids = (await Promise.all(pages)).map((page) => page.map((one) => one.id))
    expect(ids.map((page) => page.length)).toEqual([2, 2, 1])
    expect(new Set(ids.flat()).size).toBe(5)
    expect(await offersOf(999)).toEqual([])
  })
})

describe('the tee times of a flash sale', () => {
  const paxOf = (asked: Record<string, unknown>) =>
    app.ask(calls['GET /api/services/get_list_pax_by_category'], asked)

  test('of a day are real tee times at the sale price, sold-out ones with no places, past ones not at all', async () => {
    await start('20T07:50')
    const soldOut = await start('20T08:10', { external: 4 })
    const id = await start('20T09:00')
    await start('20T22:00')
    await start('20T09:10', { holes: 9 })
    const { offerId, categoryId } = await addOffer(ctx.q, { courseId, quantity: 3 })
    const rows = await paxOf({ flash_sale_id: categoryId, date: '2026-11-20' })
    expect(rows.map(({ id, time_start, places_left }) => [id, time_start, places_left])).toEqual([
      [soldOut, '08:10', 0],
      [id, '09:00', 3],
    ])
    expect(rows[1]).toMatchObject({
      product_id: offerId,
      flash_sale_id: categoryId,
      price: 2_000_000,
      price_sale: 1_290_000,
      start_at: Date.parse('2026-11-20T09:00:00+07:00'),
    })
  })

  test('are none before the sale, after it and outside its days', async () => {
    await start('25T09:00')
    const coming = await addOffer(ctx.q, { courseId, from: '2026-11-20T08:00:01+07:00' })
    expect(await paxOf({ flash_sale_id: coming.categoryId, date: '2026-11-25' })).toEqual([])
    const running = await addOffer(ctx.q, { courseId })
    expect(await paxOf({ flash_sale_id: running.categoryId, date: '2026-11-25' })).toHaveLength(1)
    expect(await paxOf({ flash_sale_id: running.categoryId, date: '2027-01-01' })).toEqual([])
    ctx.clock.set('2026-12-01T00:00:00+07:00')
    expect(await paxOf({ flash_sale_id: running.categoryId, date: '2026-12-05' })).toEqual([])
  })

  test('without a day are its offers', async () => {
    await start('25T09:00')
    const { offerId, categoryId } = await addOffer(ctx.q, { courseId })
    const rows = await paxOf({ category_id: categoryId })
    expect(rows.map((one) => [one.id, one.start_at, one.places_left])).toEqual([[offerId, null, 4]])
  })

  test('is not requested without naming it', async () => {
    const call = calls['GET /api/services/get_list_pax_by_category']
    expect((await app.refused(call, { date: '2026-11-25' })).error_code).toBe(400)
  })
})
