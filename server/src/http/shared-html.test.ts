import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gzippedHtml, plainHtml, shareHtml } from './shared-html.ts'

const old = 'a'.repeat(32)
const fresh = '0123456789abcdef0123456789abcdef'
const page = `<meta content="${old}"><script nonce="${old}">1</script>${'<p>Sân golf Đà Nẵng</p>'.repeat(900)}<script nonce="${old}"></script>`

describe('a page kept for many visitors', () => {
  it('comes back whole with the visitor’s own nonce, plain and compressed', async () => {
    const shared = await shareHtml(page, old)
    const expected = page.replaceAll(old, fresh)
    expect(plainHtml(shared, fresh).toString()).toBe(expected)
    expect(gunzipSync(gzippedHtml(shared, fresh)).toString()).toBe(expected)
  })

  it('never shows one visitor the nonce of another', async () => {
    expect(plainHtml(await shareHtml(page, old), fresh).includes(old)).toBe(false)
  })

  it('holds when a page repeats itself right after a nonce', async () => {
    const repeating = `<a nonce="${old}">x</a>`.repeat(3000)
    const expected = repeating.replaceAll(old, fresh)
    const packed = gzippedHtml(await shareHtml(repeating, old), fresh)
    expect(gunzipSync(packed).toString()).toBe(expected)
  })

  it('is worth it: much smaller than the page', async () => {
    expect(gzippedHtml(await shareHtml(page, old), fresh).length).toBeLessThan(page.length / 20)
  })

  it('holds for a page without a nonce and for one that is nothing else', async () => {
    expect(gunzipSync(gzippedHtml(await shareHtml('plain', old), fresh)).toString()).toBe('plain')
    expect(gunzipSync(gzippedHtml(await shareHtml(old, old), fresh)).toString()).toBe(fresh)
  })

  it('is compressed while others are answered', async () => {
    const long = Array.from({ length: 100_000 }, (_, index) => `<p>${index * 7919}</p>`).join('')
    let others = 0
    const answering = setInterval(() => {
      others += 1
    })
    await shareHtml(long, old)
    clearInterval(answering)
    expect(others).toBeGreaterThan(0)
  })
})
