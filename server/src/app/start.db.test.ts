import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { platform } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask } from '#testing/apps/wire'
import { installProduct, type Product } from '#testing/processes/npm-start'

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

// the processes using a data directory are read from /proc
describe.skipIf(platform() !== 'linux')('npm start', () => {
  test.each<[moment: string, hasCome: (product: Product) => boolean]>([
    ['npm has begun', () => true],
    ['the database runs', runsEngine],
    ['the tables are made', (product) => product.output().includes('database migrated')],
  ])('leaves no process behind after %s', async (_moment, hasCome) => {
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

    test('the first start reports its progress with seconds, in plain lines', async () => {
      await expect.poll(one.output).toContain('ready after')
      const lines = one.output().split('\n')
      const steps = [
        /"msg":"creating the database …"/,
        /"msg":"created the database \(\d+\.\d s\)"/,
        /"msg":"database migrated: 0001-\S+ to \S+ \(\d+\.\d s\)"/,
        /"msg":"loading the demo world: 0 of 70 courses \(\d+\.\d s\)"/,
        /"msg":"loading the demo world: 60 of 70 courses \(\d+\.\d s\)"/,
        /"msg":"loaded the demo world: 70 courses, \d+ new tee times, .*\(\d+\.\d s\)"/,
        /"msg":"TeeViet: http:\S+ \(ready after \d+\.\d s\)"/,
      ]
      const found = steps.map((step) => lines.findIndex((line) => step.test(line)))
      expect(found).not.toContain(-1)
      expect(found).toEqual(found.toSorted((a, b) => a - b))
      expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
    })

    test('moves its clock forward when its sandbox is asked to', async () => {
      await expect.poll(one.output).toContain('ready after')
      const asked = Date.now()
      const moved = await fetch(`${one.sandboxUrl}/clock/forward`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seconds: 3600 }),
      })
      expect(moved.status).toBe(200)
      const { now } = Object(await (await fetch(`${one.url}/readyz`)).json())
      expect(now - asked).toBeGreaterThanOrEqual(3_600_000)
    })

    test('reports each port in use in one sentence before starting anything, and leaves no process behind', async () => {
      const taken = { PORT: new URL(one.url).port, SANDBOX_PORT: new URL(one.sandboxUrl).port }
      // the sandbox listens a moment after the product
      await expect.poll(one.output).toContain('ready after')
      const [code] = await once(other.start({ ...withoutDemo, ...taken }), 'exit')
      expect(code).toBe(1)
      expect(other.output()).toMatch(/^Port \d+ is taken by another program: end that one, or set PORT to/m)
      expect(other.output()).toMatch(
        /^Port \d+ is taken by another program: end that one, or set SANDBOX_PORT/m,
      )
      expect(await readdir(other.dataDir)).toEqual([])
      expect(other.processes()).toEqual([])
    })

    test('the first, ended by Ctrl-C, leaves the second alone, and started again has its demo world', async () => {
      const beside = other.start(withoutDemo)
      const courses = await countCourses(one)
      expect(courses).toBeGreaterThan(0)
      await other.answers()
      // a terminal signals the whole process group
      process.kill(-(npm.pid ?? 0), 'SIGINT')
      await isGone(one)
      expect((await fetch(`${other.url}/readyz`)).status).toBe(200)
      expect(runsEngine(other)).toBe(true)
      one.start({ TEE_SHEET_DAYS: '3' })
      await one.answers()
      expect(one.output()).not.toMatch(/creating the database|database migrated|the demo world/)
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
