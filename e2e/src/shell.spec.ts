import { expect, type Page, test } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { open } from './golfer.ts'
import { text } from './texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

const bottomBar = (page: Page) => page.getByRole('navigation', { name: t('shell', 'bottomNavigation') })

test.describe('the popup', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  /** Home with a clock that goes on only when it is told to, alive and its first effects done. */
  async function openWithStandingClock(page: Page): Promise<void> {
    await page.goto('/wap?lang=vi')
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return page.locator('html[data-hydrated]').count()
      })
      .toBe(1)
  }

  test('comes two seconds after home, closes, and does not come again within five minutes', async ({
    page,
    context,
  }) => {
    const popup = page.locator('dialog[open]')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await openWithStandingClock(page)
    let hasPicture = false
    page.on('response', (answer) => {
      hasPicture ||= answer.url().includes('/pictures/banners/')
    })
    // Everything it shows is there before it is due.
    await page.clock.runFor(1_500)
    await expect
      .poll(async () => {
        await page.clock.runFor(10)
        return hasPicture
      })
      .toBe(true)
    await expect(popup).toHaveCount(0)
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return popup.count()
      })
      .toBe(1)
    const seen = (await context.cookies()).find(({ name }) => name === 'popup_seen')
    const livesFor = (seen?.expires ?? 0) - Date.now() / 1000
    expect(livesFor).toBeGreaterThan(240)
    expect(livesFor).toBeLessThanOrEqual(300)
    await popup.getByRole('button', { name: t('ui', 'close') }).click()
    await expect(popup).toHaveCount(0)

    let askedAgain = 0
    page.on('request', (request) => {
      if (/list_banner.*position=1/.test(request.url())) askedAgain++
    })
    await openWithStandingClock(page)
    await page.clock.runFor(4_000)
    await expect(popup).toHaveCount(0)
    expect(askedAgain).toBe(0)
  })
})

test('the bar at the foot goes after 100 px down and comes back on the way up', async ({ page }) => {
  await open(page, '/wap/top-course', 'vi')
  const bar = bottomBar(page)
  await expect(bar).toBeInViewport()
  const scrollBy = (px: number) => page.evaluate((by) => window.scrollBy(0, by), px)
  // It listens half a second after the page came.
  await expect
    .poll(async () => {
      await scrollBy(-1_000)
      await scrollBy(120)
      return bar.getAttribute('data-hidden')
    })
    .toBe('true')
  await expect(bar).not.toBeInViewport()
  await scrollBy(-10)
  await expect(bar).toBeInViewport()
  await scrollBy(99)
  await expect(bar).toHaveAttribute('data-hidden', 'false')
  await scrollBy(1)
  await expect(bar).toHaveAttribute('data-hidden', 'true')
})

test('the price table in a bank’s app has nothing of ours around it but the bar, and keeps nobody out', async ({
  page,
}) => {
  await open(page, '/baogia', 'vi')
  await expect(bottomBar(page)).toBeInViewport()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  // Cards that are not laid out yet lie on none of the links below them.
  await open(page, '/bang-gia', 'vi')
  await expect(page.locator('tbody').nth(20)).toBeAttached()
  expect(await barriersOn(page, 'footer')).toEqual([])
})
