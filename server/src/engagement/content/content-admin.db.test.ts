import { calls } from '@teeviet/contract/calls'
import { withPictureLook } from '@teeviet/contract/rules/picture-address'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { createTestContext, type TestContext } from '#testing/context'
import { sessionHeaders } from '#testing/staff/session-headers'

let ctx: TestContext
let app: StaffApp
let admin: { token: string }
let staffMember: { token: string }
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createStaffApp(ctx)
  staffMember = await app.newStaff('staff', 'sales')
  admin = await app.newStaff('admin')
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  await ctx.q.text('truncate news, banners cascade')
  app.as(admin)
})

const now = () => ctx.clock.now().getTime()
const hour = 3_600_000
const picture = '/pictures/defaults/banner.svg'
const article = (title: string, content = `<p>${title}</p>`) => ({
  texts: { vi: { title, excerpt: '', content } },
  published_at: now() - hour,
})
const add = calls['POST /api/staff/news']
const save = calls['POST /api/staff/news/:id']
const golfersSee = async () =>
  (await app.ask(calls['GET /api/services/get_data_post'], {})).map(({ post }) => post.title)

describe('an article', () => {
  test('is read by golfers once it is published, and hidden once it is a draft again', async () => {
    const { id, revision } = await app.ask(add, article('Giải mùa thu'))
    expect(await golfersSee()).toEqual(['Giải mùa thu'])
    const changed = await app.ask(save, { ...article('Giải mùa đông'), id, revision })
    expect(await golfersSee()).toEqual(['Giải mùa đông'])
    const draft = { ...article('Giải mùa đông'), published_at: null }
    expect((await app.ask(save, { ...draft, id, revision: changed.revision })).state).toBe('draft')
    expect(await golfersSee()).toEqual([])
  })

  test('appears and goes by the clock', async () => {
    const times = { published_at: now() + hour, unpublished_at: now() + 2 * hour }
    const { id, state } = await app.ask(add, { ...article('Cuối tuần'), ...times })
    expect([state, await golfersSee()]).toEqual(['scheduled', []])
    ctx.clock.advance(3600)
    expect(await golfersSee()).toEqual(['Cuối tuần'])
    ctx.clock.advance(3600)
    expect(await golfersSee()).toEqual([])
    expect((await app.refused(calls['GET /api/services/get_detail_post'], { id })).error_code).toBe(404)
    expect((await app.ask(calls['GET /api/staff/news'], { state: 'ended' })).map((one) => one.id)).toEqual([
      id,
    ])
  })

  test('is kept without what could harm a reader', async () => {
    const { id } = await app.ask(add, article('Tin', '<p onclick="steal()">Tin</p><script>steal()</script>'))
    const [row] = await ctx.q<{ content: string }>`
      select texts #>> '{vi,content}' as content from news where id = ${id}`
    expect(row?.content).toBe('<p>Tin</p>')
  })

  test('is not overwritten after a colleague saved it meanwhile', async () => {
    const { id, revision } = await app.ask(add, article('Một'))
    const both = await Promise.all(
      ['Hai', 'Ba'].map((title) =>
        app.browser.post(`/api/staff/news/${id}`, { ...article(title), revision }),
      ),
    )
    expect(both.map(({ error_code }) => error_code).sort()).toEqual([0, 409])
  })

  test('needs Vietnamese before it is published, an end after its start, and a picture of ours', async () => {
    const english = { texts: { en: { title: 'News', excerpt: '', content: 'A' } } }
    expect((await app.ask(add, english)).state).toBe('draft')
    expect((await app.refused(add, { ...english, published_at: now() })).error_code).toBe(1853)
    const ends = { ...article('Tin'), unpublished_at: now() - 2 * hour }
    expect((await app.refused(add, ends)).error_code).toBe(1854)
    for (const banner of [
      'https://other.test/a.jpg',
      `/uploads/${'0'.repeat(64)}.webp`,
      '//other.test/a.svg',
    ]) {
      expect((await app.refused(add, { ...article('Tin'), banner })).error_code).toBe(1852)
    }
  })

  test('without a title in any language is none', async () => {
    for (const texts of [{}, { vi: { title: ' ', excerpt: '', content: '<p>Tin</p>' } }]) {
      const { error_code, error_msg } = await app.refused(add, { texts })
      expect([error_code, error_msg]).toEqual([400, expect.stringContaining('texts')])
    }
  })

  test('sent twice under one key is one article', async () => {
    const send = () =>
      app.app.inject({
        method: 'POST',
        url: add.path,
        headers: { ...sessionHeaders(admin.token), 'idempotency-key': 'one-article' },
        payload: article('Một lần'),
      })
    const [first, second] = [await send(), await send()]
    expect(second.json().data.id).toBe(first.json().data.id)
    expect(await golfersSee()).toEqual(['Một lần'])
  })

  test('leaves a trail, and is written by administrators alone', async () => {
    const { id, revision } = await app.ask(add, article('Tin'))
    await app.ask(save, { ...article('Tin'), id, revision })
    const { history } = await app.ask(calls['GET /api/staff/news/:id'], { id })
    expect(history.map(({ what }) => what)).toEqual(['news.saved', 'news.added'])
    app.as(staffMember)
    expect((await app.refused(add, article('Tin'))).error_code).toBe(403)
    expect((await app.refused(calls['GET /api/staff/news'], {})).error_code).toBe(403)
  })
})

