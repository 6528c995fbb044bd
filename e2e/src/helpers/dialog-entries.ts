import type { Page } from '@playwright/test'

/** Waits until the history has entries for so many open dialogs: they follow a moment after a dialog opens or closes. */
export async function dialogEntries(page: Page, count: number): Promise<void> {
  await page.waitForFunction((expected) => (history.state?.dialogs ?? 0) === expected, count)
}
