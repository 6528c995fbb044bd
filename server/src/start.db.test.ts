import { once } from 'node:events'
import { createServer } from 'node:net'
import { platform } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installProduct, type Product } from './testing/npm-start.ts'
import { ask } from './testing/wire.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let product: Product
beforeEach(async () => {
  product = await installProduct()
})
afterEach(() => product.remove())

// who works on a data directory is read from /proc
describe.skipIf(platform() !== 'linux')('npm start', () => {
  test.each([
    ['npm has begun', () => true],
    ['the database runs', () => product.processes().some((one) => one.endsWith(' postgres'))],
    ['the tables are made', () => product.output().includes('database migrated')],
  ])('told to stop when %s leaves no process behind', async (_moment, hasCome) => {
    const npm = product.start({ DEMO: '0' })
    while (!hasCome()) await sleep(10)
    npm.kill('SIGTERM')
    await expect.poll(product.processes, { timeout: 20_000 }).toEqual([])
    await sleep(1_000)
    expect(product.processes()).toEqual([])
  })

  test('on a port that is taken says so in one sentence, and leaves no process behind', async () => {
    const other = createServer().listen(Number(new URL(product.url).port), '127.0.0.1')
    await once(other, 'listening')
    const npm = product.start({ DEMO: '0' })
    const [code] = await once(npm, 'exit')
    other.close()
    expect(code).toBe(1)
    expect(product.output()).toMatch(/^Port \d+ is taken by another program: end that one, or set PORT/m)
    expect(product.processes()).toEqual([])
  })

  test('ended by Ctrl-C and started again has the demo world of the first time', async () => {
    const npm = product.start()
    await product.answers()
    const courses = await countCourses()
    expect(courses).toBeGreaterThan(0)
    // a terminal tells all of the group
    process.kill(-(npm.pid ?? 0), 'SIGINT')
    await expect.poll(product.processes, { timeout: 20_000 }).toEqual([])
    product.start()
    await product.answers()
    expect(await countCourses()).toBe(courses)
  })

  test('on two data directories is two products: one told to stop leaves the other alone', async () => {
    const other = await installProduct()
    try {
      const [npm] = [product.start({ DEMO: '0' }), other.start({ DEMO: '0' })]
      await Promise.all([product.answers(), other.answers()])
      npm.kill('SIGTERM')
      await expect.poll(product.processes, { timeout: 20_000 }).toEqual([])
      expect((await fetch(`${other.url}/readyz`)).status).toBe(200)
      expect(other.processes().some((one) => one.endsWith(' postgres'))).toBe(true)
    } finally {
      await other.remove()
    }
  })
})

async function countCourses(): Promise<number> {
  const { data } = await ask(`${product.url}/api/services/get_top_facility`, { method: 'GET' })
  return Array.isArray(data) ? data.length : 0
}
