import { calls } from '@teeviet/contract/calls'
import { languages } from '@teeviet/contract/rules/languages'
import { loadDemoWorld } from '@teeviet/demo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFirstPackages } from '#bookings/insurance/first-packages'
import { linkedPhonesOf } from '#identity/members/linked-phones'
import { findByPhone } from '#identity/players/find'
import { linkPhone } from '#identity/players/link-phone'
import { addFirstSettings } from '#platform/settings/first-settings'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { createTestContext, type TestContext } from '#testing/context'

let ctx: TestContext
let app: ReadApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createReadApp(ctx)
  const now = ctx.clock.now()
  await addFirstSettings(ctx)
  await addFirstPackages(ctx)
  // offers are laid out three weeks ahead; no list looks further
  await loadDemoWorld({ pool: ctx.pool, today: '2026-11-20', now, days: 28, log: ctx.log })
}, 120_000)
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const tomorrow = Date.parse('2026-11-21T00:00:00+07:00')

describe.each(languages)('the demo world in %s', (lang) => {
  test('fills every list a visitor sees', async () => {
    const date_played = '25-11-2026'
    const [first] = await app.ask(calls['GET /api/services/search_courses_for_web'], { q: '하노이', lang })
    const id = first?.id ?? 0
    const categories = await app.ask(calls['GET /api/services/get_list_categorys'], { lang })
    const flashSale = categories.find((category) => category.is_flash_sale === 1)?.id
    const [article] = await app.ask(calls['GET /api/services/get_data_post'], { lang })
    const lists = await Promise.all([
      app.ask(calls['GET /api/services/search_facility'], { place: '', sort: 1, lang }),
      app.ask(calls['GET /api/services/search_facility'], {
        place: 'Đà Nẵng',
        date_played: Date.parse('2026-11-25T00:00:00+07:00'),
        lang,
      }),
      app.ask(calls['GET /api/services/search_facility'], {
        place: '',
        number_hole: 27,
        region: 'south',
        date_played: tomorrow,
        lang,
      }),
      app.ask(calls['GET /api/services/price_strip'], { place: '', region: 'north', lang }),
      app.ask(calls['GET /api/services/get_review_facility'], { lang }),
      app.ask(calls['GET /api/services/get_top_facility'], { lang }),
      app.ask(calls['GET /api/for_wap/get_facility_review'], { lang }),
      app.ask(calls['POST /api/services/get_images_courses'], { ids: [id], lang }),
      app.ask(calls['POST /api/for_wap/get_tee_time_by_facility'], { facility_id: id, date_played, lang }),
      app.ask(calls['GET /api/booking/booking_pax/sugestion_teetime_for_wap'], {
        facility_id: id,
        date_played,
        lang,
      }),
      app.ask(calls['GET /api/services/get_list_booking_category'], { category_id: flashSale ?? 0, lang }),
      app.ask(calls['GET /api/services/get_list_pax_by_category'], { flash_sale_id: flashSale ?? 0, lang }),
      app.ask(calls['GET /api/services/get_price_facility'], { lang }),
      app.ask(calls['GET /api/services/get_top_post'], { lang }),
      app.ask(calls['GET /api/adv/list_banner'], { screen_type: 14, lang }),
      app.ask(calls['GET /api/adv/home_ads'], { lang }),
      app.ask(calls['GET /api/services/list_package'], { lang }),
    ])
    expect(lists.map((list) => list.length).filter((length) => length === 0)).toEqual([])

    const course = await app.ask(calls['GET /api/services/get_detail_facility'], { id, lang })
    expect(course.description).not.toBe('')
    expect(
      (await app.ask(calls['GET /api/services/list_feedback_facility'], { id, lang })).reviews.total,
    ).toBe(course.reviews_count)
    expect(
      (await app.ask(calls['GET /api/services/get_detail_post'], { id: article?.post_id ?? 0, lang })).post
        .content,
    ).not.toBe('')
    expect((await app.ask(calls['GET /api/services/site_settings'], { lang })).hotline).not.toBe('')
    for (const category of categories) expect([category.name, category.products.length]).not.toContain('')
  })
})

test('the table of clubs has about 65 of them, of all four regions, each with a deadline', async () => {
  const rows = await app.ask(calls['GET /api/services/list_refund_terms'], {})
  const clubs = new Set(rows.flatMap(({ name }) => (name === '' ? [] : [name])))
  expect(clubs.size).toBeGreaterThanOrEqual(60)
  expect(clubs.size).toBeLessThanOrEqual(70)
  expect(new Set(rows.map(({ region }) => region))).toEqual(
    new Set(['north', 'central', 'nha-trang', 'south']),
  )
  expect(rows.filter(({ refundPolicy }) => refundPolicy.time === '')).toEqual([])
})

test('a card, the strip and the day show one and the same lowest price', async () => {
  const cards = await app.ask(calls['GET /api/services/get_top_facility'], {})
  for (const { id, price } of cards.slice(0, 3)) {
    const strip = await app.ask(calls['GET /api/services/price_strip'], { facility_id: id, place: '' })
    expect(Math.min(...strip.flatMap((day) => day.price ?? []))).toBe(price)
    for (const { day, price: lowest } of strip.slice(0, 4)) {
      const starts = await app.ask(calls['POST /api/for_wap/get_tee_time_by_facility'], {
        facility_id: id,
        date_played: day,
      })
      // a lowest price is of 18 holes where the day has any
      const free = starts.filter((start) => start.places_left > 0 && start.price_sale !== null)
      const full = free.filter(({ number_hole }) => number_hole === 18)
      const prices = (full.length > 0 ? full : free).flatMap((start) => start.price_sale ?? [])
      expect(prices.length === 0 ? null : Math.min(...prices)).toBe(lowest)
    }
  }
})

test('a demo golfer without a phone shows what linking one stores: it finds them, and staff see which golfer linked it', async () => {
  const [golfer] = await ctx.q<{
    id: number
    vga: number
  }>`select id, vga from members where is_demo and phone is null`
  const [friend] = await ctx.q<{ id: number; vga: number }>`
    select id, vga from members where is_demo and phone is not null order by id limit 1`
  const phone = '0987654321'
  await linkPhone(ctx, { memberId: friend?.id ?? 0, phone, vga: String(golfer?.vga) })
  expect(await findByPhone(ctx, phone)).toMatchObject({ vga: golfer?.vga })
  expect(await linkedPhonesOf(ctx.q, golfer?.id ?? 0)).toMatchObject([{ phone, linkedBy: friend?.vga }])
})
