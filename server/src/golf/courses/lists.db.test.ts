import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
import { addOffer, addTeeTime } from '#testing/golf'

let ctx: TestContext
let app: ReadApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createReadApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(() => ctx.q.text('truncate courses, tee_times restart identity cascade'))

describe('the picker', () => {
  const found = async (q: string, page?: number, limit?: number) =>
    (await app.ask(calls['GET /api/services/search_courses_for_web'], { q, page, limit })).map(
      (one) => one.title,
    )

  test('finds by trimmed text without marks and reads a missing text as the letter c', async () => {
    await addCourseWith(ctx.q, {
      title: 'Sân golf Đà Lạt',
      titleEn: 'Dalat',
      province: 'Lâm Đồng',
      address: '',
    })
    await addCourseWith(ctx.q, { title: 'Sân golf Cửa Lò', titleEn: 'Lo', province: 'Nghệ An', address: '' })
    expect(await found('  da lat ')).toEqual(['Sân golf Đà Lạt'])
    expect(await found('')).toEqual(['Sân golf Cửa Lò'])
    expect(await found('   ')).toEqual(['Sân golf Cửa Lò'])
    expect(await found('không có')).toEqual([])
  })

  test('returns 10 a page', async () => {
    for (let count = 0; count < 12; count += 1) await addCourseWith(ctx.q, {})
    const pages = [await found('golf'), await found('golf', 2), await found('golf', 3)]
    expect(pages.map((page) => page.length)).toEqual([10, 2, 0])
    expect(new Set(pages.flat()).size).toBe(12)
  })

  test('names courses for the reader', async () => {
    const address = 'Xã Minh Trí, huyện Sóc Sơn, Hà Nội'
    await addCourseWith(ctx.q, { title: 'Sân golf Hà Nội', titleEn: 'Hanoi Golf Club', address })
    const [row] = await app.ask(calls['GET /api/services/search_courses_for_web'], {
      q: 'ハノイ',
      lang: 'jp',
    })
    expect(row).toMatchObject({
      id: expect.any(Number),
      title: 'Hanoi Golf Club',
      address: 'Minh Tri Commune, Soc Son District, Hanoi',
      logo: expect.any(String),
    })
    const [inVietnamese] = await app.ask(calls['GET /api/services/search_courses_for_web'], { q: 'hà nội' })
    expect(inVietnamese?.address).toBe(address)
  })
})

test('nearby courses come nearest first with their distance, those without a known place not at all', async () => {
  await addCourseWith(ctx.q, { title: 'Far', latitude: 10.78, longitude: 106.7 })
  await addCourseWith(ctx.q, { title: 'Near', latitude: 21.12, longitude: 105.85 })
  await addCourseWith(ctx.q, { title: 'Unknown' })
  await addCourseWith(ctx.q, { title: 'Closed', latitude: 21.03, longitude: 105.85, isOpen: false })
  const { facilities } = await app.ask(calls['GET /api/hio/for_cms/nearby_for_insurance'], {
    latitude: '21.03',
    longitude: '105.85',
  })
  expect(facilities.map((one) => one.title)).toEqual(['Near', 'Far'])
  expect(facilities[0]?.distance).toBe(10)
})

describe('lists of cards', () => {
  beforeEach(async () => {
    await addCourseWith(ctx.q, { title: 'Good', ratingSum: 45, ratingCount: 10, featuredRank: 2 })
    await addCourseWith(ctx.q, { title: 'Best', ratingSum: 10, ratingCount: 2 })
    await addCourseWith(ctx.q, { title: 'Busy', ratingSum: 60, ratingCount: 20, featuredRank: 1 })
    await addCourseWith(ctx.q, { title: 'New', featuredRank: 3 })
    await addCourseWith(ctx.q, { title: 'Tied', ratingSum: 9, ratingCount: 2 })
  })

  test('featured courses are those the operator chose, best rated first', async () => {
    const cards = await app.ask(calls['GET /api/services/get_review_facility'], {})
    expect(cards.map((card) => card.name)).toEqual(['Good', 'Busy', 'New'])
  })

  test('top courses are the best rated of all, then the most reviewed, at most 10', async () => {
    for (let count = 0; count < 10; count += 1) await addCourseWith(ctx.q, {})
    const cards = await app.ask(calls['GET /api/services/get_top_facility'], {})
    expect(cards.map((card) => card.name).slice(0, 4)).toEqual(['Best', 'Good', 'Tied', 'Busy'])
    expect(cards).toHaveLength(10)
  })

  test('review cards of home are the most reviewed, 8 of them', async () => {
    for (let count = 0; count < 10; count += 1) await addCourseWith(ctx.q, {})
    const cards = await app.ask(calls['GET /api/for_wap/get_facility_review'], {})
    expect(cards.map((card) => card.name).slice(0, 2)).toEqual(['Busy', 'Good'])
    expect(cards).toHaveLength(8)
  })

  test('a card shows 4 stars without ratings, and the real rating to one decimal afterwards', async () => {
    const cards = await app.ask(calls['GET /api/services/get_top_facility'], {})
    const ratings = Object.fromEntries(cards.map((card) => [card.name, [card.rating, card.reviews_count]]))
    expect(ratings).toMatchObject({ New: [4, 0], Good: [4.5, 10], Busy: [3, 20] })
  })

  test('a card has the lowest price of the next 14 days, and none beyond them', async () => {
    const [{ id } = { id: 0 }] = await ctx.q<{ id: number }>`select id from courses where title = 'Best'`
    await addTeeTime(ctx.q, { courseId: id, at: '2026-12-03T08:00:00+07:00', price: 2_000_000 })
    await addTeeTime(ctx.q, { courseId: id, at: '2026-12-04T08:00:00+07:00', price: 1_000_000 })
    const cards = await app.ask(calls['GET /api/services/get_top_facility'], {})
    expect(cards.find((card) => card.name === 'Best')).toMatchObject({
      price: 2_000_000,
      price_number_hole: 18,
      price_is_offer: 0,
    })
    expect(cards.find((card) => card.name === 'Good')).toMatchObject({
      price: null,
      price_number_hole: null,
      price_is_offer: 0,
    })
  })
})

