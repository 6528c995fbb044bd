import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { createTestContext, type TestContext } from '#testing/context'

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
beforeEach(async () => {
  await ctx.q.text('truncate news, site_settings restart identity cascade')
  await app.allNewsHeard()
})

async function addNews(slug: string, title: string, publishedAt: Date): Promise<number> {
  const texts = {
    vi: { title, excerpt: 'Tóm tắt', content: '<p>Nội dung</p>' },
    en: { title: 'In English', excerpt: 'Short', content: '' },
  }
  const [row] = await ctx.q<{ id: number }>`
    insert into news (slug, banner, author, texts, published_at)
    values (${slug}, '/b.svg', 'TeeViet', ${texts}, ${publishedAt}) returning id`
  return row?.id ?? 0
}

const hours = (count: number) => new Date(ctx.clock.now().getTime() + count * 3_600_000)
async function setEmail(email: string) {
  await ctx.q`insert into site_settings (name, value) values ('email', to_jsonb(${email}::text))`
  await app.allNewsHeard()
}

describe('the RSS feed of news', () => {
  test('lists published articles, the latest first, with text escaped', async () => {
    const older = await addNews('older', 'Sân A & <B> "C"', hours(-2))
    const newer = await addNews('newer', 'Mới', hours(-1))
    await addNews('later', 'Chưa đăng', hours(1))
    const { headers, body } = await app.app.inject('/tin-tuc/rss.xml')
    expect(headers['content-type']).toContain('application/rss+xml')
    expect([...body.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, address]) => address)).toEqual(
      [newer, older].map((id) => `${ctx.config.publicUrl}/tin-tuc/chi-tiet/${id}`),
    )
    expect(body).toContain('<title>Sân A &amp; &lt;B&gt; &quot;C&quot;</title>')
    expect(body).toContain(`<pubDate>${hours(-1).toUTCString()}</pubDate>`)
    expect(body).toContain('<language>vi</language>')
    expect(body).not.toContain('Chưa đăng')
  })

  test('comes in the language of its address, and in Vietnamese for an unknown one', async () => {
    const id = await addNews('one', 'Tin', hours(-1))
    const { body } = await app.app.inject('/tin-tuc/rss.xml?lang=en')
    expect(body).toContain('<title>In English</title>')
    expect(body).toContain(`/tin-tuc/chi-tiet/${id}?lang=en</link>`)
    for (const query of ['lang=xx', 'lang=en&lang=vi'])
      expect((await app.app.inject(`/tin-tuc/rss.xml?${query}`)).body).toContain('<title>Tin</title>')
  })
})

describe('security.txt', () => {
  test('names the operator’s e-mail address and expires in 90 days', async () => {
    await setEmail('contact@club.test')
    const { headers, body } = await app.app.inject('/.well-known/security.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('Contact: mailto:contact@club.test\n')
    expect(body).toContain(`Expires: ${hours(90 * 24).toISOString()}\n`)
    expect(body).toContain(`Canonical: ${ctx.config.publicUrl}/.well-known/security.txt\n`)
  })

  test('leads to the page for complaints while no address is set', async () => {
    const { body } = await app.app.inject('/.well-known/security.txt')
    expect(body).toContain(`Contact: ${ctx.config.publicUrl}/policy/complaint-resolution-mechanism\n`)
  })
})
