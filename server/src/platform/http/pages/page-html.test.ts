import { hash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { hashOwnTags, shareHtml } from './page-html.ts'

const mark = 'a'.repeat(32)
const hashOf = (content: string) => `'sha256-${hash('sha256', content, 'base64')}'`

describe('a rendered page', () => {
  const page = hashOwnTags(
    `<head><meta property="csp-nonce" content="${mark}"/><link rel="icon" href="/i.svg" nonce="${mark}"/>` +
      `<style nonce="${mark}" data-x="">p > a{color:red}</style></head><p>Sân golf Đà Nẵng</p>` +
      `<script nonce="${mark}">start("Đà Nẵng")\n</script><script type="module" nonce="${mark}">two()</script>` +
      `<script>evil()</script><script nonce="other">evil()</script><script src="/x.js" nonce="${mark}"></script>`,
    mark,
  )

  it('lets its own inline scripts and styles past the policy, each by its hash', () => {
    expect(page.scripts).toEqual([hashOf('start("Đà Nẵng")\n'), hashOf('two()')])
    expect(page.styles).toEqual([hashOf('p > a{color:red}')])
  })

  it('lets no script past that slipped in through a text', () => {
    expect(page.html).toContain('<script>evil()</script>')
    expect(page.scripts).not.toContain(hashOf('evil()'))
  })

  it('never exposes the nonce it was rendered with', () => {
    expect(page.html).not.toContain(mark)
    expect(page.html).toContain('<link rel="icon" href="/i.svg"/>')
    expect(page.html).not.toContain('csp-nonce')
  })
})

describe('a page kept for many visitors', () => {
  const page = hashOwnTags(`<script nonce="${mark}">1</script>${'<p>Sân golf Đà Nẵng</p>'.repeat(900)}`, mark)

  it('comes back whole, and is worth compressing', async () => {
    const shared = await shareHtml(page)
    expect(gunzipSync(shared.gzipped).toString()).toBe(page.html)
    expect(shared.gzipped.length).toBeLessThan(page.html.length / 20)
    expect(shared.gzipped.buffer.byteLength).toBe(shared.gzipped.length)
  })

  it('has a mark of its content, by which a browser asks whether it is still the same', async () => {
    const [one, again] = [await shareHtml(page), await shareHtml(page)]
    const other = await shareHtml({ ...page, html: `${page.html} ` })
    expect(again.etag).toBe(one.etag)
    expect(other.etag).not.toBe(one.etag)
    expect(one.etag).toMatch(/^W\/"[\w-]+"$/)
  })

  it('is compressed while others are answered', async () => {
    const html = Array.from({ length: 100_000 }, (_, index) => `<p>${index * 7919}</p>`).join('')
    let others = 0
    const answering = setInterval(() => {
      others += 1
    })
    await shareHtml({ html, scripts: [], styles: [] })
    clearInterval(answering)
    expect(others).toBeGreaterThan(0)
  })
})
