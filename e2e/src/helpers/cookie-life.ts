import type { BrowserContext } from '@playwright/test'
import { clockAheadMs } from '../../../deploy/test-clock.mjs'

/** How many seconds the browser still keeps a cookie: by the machine's clock, which TEST_CLOCK does not move in it. */
export async function secondsLeftOf(context: BrowserContext, name: string): Promise<number> {
  const cookie = (await context.cookies()).find((one) => one.name === name)
  return (cookie?.expires ?? 0) - (Date.now() - clockAheadMs) / 1000
}
