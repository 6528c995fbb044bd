import { expect, type Page, test } from '@playwright/test'
import { htmlLanguage, languages } from '@teeviet/contract/rules/languages'
import { barriersOn } from './barriers.ts'
import { open } from './golfer.ts'
import { text } from './texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

const bottomBar = (page: Page) => page.getByRole('navigation', { name: t('shell', 'bottomNavigation') })

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

test.describe('the popup', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

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

test('the splash covers the first page of a visit, until 1.8 seconds after its start', async ({ page }) => {
  await page.clock.install()
  await page.goto('/wap?lang=vi')
  const splash = await page.evaluate(async () => {
    const leaving = document
      .getAnimations()
      .find((one) => one instanceof CSSAnimation && one.animationName.includes('leave'))
    await leaving?.finished
    const cover = leaving?.effect instanceof KeyframeEffect ? leaving.effect.target : null
    return {
      left: Number.parseInt(document.documentElement.style.getPropertyValue('--splash-left'), 10),
      goneAfter: Math.round(Number(leaving?.effect?.getComputedTiming().endTime)),
      visibility: cover && getComputedStyle(cover).visibility,
    }
  })
  expect(splash).toEqual({ left: splash.left, goneAfter: splash.left, visibility: 'hidden' })
  expect(splash.left).toBeGreaterThan(1_000)
  expect(splash.left).toBeLessThanOrEqual(1_800)
  await page.reload()
  await expect(page.locator('html[data-splash]')).toHaveCount(0)
})

test('home counts a flash sale down by the second, and the menu closes 150 ms after it was used', async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await openWithStandingClock(page)
  const clock = page.getByRole('timer').first()
  const secondsOn = async () => {
    const [, days = '0', time = ''] =
      /(?:(\d+) ngày )?([\d:]+)$/.exec((await clock.textContent()) ?? '') ?? []
    return Number(days) * 86_400 + time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  }
  // The first steps are longer or shorter, until the page has learned the server's time.
  await expect
    .poll(async () => {
      const seen = [await secondsOn()]
      for (let second = 0; second < 3; second += 1) {
        await page.clock.runFor(1_000)
        seen.push(await secondsOn())
      }
      return seen.map((left) => (seen[0] ?? 0) - left)
    })
    .toEqual([0, 1, 2, 3])

  const menu = page.locator('[role=dialog]').filter({ hasText: t('shell', 'menu.help') })
  await bottomBar(page)
    .getByRole('button', { name: t('shell', 'bar.more') })
    .click()
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return menu.count()
    })
    .toBe(1)
  await page.clock.runFor(1_000)
  await menu.getByRole('button', { name: t('shell', 'login') }).click()
  await page.clock.runFor(149)
  await expect(menu).toHaveCount(1)
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return menu.count()
    })
    .toBe(0)
})

test('offers stand five, four or one beside each other, as the screen is wide', async ({ page }) => {
  await open(page, '/wap', 'vi')
  const row = page.locator('ul[tabindex="0"]', { has: page.locator('a[href*="product_id="]') }).first()
  await row.scrollIntoViewIfNeeded()
  const wholeCards = () =>
    row.evaluate((list) => {
      const room = list.getBoundingClientRect()
      return [...list.children].filter((card) => card.getBoundingClientRect().right <= room.right + 1).length
    })
  for (const [width, cards] of [
    [1200, 5],
    [1199, 4],
    [900, 4],
    [899, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(wholeCards, `${width} px`).toBe(cards)
  }
})

test('pictures of a kind there is none of lead home', async ({ request }) => {
  for (const address of ['/wap/image', '/wap/image?type=menu']) {
    const answer = await request.get(address)
    expect(new URL(answer.url()).pathname, address).toBe('/wap')
  }
  expect((await request.get('/wap/image?type=rules')).url()).toContain('/wap/image?type=rules')
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
  // The rest of the table comes with the first stir.
  await page.keyboard.press('Shift')
  await expect(page.locator('tbody').nth(20)).toBeAttached()
  expect(await barriersOn(page, 'footer')).toEqual([])
})

test('a page says which language it is written in, by the name browsers know', async ({ request }) => {
  for (const language of languages) {
    const page = await (await request.get(`/wap?lang=${language}`)).text()
    expect(page).toContain(`<html lang="${htmlLanguage(language)}"`)
  }
})
