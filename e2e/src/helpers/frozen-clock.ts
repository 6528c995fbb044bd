import { expect, type Page } from '@playwright/test'

/** From here on the page's clock goes on only when it is told to, and is read when the page begins to wait for so many ms. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.addInitScript(() => {
    const begun: Record<number, number> = {}
    const wait = window.setTimeout
    Object.assign(window, {
      begun,
      setTimeout: (act: TimerHandler, ms = 0, ...more: unknown[]) => {
        begun[ms] ??= Date.now()
        return wait(act, ms, ...more)
      },
    })
  })
}

/** Home with a clock that stands, alive and, if told, waiting for so many milliseconds. */
export async function openWithFrozenClock(page: Page, waitsForMs?: number): Promise<void> {
  await page.goto('/wap?lang=vi')
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return page.evaluate(
        (ms) =>
          document.documentElement.hasAttribute('data-hydrated') &&
          (ms === undefined || ms in Object(window).begun),
        waitsForMs,
      )
    })
    .toBe(true)
}

/** Lets the clock stand at this many milliseconds after the page began to wait for so many. */
export async function runTo(page: Page, at: number, waitedMs: number): Promise<void> {
  const since = await page.evaluate((ms) => Date.now() - Number(Object(window).begun[ms]), waitedMs)
  await page.clock.runFor(at - since)
}
