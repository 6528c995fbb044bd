import { chromium } from '@playwright/test'

/**
 * Moves the clock of the pages of every browser that tests open, as the rest of a test run with TEST_CLOCK.
 *
 * @param moveDate runs in the page
 */
export function moveBrowserClocks(moveDate: (ms: number) => void, ms: number): void {
  const launch = chromium.launch.bind(chromium)
  chromium.launch = async (options) => {
    const browser = await launch(options)
    const newContext = browser.newContext.bind(browser)
    browser.newContext = async (contextOptions) => {
      const context = await newContext(contextOptions)
      await context.addInitScript(moveDate, ms)
      return context
    }
    return browser
  }
}
