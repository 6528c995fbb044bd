import { readFile, utimes } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { installProduct, type Product } from './testing/processes/npm-start.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// the processes using a data directory are read from /proc
describe.skipIf(platform() !== 'linux')('npm run dev', () => {
  let product: Product
  beforeAll(async () => {
    product = await installProduct()
    product.start({ DEMO: '0' }, 'dev')
    await product.answers()
  })
  afterAll(() => product.remove())

  test('serves pages and their modules from the sources, without a build, and notifies the browser of edits', async () => {
    const page = await fetch(`${product.url}/wap`)
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/connect-src 'self' ws:\/\/localhost:\d+/)
    expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    const html = await page.text()
    expect(html).toContain('virtual:tanstack-start-dev-client-entry')
    expect(html).not.toContain('/assets/')
    const module = await fetch(`${product.url}/src/discover/home/home-page.tsx`)
    expect(module.headers.get('content-type')).toContain('javascript')
    expect(await module.text()).toContain('import.meta.hot')
    expect(product.output()).not.toContain('Building the ')
  })

  test('shows the console from its sources as well, under a policy that lets its edits in', async () => {
    const page = await fetch(`${product.url}/staff?lang=en`)
    expect(await page.text()).toMatch(/<html lang="en".*\/staff\/@vite\/client/s)
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'nonce-\w+';.*connect-src 'self' ws:\/\/localhost:\d+;/,
    )
    const module = await fetch(`${product.url}/staff/src/sign-in/sign-in-form.tsx`)
    expect(module.headers.get('content-type')).toContain('javascript')
    expect(await module.text()).toContain('import.meta.hot')
  })

  test('starts the server again after an edit, on the database that runs on, and leaves no process at its end', async () => {
    const engine = async () =>
      (await readFile(join(product.dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]
    const running = await engine()
    const starts = () => product.output().split('ready after').length - 1
    await expect.poll(starts).toBeGreaterThan(0)
    const before = starts()
    const now = new Date()
    await utimes(join(import.meta.dirname, 'main.ts'), now, now)
    await expect.poll(starts, { timeout: 60_000 }).toBeGreaterThan(before)
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
    expect(await engine()).toBe(running)
    product.stop('SIGTERM')
    await expect.poll(product.processes, { timeout: 20_000, interval: 200 }).toEqual([])
  })
})
