import type { Page } from '@playwright/test'

/**
 * Moves the server's time in every answer ahead by so many milliseconds, before the test moves the page's own clock:
 * the page trusts the server, and the next answer would undo the leap.
 */
export async function setServerClockAhead(page: Page, ms: number): Promise<void> {
  // A pending answer would have the time it was sent.
  await page.waitForLoadState('networkidle')
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.now() + ms).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  await page.route('**/readyz', (route) => route.fulfill({ json: { status: 'ready', now: Date.now() + ms } }))
}
