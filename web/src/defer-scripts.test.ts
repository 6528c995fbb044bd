import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const manifest = {
  routes: {
    __root__: {
      css: ['/assets/first.css'],
      preloads: ['/assets/index.js', '/assets/first.js', '/assets/react.js'],
      scripts: [{ attrs: { type: 'module', async: true, src: '/assets/index.js' } }],
    },
    '/wap': { preloads: ['/assets/wap.js', { href: '/assets/home.js' }, '/assets/first.js'] },
    '/tin-tuc': { preloads: ['/assets/news.js'] },
  },
}
const built = {
  routes: { __root__: { css: ['/assets/first.css'] }, '/wap': { css: [{ href: '/assets/home.css' }] } },
}
const { routes } = deferScripts(manifest, ['__root__', '/wap'], built)

test('the scripts of a page are named only in the inline script that loads them', () => {
  expect(Object.values(routes).map(({ preloads }) => preloads)).toEqual([[], []])
  expect(routes['/wap']?.scripts).toEqual([])
  expect(routes.__root__?.scripts).toEqual([{ children: expect.stringContaining('/assets/index.js') }])
  expect(routes.__root__?.css).toEqual(['/assets/first.css'])
})

test('each script is loaded once, after what it imports, and the entry last', () => {
  const order = ['react', 'first', 'home', 'wap', 'index'].map((name) => `/assets/${name}.js`)
  expect(routes.__root__?.scripts?.[0]?.children).toContain(JSON.stringify(order))
})

test('the styles that a page contains are named, so that no lazy file brings them again', () => {
  expect(routes.__root__?.scripts?.[0]?.children).toContain('["/assets/first.css","/assets/home.css"]')
})
