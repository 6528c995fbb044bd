import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { platform } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { installProduct, type Product } from './testing/npm-start.ts'
import { ask } from './testing/wire.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const withoutDemo = { DEMO: '0' }
const installed: Product[] = []

async function install(): Promise<Product> {
  const product = await installProduct()
  installed.push(product)
  return product
}
afterAll(async () => {
  for (const product of installed) await product.remove()
})

const isGone = (product: Product) =>
  expect.poll(product.processes, { timeout: 20_000, interval: 200 }).toEqual([])
const runsEngine = (product: Product) => product.processes().some((one) => one.endsWith(' postgres'))

// who works on a data directory is read from /proc
describe.skipIf(platform() !== 'linux')('npm start', () => {
  test.each<[moment: string, hasCome: (product: Product) => boolean]>([
    ['npm has begun', () => true],
    ['the database runs', runsEngine],
    ['the tables are made', (product) => product.output().includes('database migrated')],
  ])('told to stop when %s leaves no process behind', async (_moment, hasCome) => {
    const product = await install()
    const npm = product.start(withoutDemo)
    while (!hasCome(product)) await sleep(50)
    npm.kill('SIGTERM')
    await isGone(product)
    await sleep(1_000)
    expect(product.processes()).toEqual([])
  })

  describe('on two data directories is two products:', () => {
    let one: Product
    let other: Product
    let npm: ChildProcess
    beforeAll(async () => {
      one = await install()
      other = await install()
      npm = one.start({ TEE_SHEET_DAYS: '3' })
      await one.answers()
    })

    test('on a port that is taken the second says so in one sentence, and leaves no process behind', async () => {
      const [code] = await once(other.start({ ...withoutDemo, PORT: new URL(one.url).port }), 'exit')
      expect(code).toBe(1)
      expect(other.output()).toMatch(/^Port \d+ is taken by another program: end that one, or set PORT/m)
      expect(other.processes()).toEqual([])
    })

    test('the first, ended by Ctrl-C, leaves the second alone, and started again has its demo world', async () => {
      const beside = other.start(withoutDemo)
      const courses = await countCourses(one)
      expect(courses).toBeGreaterThan(0)
      await other.answers()
      // a terminal tells all of the group
      process.kill(-(npm.pid ?? 0), 'SIGINT')
      await isGone(one)
      expect((await fetch(`${other.url}/readyz`)).status).toBe(200)
      expect(runsEngine(other)).toBe(true)
      one.start({ TEE_SHEET_DAYS: '3' })
      await one.answers()
      expect(await countCourses(one)).toBe(courses)
      expect(await countCourses(other)).toBe(0)
      beside.kill('SIGTERM')
      await isGone(other)
    })
  })
})

async function countCourses({ url }: Product): Promise<number> {
  const { data } = await ask(`${url}/api/services/get_top_facility`, { method: 'GET' })
  return Array.isArray(data) ? data.length : 0
}
