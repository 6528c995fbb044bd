import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addTeeTime } from '#testing/golf'

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

test('the feed names the lowest price of each course that has one, and where it is reserved', async () => {
  const courseId = await addCourse(ctx.q)
  const full = await addCourse(ctx.q)
  const soon = new Date(ctx.clock.now().getTime() + 2 * 24 * 3_600_000).toISOString()
  const later = new Date(ctx.clock.now().getTime() + 3 * 24 * 3_600_000).toISOString()
  const cheap = await addTeeTime(ctx.q, { courseId, at: soon })
  await addTeeTime(ctx.q, { courseId, at: later })
  const taken = await addTeeTime(ctx.q, { courseId: full, at: soon })
  await ctx.q`update tee_times set price_vnd = 1_500_000 where id = ${cheap}`
  await ctx.q`update tee_times set places_left = 0 where id = ${taken}`
  const answer = await app.app.inject({ url: '/api/services/offer_feed', query: { lang: 'en' } })
  expect(answer.headers['content-type']).toContain('application/ld+json')
  const { dataFeedElement, ...feed } = answer.json()
  expect(feed).toMatchObject({ '@type': 'DataFeed', inLanguage: 'en' })
  expect(dataFeedElement).toMatchObject([
    {
      '@type': 'Offer',
      price: 1_500_000,
      priceCurrency: 'VND',
      url: `${ctx.config.publicUrl}/san/chi-tiet/${courseId}`,
      itemOffered: { provider: { '@type': 'GolfCourse' } },
    },
  ])
})