describe('a course', () => {
  async function addWhole() {
    const id = await addCourseWith(ctx.q, { title: 'Sân golf A', titleEn: 'Course A', holes: 27 })
    await ctx.q`update courses set description = ${{ vi: 'Đẹp', en: 'Fine' }}, opened = 1998, lights = true,
      length_yards = 7100, par = 72, designed_by = 'N. N.', logo = '/logo.svg',
      facilities = '{restaurant,driving_range}', dress_code = ${{ vi: 'Áo có cổ' }}, latitude = 21.25, longitude = 105.8
      where id = ${id}`
    await ctx.q`insert into course_paths values (${id}, 1, 'A', 9, 36, 3400, '/a.webp'),
      (${id}, 2, 'B', 9, null, null, null)`
    for (let position = 1; position <= 7; position += 1) {
      await ctx.q`insert into course_pictures values (${id}, ${position}, ${`/p${position}.svg`})`
    }
    await ctx.q`insert into refund_terms (course_id, applies_to, deadline_hours, penalty_percent, condition, time_text, position)
      values (${id}, 'weekend', 96, 100, '{"vi": "W"}', '{"vi": "96 giờ"}', 1),
        (${id}, 'standard', 48, 50, ${{ vi: 'Phí 50%', en: 'Charge of 50%' }}, '{"vi": "48 giờ"}', 2)`
    return id
  }

  test('has its whole entity, in the language asked for or the next best', async () => {
    const id = await addWhole()
    const ask = (lang: string) => app.ask(calls['GET /api/services/get_detail_facility'], { id, lang })
    const course = await ask('en')
    expect(course).toMatchObject({
      id,
      course_id: id,
      name: 'Course A',
      location: 'Hanoi',
      description: 'Fine',
      rating: 0,
      reviews_count: 0,
      holes_amount: 27,
      course_path: [
        { path_name: 'A', num_holes: 9, path_par: 36, path_length: 3400, path_map: '/a.webp' },
        { path_name: 'B', num_holes: 9, path_par: null, path_length: null, path_map: '' },
      ],
      course_par: 72,
      course_length: 7100,
      country: { name: 'Vietnam' },
      designed_by: 'N. N.',
      opening_date: '1998',
      has_lights: 1,
      dress_code: 'Áo có cổ',
      facilities: ['driving_range', 'restaurant'],
      nearest_city: { name: 'Hanoi', km: 25 },
      is_standard_18: 1,
      no_show_kept_percent: 100,
      refundPolicy: { condition: 'Charge of 50%', time: '48 giờ' },
    })
    expect(course.galleries[0]?.images).toHaveLength(7)
    expect(await ask('kr')).toMatchObject({
      name: 'Course A',
      location: '하노이',
      description: 'Fine',
      country: { name: '베트남' },
    })
  })

  test('has at most 5 pictures on its card and all of them when asked for', async () => {
    const id = await addWhole()
    const [card] = await app.ask(calls['GET /api/services/get_top_facility'], {})
    expect(card?.galleries[0]?.images.map((image) => image.img)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `/p${n}.svg`),
    )
    const pictures = await app.ask(calls['POST /api/services/get_images_courses'], { ids: `${id},999` })
    expect(pictures).toEqual([
      { course_id: id, images: [1, 2, 3, 4, 5, 6, 7].map((n) => ({ img: `/p${n}.svg` })) },
    ])
  })

  test('a course which does not exist is not found', async () => {
    expect(await app.refused(calls['GET /api/services/get_detail_facility'], { id: 999 })).toEqual({
      error_code: 404,
      error_msg: 'Không tìm thấy sân golf. Vui lòng thử lại với sân khác.',
    })
  })

  test('is found by an offer of its own, also an expired one, and by no other', async () => {
    const id = await addWhole()
    const { offerId } = await addOffer(ctx.q, { courseId: id, days: ['2020-01-01', '2020-01-02'] })
    const call = calls['GET /api/services/get_detail_facility']
    expect(await app.ask(call, { product_id: offerId })).toMatchObject({ id })
    expect(await app.refused(call, { product_id: offerId + 1 })).toMatchObject({ error_code: 404 })
    expect(await app.refused(call, {})).toMatchObject({ error_code: 400 })
  })

  test('is seen changed on the next read after staff changed it', async () => {
    const id = await addWhole()
    const title = async () => (await app.ask(calls['GET /api/services/get_detail_facility'], { id })).title
    expect(await title()).toBe('Sân golf A')
    await ctx.q`update courses set title = 'Sân golf B' where id = ${id}`
    expect(await title()).toBe('Sân golf B')
  })
})
