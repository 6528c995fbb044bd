import { type Browser, chromium } from '@playwright/test'
import { browserExecutable } from '../../../e2e/src/setup/browser-executable.ts'

/** The browser of the browser tests. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserExecutable(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
}