describe('a picture', () => {
  const keep = calls['POST /api/staff/pictures']
  const photo = () =>
    sharp({ create: { width: 3000, height: 200, channels: 3, background: '#0f8b8d' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody private' } })
      .toBuffer()

  test('is re-encoded, smaller and without camera metadata, and served for good', async () => {
    const data = (await photo()).toString('base64')
    const { url, width, height } = await app.ask(keep, { data })
    expect([width, height]).toEqual([1920, 128])
    const served = await app.app.inject({ method: 'GET', url })
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(served.rawPayload.includes('Somebody private')).toBe(false)
    expect((await app.ask(keep, { data })).url).toBe(url)
    expect((await app.ask(add, { ...article('Có ảnh'), banner: url })).banner).toBe(url)
  })

  test('comes in the sizes that pages ask for, as AVIF where the browser shows it, each encoded once', async () => {
    const { url } = await app.ask(keep, { data: (await photo()).toString('base64') })
    const ask = async (w: string, accept: string) => {
      const answer = await app.app.inject({
        method: 'GET',
        url: `${url}?focus=20,0&w=${w}`,
        headers: { accept },
      })
      const { format, width } = await sharp(answer.rawPayload).metadata()
      return { type: answer.headers['content-type'], vary: answer.headers.vary, format, width }
    }
    const avif = { type: 'image/avif', vary: expect.stringMatching(/accept/i), format: 'heif', width: 320 }
    expect(await ask('320', 'image/avif,image/webp,*/*')).toEqual(avif)
    expect(await ask('320', '*/*')).toMatchObject({ type: 'image/webp', format: 'webp', width: 320 })
    expect(await ask('321', 'image/avif')).toMatchObject({ type: 'image/webp', width: 1920 })
    expect(await ask('320', 'image/avif')).toEqual(avif)
    const kept = await ctx.q<{ width: number; format: string }>`
      select width, format from picture_sizes order by format`
    expect(kept).toEqual([
      { width: 320, format: 'avif' },
      { width: 320, format: 'webp' },
    ])
    const unknown = await app.app.inject({ method: 'GET', url: `/uploads/${'0'.repeat(64)}.webp?w=320` })
    expect(unknown.statusCode).toBe(404)
  })

  test('is one of ours with its focal point and credit in its address', async () => {
    const { url } = await app.ask(keep, { data: (await photo()).toString('base64') })
    const banner = withPictureLook(url, { focus: [0, 100], credit: 'Trần Nam' })
    expect((await app.ask(add, { ...article('Có ảnh'), banner })).banner).toBe(banner)
    expect((await app.refused(add, { ...article('Có ảnh'), banner: `${url}?<script>` })).error_code).not.toBe(
      0,
    )
  })

  test.each([
    ['a script', Buffer.from('<script>steal()</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['half a picture', Buffer.from('/9j/4AAQSkZJRgABAQAAAQABAAD', 'base64')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_, bytes) => {
    expect((await app.refused(keep, { data: bytes.toString('base64') })).error_code).toBe(1851)
  })

  test('is not found if it was never uploaded', async () => {
    for (const name of [`${'0'.repeat(64)}.webp`, '..%2Fsecret', 'a.webp']) {
      expect((await app.app.inject({ method: 'GET', url: `/uploads/${name}` })).statusCode).toBe(404)
    }
  })
})

describe('a banner', () => {
  const addBanner = calls['POST /api/staff/banners']
  const drawn = (url: string) => ({ screen_type: 6, place: 2, banner_url: picture, url, is_active: 1 })
  const shown = async () =>
    (await app.ask(calls['GET /api/adv/list_banner'], { position: 2 })).map(({ url }) => url)

  test('is on the page in the order set by staff', async () => {
    await app.ask(addBanner, drawn('/one'))
    await app.ask(addBanner, drawn('/two'))
    const { banners } = await app.ask(addBanner, drawn('/three'))
    expect(await shown()).toEqual(['/one', '/two', '/three'])
    const ids = banners.map(({ id }) => id).reverse()
    await app.ask(calls['POST /api/staff/banner-order'], { screen_type: 6, place: 2, ids })
    expect(await shown()).toEqual(['/three', '/two', '/one'])
    const some = { screen_type: 6, place: 2, ids: ids.slice(1) }
    expect((await app.refused(calls['POST /api/staff/banner-order'], some)).error_code).toBe(409)
  })

  test('carries the words staff gave it, and none once they are taken away', async () => {
    const titles = { vi: 'Giờ vàng', en: 'Golden hour', kr: '', jp: '' }
    const { banners } = await app.ask(addBanner, { ...drawn('/words'), titles })
    expect(banners[0]?.titles).toEqual(titles)
    const title = async () => (await app.ask(calls['GET /api/adv/list_banner'], { lang: 'kr' }))[0]?.title
    expect(await title()).toBe('Golden hour')
    const { id = 0, revision = 0 } = banners[0] ?? {}
    await app.ask(calls['POST /api/staff/banners/:id'], { ...drawn('/words'), id, revision })
    expect(await title()).toBe('')
  })

  test('is shown from its start until its end, and not while it is off', async () => {
    const times = { starts_at: now() + hour, ends_at: now() + 2 * hour }
    const { banners } = await app.ask(addBanner, { ...drawn('/timed'), ...times })
    expect([banners[0]?.state, await shown()]).toEqual(['waiting', []])
    ctx.clock.advance(3600)
    expect(await shown()).toEqual(['/timed'])
    ctx.clock.advance(3600)
    expect(await shown()).toEqual([])
    const { id = 0, revision = 0 } = banners[0] ?? {}
    const off = { ...drawn('/timed'), is_active: 0, id, revision }
    await app.ask(calls['POST /api/staff/banners/:id'], off)
    expect((await app.refused(calls['POST /api/staff/banners/:id'], off)).error_code).toBe(409)
    expect(await shown()).toEqual([])
  })

  test('leads only to our pages and to hosts we link to', async () => {
    await ctx.q`insert into site_settings (name, value) values ('sister_sites', ${JSON.stringify([
      { name: 'Shop', url: 'https://shop.teeviet.test/golf' },
    ])})`
    for (const url of ['/wap/hot-deal?a=1', 'https://shop.teeviet.test/sale'])
      await app.ask(addBanner, drawn(url))
    const strangers = [
      ...[
        'https://other.test/',
        '//other.test',
        '/\\other.test',
        'javascript:steal()',
        'data:text/html,x',
        '',
      ],
      ...[
        'http://shop.teeviet.test/',
        'https://shop.teeviet.test@other.test/',
        'https://me:pw@shop.teeviet.test/',
      ],
    ]
    for (const url of strangers) expect((await app.refused(addBanner, drawn(url))).error_code).toBe(1855)
  })
})
