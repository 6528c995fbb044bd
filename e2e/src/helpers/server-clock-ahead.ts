import type { Page } from '@playwright/test'

/**
 * From here on every answer says that so many milliseconds have gone by, as the test is about to make the page's own
 * clock say: a page believes the server, and the next answer would take the leap back.
 */
export async function setServerClockAhead(page: Page, ms: number): Promise<void> {
  // An answer still under way would tell the hour it was sent.
  await page.waitForLoadState('networkidle')
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.now() + ms).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  await page.route('**/readyz', (route) => route.fulfill({ json: { status: 'ready', now: Date.now() + ms } }))
}
