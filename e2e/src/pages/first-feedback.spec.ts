import { expect, type Locator, type Page, test } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { text } from '../helpers/texts.ts'

test.skip(({ hasTouch }) => !hasTouch, 'the same on a desk')

const most = 100

/** The speed of Chrome's "Slow 3G". */
const slow3g = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** The milliseconds from a tap to the first frame in which the page shows the bar or the dialog that was asked for. */
async function feedbackAfter(page: Page, target: Locator): Promise<number> {
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const isShown = () =>
              getComputedStyle(document.documentElement, '::before').content !== 'none' ||
              document.querySelector('[role="dialog"]') !== null
            const look = (now: number) => (isShown() ? resolve(now - timeStamp) : requestAnimationFrame(look))
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        )
      }),
  )
  await target.tap()
  return measured
}

test('under slow 3G a tap is answered within 100 ms', async ({ page }) => {
  const found: Record<string, number[]> = {}
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  // Each round is a visit of its own: nothing that is tapped has been loaded before.
  for (let round = 0; round < 3; round += 1) {
    const taps: [name: string, address: string, target: Locator][] = [
      ['a page', '/wap', page.getByRole('button', { name: text('vi', 'home', 'find.see') })],
      ['a dialog', '/wap', page.getByRole('button', { name: text('vi', 'shell', 'bar.more') })],
      ['an article', '/tin-tuc', page.locator('main a[href^="/tin-tuc/chi-tiet/"]').first()],
    ]
    for (const [name, address, target] of taps) {
      await open(page, address, 'vi')
      await page.waitForLoadState('networkidle')
      await line.send('Network.emulateNetworkConditions', slow3g)
      const ms = await feedbackAfter(page, target)
      await line.send('Network.emulateNetworkConditions', {
        ...slow3g,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
      found[name] = [...(found[name] ?? []), ms]
    }
  }
  for (const [name, times] of Object.entries(found)) {
    const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)]
    expect(median, `${name}: ${times.map(Math.round).join(', ')} ms`).toBeLessThanOrEqual(most)
  }
})
