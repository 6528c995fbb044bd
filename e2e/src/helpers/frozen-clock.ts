import { expect, type Page } from '@playwright/test'

/** Freezes the page's clock except for explicit steps, and records when the page last started a timeout of so many ms. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.addInitScript(() => {
    const begun: Record<number, number> = {}
    const wait = window.setTimeout
    Object.assign(window, {
      begun,
      setTimeout: (act: TimerHandler, ms = 0, ...more: unknown[]) => {
        begun[ms] = Date.now()
        return wait(act, ms, ...more)
      },
    })
  })
}

/** Opens home with a frozen clock, hydrated and, if given, with a started timeout of so many milliseconds. */
export async function openWithFrozenClock(page: Page, waitsForMs?: number): Promise<void> {
  await page.goto('/wap?lang=vi')
  await runUntil(page, () =>
    page.evaluate(
      (ms) =>
        document.documentElement.hasAttribute('data-hydrated') &&
        (ms === undefined || ms in Object(window).begun),
      waitsForMs,
    ),
  )
}

/** Advances the clock by 20 ms at a time until a condition holds: each deferred script waits for a timer of its own. */
export async function runUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20)
        return holds()
      },
      { intervals: [50] },
    )
    .toBe(true)
}

/** Advances the clock to this many milliseconds after the page started the timeout of so many. */
export async function runTo(page: Page, at: number, waitedMs: number): Promise<void> {
  const since = await page.evaluate((ms) => Date.now() - Number(Object(window).begun[ms]), waitedMs)
  await page.clock.runFor(at - since)
}
