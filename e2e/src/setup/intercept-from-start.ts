import type { BrowserContext } from '@playwright/test'

/**
 * Chromium loses a file now and then whose loading is under way when the first route of a context is added or its last
 * one removed: its import then never ends. With a route that matches nothing, that happens before any page is open.
 */
export async function interceptFromStart({ context }: { context: BrowserContext }): Promise<void> {
  await context.route('**/matches-nothing', (route) => route.continue())
}
