import { describe, expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js" fetchPriority="low" nonce="n"/><link rel="icon" href="/i.svg"/></head>' +
  '<body><p>$& text</p><script type="module" async="" src="/assets/index.js" nonce="n"></script></body></html>'

describe('scripts of a page', () => {
  test('are named only in the script that asks for them after the first paint, let past the policy by the nonce', () => {
    const html = paintFirst(page)
    expect(html).not.toContain('rel="modulepreload"')
    expect(html).not.toContain('src="/assets/index.js"')
    expect(html).toMatch(
      /<script nonce="n">.*requestAnimationFrame.*\["\/assets\/a\.js"\].*import\("\/assets\/index\.js"\)/,
    )
    expect(html).toContain('<link rel="icon" href="/i.svg"/>')
    expect(html).toContain('<p>$& text</p>')
  })

  test('stay as they are where there is no entry to ask for', () => {
    expect(paintFirst('<html><body>gone</body></html>')).toBe('<html><body>gone</body></html>')
  })
})
