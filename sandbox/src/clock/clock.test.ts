import { afterEach, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import type { SandboxOptions } from '../options.ts'
import { testOptions } from '../testing/product.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function open(clock?: SandboxOptions['clock']) {
  const app = await buildSandbox({ ...testOptions(), clock })
  closers.push(() => app.close())
  return app
}

function testClock() {
  let now = Date.parse('2026-11-20T08:00:00+07:00')
  return {
    now: () => new Date(now),
    forward: async (seconds: number) => {
      now += seconds * 1000
    },
  }
}

test('is moved by a program, and by a person on its page', async () => {
  const app = await open(testClock())
  const moved = await app.inject({ method: 'POST', url: '/clock/forward', payload: { seconds: 3600 } })
  expect(moved.json()).toEqual({ now: '2026-11-20T02:00:00.000Z' })
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const sent = await app.inject({
    method: 'POST',
    url: '/clock/forward',
    headers: form,
    payload: 'seconds=1800',
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/clock'])
  const page = await app.inject({ url: '/clock', headers: { accept: 'text/html' } })
  expect(page.body).toContain('09:30')
})

test('refuses to go back, and any step that is no whole number of seconds', async () => {
  const app = await open(testClock())
  for (const seconds of [0, -60, 1.5, 'soon', 10 ** 9]) {
    const answer = await app.inject({ method: 'POST', url: '/clock/forward', payload: { seconds } })
    expect(answer.statusCode).toBe(400)
  }
  expect((await app.inject('/clock')).json()).toEqual({ now: '2026-11-20T01:00:00.000Z' })
})

test('is not there where the product keeps its own time', async () => {
  expect((await (await open()).inject('/clock')).statusCode).toBe(404)
})
