import { describe, expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

const page =
  '<html><head><link rel="modulepreload" href="/assets/index.js"/><link rel="modulepreload" href="/assets/page.js" fetchPriority="low" nonce="n"/>' +
  '<link rel="modulepreload" href="/assets/first.js"/><link rel="icon" href="/i.svg"/></head>' +
  '<body><p>$& text</p><script type="module" async="" src="/assets/index.js" nonce="n"></script></body></html>'

const build = new Map([
  ['/assets/index.js', { imports: ['/assets/first.js'], styles: [] }],
  ['/assets/page.js', { imports: ['/assets/first.js'], styles: ['/assets/page.css'] }],
  ['/assets/first.js', { imports: ['/assets/react.js'], styles: [] }],
  ['/assets/react.js', { imports: [], styles: [] }],
])

describe('scripts of a page', () => {
  const html = paintFirst(page, build)

  test('are named only in the script that asks for them after the first paint, let past the policy by the nonce', () => {
    expect(html).not.toContain('rel="modulepreload"')
    expect(html).not.toContain('src="/assets/index.js"')
    expect(html).toMatch(/<script nonce="n">.*requestAnimationFrame.*\/assets\/index\.js.*<\/script>/s)
    expect(html).toContain('<link rel="icon" href="/i.svg"/>')
    expect(html).toContain('<p>$& text</p>')
  })

  test('start after what they import, the entry last', () => {
    const order = ['react', 'first', 'page', 'index'].map((name) => `/assets/${name}.js`)
    expect(html).toContain(JSON.stringify(order))
  })

  test('find the styles they would load named by links that no browser fetches, since the page has them', () => {
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/page.css" disabled>',
    ])
  })

  test('stay as they are where there is no entry to ask for', () => {
    expect(paintFirst('<html><body>gone</body></html>', build)).toBe('<html><body>gone</body></html>')
  })
})
