import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { ownCallHeaders } from '../own-call.ts'
import { registerRequestTurns } from './request-turns.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** Writes down when a request was handled; `/booking` needs four answers of a database, each in a later turn. */
async function open() {
  const app = Fastify()
  closers.push(() => app.close())
  const handled: string[] = []
  registerRequestTurns(app)
  app.get('/booking', async () => {
    for (let trip = 0; trip < 4; trip += 1) await nextTurn()
    handled.push('booking')
    return ''
  })
  for (const path of ['/read', '/own', '/readyz'])
    app.get(path, async () => {
      handled.push(path.slice(1))
      return ''
    })
  await app.ready()
  const reads = () => Array.from({ length: 30 }, () => app.inject('/read'))
  return { app, handled, reads }
}

test('a booking that waits for the database goes on between the reads that came after it', async () => {
  const { app, handled, reads } = await open()
  await Promise.all([app.inject('/booking'), ...reads()])
  expect(handled).toHaveLength(31)
  expect(handled.indexOf('booking')).toBeLessThan(20)
})

test('requests begin in the order in which they came', async () => {
  const { app, handled, reads } = await open()
  await Promise.all([...reads(), app.inject('/own')])
  expect(handled.at(-1)).toBe('own')
})

test.each([
  { what: 'a call of a page that is being rendered', url: '/own', headers: ownCallHeaders },
  { what: 'a health probe', url: '/readyz', headers: {} },
])('$what does not wait', async ({ url, headers }) => {
  const { app, handled, reads } = await open()
  await Promise.all([...reads(), app.inject({ url, headers })])
  expect(handled.indexOf(url.slice(1))).toBeLessThan(10)
})
