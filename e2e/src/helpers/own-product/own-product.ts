import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { freePort } from '../../../../deploy/free-port.mjs'
import { clockAheadMs, moveDate } from '../../../../deploy/test-clock.mjs'
import { captchaText } from '../golfer.ts'

const root = join(import.meta.dirname, '../../../..')

/** A product of a test's own, beside that of all tests: with its own database, and a clock that the test moves. */
export type OwnProduct = {
  url: string
  sandbox: string
  admin: { email: string; password: string }
  /** Starts it, or stops it and starts it again on the same data, with its clock showing this time (epoch ms). */
  startAt(time: number): Promise<void>
  /** A browser at it, on the product's clock. */
  open(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext>
  remove(): Promise<void>
}

/**
 * @param settings environment variables of the server; without any it starts with an empty database and a first
 *   administrator
 */
export async function ownProduct(settings: Record<string, string> = {}): Promise<OwnProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'teeviet-own-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const [url, sandbox] = [`http://localhost:${port}`, `http://localhost:${sandboxPort}`]
  const admin = { email: 'first@teeviet.test', password: 'empty-product' }
  let running: ChildProcess | undefined
  let aheadMs = 0
  const opened: BrowserContext[] = []
  const stop = async () => {
    if (!running || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGTERM')
    await ended
  }
  return {
    url,
    sandbox,
    admin,
    startAt: async (time) => {
      await stop()
      aheadMs = Math.round(time - Date.now())
      const clock = new URL(
        `../../../../deploy/test-clock.mjs?ahead=${clockAheadMs + aheadMs}`,
        import.meta.url,
      )
      running = spawn(process.execPath, ['server/src/main.ts'], {
        cwd: root,
        stdio: 'ignore',
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          NODE_OPTIONS: `--import=${clock}`,
          PORT: String(port),
          SANDBOX_PORT: String(sandboxPort),
          DATA_DIR: dataDir,
          DEMO: '0',
          ADMIN_EMAIL: admin.email,
          ADMIN_PASSWORD: admin.password,
          CAPTCHA_FIXED_TEXT: captchaText,
          TEE_SHEET_DAYS: '7',
          // everybody of the story has the address of this machine
          REQUESTS_PER_ADDRESS_PER_MINUTE: '100000',
          PAGES_PER_ADDRESS_PER_MINUTE: '100000',
          PICTURES_PER_ADDRESS_PER_MINUTE: '100000',
          ...settings,
        },
      })
      // the sandbox, its SMS network and bank, listens after it
      for (const address of [`${url}/readyz`, `${sandbox}/sms`])
        while (!(await fetch(address).catch(() => null))?.ok)
          if (running.exitCode !== null) throw new Error('the product ended before it answered')
    },
    open: async (browser, options) => {
      const context = await browser.newContext({ baseURL: url, ...options })
      // moved from the clock of the test run, which may be ahead itself
      await context.addInitScript(moveDate, aheadMs)
      opened.push(context)
      return context
    },
    remove: async () => {
      // the pages of a product that has ended would go on asking for it, beside the next test
      await Promise.all(opened.map((context) => context.close()))
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
