import { calls } from '@teeviet/contract/calls'
import { editions } from '@teeviet/contract/rules/policy-editions'
import { dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatOrigins } from '#platform/settings/site-settings'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
import { addPackage } from '#testing/golf'
import { writeViews } from './news-views.ts'

let ctx: TestContext
let app: ReadApp
beforeAll(async () => {
  ctx = await createTestContext({ OTP_SECONDS: '77' })
  app = await createReadApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(() =>
  ctx.q.text('truncate news, banners, site_settings, insurance_packages restart identity cascade'),
)

let serial = 0
async function addNews(texts: object, publishedAt = '2026-11-19T08:00:00+07:00', views = 0) {
  serial += 1
  const [row] = await ctx.q<{ id: number }>`
    insert into news (slug, banner, author, texts, views, published_at)
    values (${`news-${serial}`}, '/b.svg', 'TeeViet', ${texts}, ${views}, ${publishedAt}) returning id`
  return row?.id ?? 0
}
const text = (title: string) => ({ title, excerpt: `${title}…`, content: `<p>${title}</p>` })

describe('news', () => {
  test('come 10 a page, the latest first, without content', async () => {
    for (let day = 1; day <= 12; day += 1) {
      await addNews({ vi: text(`Tin ${day}`) }, `2026-11-${String(day).padStart(2, '0')}T08:00:00+07:00`)
    }
    const page = (number: number) => app.ask(calls['GET /api/services/get_data_post'], { page: number })
    const [first, second] = [await page(1), await page(2)]
    expect(first.map((one) => one.post.title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Tin ${12 - index}`),
    )
    expect(second.map((one) => one.post.title)).toEqual(['Tin 2', 'Tin 1'])
    expect(first[0]?.post.content).toBe('')
  })

  test('are shown in the language asked for, else in the next best', async () => {
    const id = await addNews({ vi: text('Tin'), en: text('News') })
    const onlyVietnamese = await addNews({ vi: text('Chỉ tiếng Việt') })
    const title = async (post: number, lang: string) =>
      (await app.ask(calls['GET /api/services/get_detail_post'], { id: post, lang })).post.title
    expect(await title(id, 'en')).toBe('News')
    expect(await title(id, 'jp')).toBe('News')
    for (const lang of ['vi', 'en', 'kr', 'jp'])
      expect(await title(onlyVietnamese, lang)).toBe('Chỉ tiếng Việt')
  })

  test('have their content in the detail', async () => {
    const id = await addNews({ vi: text('Tin') })
    expect(await app.ask(calls['GET /api/services/get_detail_post'], { id })).toEqual({
      course_id: null,
      post_id: id,
      post: { ...text('Tin'), banner: '/b.svg', author: 'TeeViet' },
      author_info: { avatar: '' },
      created_at: Date.parse('2026-11-19T08:00:00+07:00'),
    })
  })

  test('are cleaned of what could harm a reader', async () => {
    const harmful = { ...text('Tin'), content: '<p onclick="steal()">Tin</p><script>steal()</script>' }
    const id = await addNews({ vi: harmful })
    const { post } = await app.ask(calls['GET /api/services/get_detail_post'], { id })
    expect(post.content).toBe('<p>Tin</p>')
  })

  test('count how often they were read, without a write for each reading', async () => {
    await writeViews(ctx)
    const [one, other] = [await addNews({ vi: text('Một') }), await addNews({ vi: text('Hai') })]
    const read = (id: number) => app.ask(calls['GET /api/services/get_detail_post'], { id })
    await Promise.all([read(one), read(one), read(other), read(one)])
    const views = () => ctx.q<{ views: number }>`select views from news order by id`
    expect(await views()).toEqual([{ views: 0 }, { views: 0 }])
    await Promise.all([writeViews(ctx), writeViews(ctx)])
    expect(await views()).toEqual([{ views: 3 }, { views: 1 }])
  })

  test('appear when they are published, not before', async () => {
    const id = await addNews({ vi: text('Mai') }, '2026-11-20T08:01:00+07:00')
    const detail = calls['GET /api/services/get_detail_post']
    expect((await app.refused(detail, { id })).error_code).toBe(404)
    expect(await app.ask(calls['GET /api/services/get_data_post'], {})).toEqual([])
    ctx.clock.advance(60)
    expect((await app.ask(detail, { id })).post.title).toBe('Mai')
  })

  test('at the top are the 6 most read', async () => {
    for (let views = 1; views <= 8; views += 1) await addNews({ vi: text(`Tin ${views}`) }, undefined, views)
    const top = await app.ask(calls['GET /api/services/get_top_post'], {})
    expect(top.map((one) => one.post.title)).toEqual([8, 7, 6, 5, 4, 3].map((views) => `Tin ${views}`))
  })
})

describe('the sitemap', () => {
  test('names pages, courses and published news in four languages; robots.txt links to it', async () => {
    const course = await addCourseWith(ctx.q, {})
    const id = await addNews({ vi: text('Tin') })
    const later = await addNews({ vi: text('Tin mai') }, '2027-11-19T08:00:00+07:00')
    const { headers, body } = await app.app.inject('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const origin = ctx.config.publicUrl
    for (const path of ['/wap', '/bang-gia', `/san/chi-tiet/${course}`, `/tin-tuc/chi-tiet/${id}`]) {
      expect(body).toContain(`<loc>${origin}${path}</loc>`)
      expect(body).toContain(`hreflang="ko" href="${origin}${path}?lang=kr"`)
      expect(body).toContain(`<loc>${origin}${path}?lang=kr</loc>`)
    }
    expect(body).not.toContain(`/tin-tuc/chi-tiet/${later}<`)
    const robots = (await app.app.inject('/robots.txt')).body
    expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
    expect(robots).toContain('Disallow: /staff')
  })

  test('states for each address when it last changed', async () => {
    const course = await addCourseWith(ctx.q, {})
    const changeOf = async (path: string) => {
      const { body } = await app.app.inject('/sitemap.xml')
      const [, changed = 'none'] =
        body
          .split('<url>')
          .find((entry) => entry.includes(`${path}</loc>`))
          ?.match(/<lastmod>(.*?)</) ?? []
      return Date.parse(changed)
    }
    const { body } = await app.app.inject('/sitemap.xml')
    expect(body.match(/<lastmod>/g)).toHaveLength(body.match(/<loc>/g)?.length ?? 0)
    const storedChange = async () => {
      const [row] = await ctx.q<{ at: Date; exact: string }>`
        select updated_at as at, updated_at::text as exact from courses where id = ${course}`
      return { at: row?.at.getTime(), exact: row?.exact ?? '' }
    }
    const before = await storedChange()
    expect(await changeOf(`/san/chi-tiet/${course}`)).toBe(before.at)
    await ctx.q`update courses set version = version + 1 where id = ${course}`
    const after = await storedChange()
    expect(after.exact > before.exact).toBe(true)
    expect(await changeOf(`/san/chi-tiet/${course}`)).toBe(after.at)
    expect(await changeOf('/policy/delivery')).toBe(startOfDay(editions.delivery.inForceFrom))
    expect(await changeOf('/wap')).toBe(startOfDay(dayOf(ctx.clock.now())))
  })
})

describe('banners', () => {
  beforeEach(async () => {
    const rows: [string, number, number, number, boolean][] = [
      ['second', 6, 2, 2, true],
      ['first', 6, 2, 1, true],
      ['popup', 6, 1, 1, true],
      ['off', 6, 2, 0, false],
      ['bank', 11, 2, 1, true],
    ]
    for (const [name, screen, place, position, isActive] of rows) {
      await ctx.q`insert into banners (slug, screen_type, place, banner_url, url, position, is_active)
        values (${name}, ${screen}, ${place}, ${`/${name}.svg`}, ${`/${name}`}, ${position}, ${isActive})`
    }
  })
  const urls = async (asked: Record<string, unknown>) =>
    (await app.ask(calls['GET /api/adv/list_banner'], asked)).map((banner) => banner.url)

  test('are those of the home variant and place, in their order; the default home without one', async () => {
    expect(await urls({ position: 2 })).toEqual(['/first', '/second'])
    expect(await urls({ position: 1, uid: 100001, is_wap: 1 })).toEqual(['/popup'])
    expect(await urls({})).toEqual(['/popup', '/first', '/second'])
    expect(await urls({ screen_type: 11, position: 2 })).toEqual(['/bank'])
    expect(await urls({ screen_type: 11, position: 1 })).toEqual(['/popup'])
    expect(await urls({ screen_type: 14, position: 2 })).toEqual(['/first', '/second'])
  })

  test('have their words in the reader’s language, else in the next best; none where staff wrote none', async () => {
    await ctx.q`update banners set titles = ${{ vi: 'Sân đêm', en: 'Night golf' }} where slug = 'first'`
    const titles = async (lang: string) =>
      (await app.ask(calls['GET /api/adv/list_banner'], { position: 2, lang })).map(({ title }) => title)
    expect(await titles('vi')).toEqual(['Sân đêm', ''])
    expect(await titles('jp')).toEqual(['Night golf', ''])
  })

  test('as advertisements also have error and msg', async () => {
    const answer = await app.browser.get('/api/adv/home_ads', { screen_type: 11 })
    expect(answer).toMatchObject({
      error: 0,
      msg: '',
      error_code: 0,
      data: [{ banner_url: '/bank.svg', url: '/bank' }],
    })
  })
})

describe('the chat of the operator', () => {
  const widget = (
    url: string,
  ) => ctx.q`insert into site_settings (name, value) values ('chat_widget_url', ${JSON.stringify(url)})
    on conflict (name) do update set value = excluded.value`

  test('may be talked to by our pages at its own host, over the web and by socket', async () => {
    expect(await chatOrigins(ctx)).toEqual({ connectTo: [], picturesFrom: [] })
    await widget('https://chat.example:8443/widget.js?key=1')
    await expect
      .poll(() => chatOrigins(ctx))
      .toEqual({
        connectTo: ['https://chat.example:8443', 'wss://chat.example:8443'],
        picturesFrom: ['https://chat.example:8443'],
      })
    await widget('http://chat.example/widget.js')
    await expect.poll(() => chatOrigins(ctx)).toEqual({ connectTo: [], picturesFrom: [] })
  })
})

describe('the site settings', () => {
  const settings = (lang?: string) => app.ask(calls['GET /api/services/site_settings'], { lang })
  const set = (name: string, value: unknown) =>
    ctx.q`insert into site_settings (name, value) values (${name}, ${JSON.stringify(value)})
      on conflict (name) do update set value = excluded.value`

  test("are empty where nothing is set, and always contain the server's time limits", async () => {
    expect(await settings()).toMatchObject({
      hotline: '',
      chat_url: null,
      addresses: [],
      golf_card_pdfs: [],
      otp_seconds: 77,
      captcha_seconds: 120,
      payment_window_seconds: 1800,
      staff_confirmation_seconds: 3600,
      session_seconds: 2_592_000,
      known_device_seconds: 15_552_000,
      undo_seconds: 600,
      undo_ends_before_tee_time_seconds: 10_800,
    })
  })

  test('are in the language asked for, also inside lists', async () => {
    await set('hotline', '1900 0000')
    await set('company_name', { vi: 'Công ty mẫu', en: 'Sample company' })
    await set('addresses', [{ vi: 'Hà Nội', en: 'Hanoi' }])
    await set('app_links', [{ name: { vi: 'Ứng dụng', kr: '앱' }, url: 'https://app.example' }])
    expect(await settings('kr')).toMatchObject({
      hotline: '1900 0000',
      company_name: 'Sample company',
      addresses: ['Hanoi'],
      app_links: [{ name: '앱', url: 'https://app.example' }],
    })
  })

  test('count as not set when they hold something else, and are seen at once when they change', async () => {
    await set('chat_url', 'https://chat.example')
    expect((await settings()).chat_url).toBe('https://chat.example')
    await set('chat_url', { wrong: 1 })
    await set('app_links', 'nonsense')
    expect(await settings()).toMatchObject({ chat_url: null, app_links: [] })
  })
})

test('packages on sale are listed by price, in the language asked for', async () => {
  const dear = await addPackage(ctx.q, 200_000)
  const cheap = await addPackage(ctx.q, 20_000)
  await addPackage(ctx.q, 50_000, false)
  const packages = await app.ask(calls['GET /api/services/list_package'], { type_pack: 1, lang: 'en' })
  expect(packages).toEqual([
    { id: cheap, name: 'D20', des: '', text_display_sms: 'D', price: 20_000, cover: 20_000_000 },
    { id: dear, name: 'D200', des: '', text_display_sms: 'D', price: 200_000, cover: 200_000_000 },
  ])
  expect(await app.ask(calls['GET /api/services/list_package'], { type_pack: 2 })).toEqual([])
})
