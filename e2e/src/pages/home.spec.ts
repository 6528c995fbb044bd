import { expect, test } from '@playwright/test'
import { bottomBar } from '../helpers/bottom-bar.ts'
import { secondsLeftOf } from '../helpers/cookie-life.ts'
import { dialogEntries } from '../helpers/dialog-entries.ts'
import { freezeClock, openWithFrozenClock, runTo, runUntil } from '../helpers/frozen-clock.ts'
import { open } from '../helpers/golfer.ts'
import { setServerClockAhead } from '../helpers/server-clock-ahead.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (area: string, key: string) => text('vi', area, key)

test.describe('the popup', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('comes two seconds after home, closes, and does not come again within five minutes', async ({
    page,
    context,
  }) => {
    const popup = page.locator('dialog[open]')
    await freezeClock(page)
    let hasPicture = false
    page.on('response', (answer) => {
      hasPicture ||= answer.url().includes('/pictures/banners/chao-mung')
    })
    await openWithFrozenClock(page)
    // It is fetched once the page has its own data, and everything it shows is there when it is due.
    await runUntil(page, async () => hasPicture)
    await runTo(page, 1_999, 2_000)
    await expect(popup).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(popup).toHaveCount(1)
    // The page behind it is dimmed, and the popup says that it can be opened.
    await expect(popup.getByText(t('home', 'banner'), { exact: true })).toBeVisible()
    const scrim = await popup.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
    expect(scrim).toMatch(/^rgba\(.*0\.\d+\)$/)
    expect(await page.evaluate(() => localStorage.getItem('poster_modal_id'))).toMatch(/^\d+$/)
    const livesFor = await secondsLeftOf(context, 'popup_seen')
    expect(livesFor).toBeGreaterThan(280)
    expect(livesFor).toBeLessThanOrEqual(300)
    await popup.getByRole('button', { name: t('ui', 'close') }).click()
    await expect(popup).toHaveCount(0)

    let askedAgain = 0
    page.on('request', (request) => {
      if (/list_banner.*position=1/.test(request.url())) askedAgain++
    })
    await openWithFrozenClock(page)
    await page.clock.runFor(4_000)
    await expect(popup).toHaveCount(0)
    expect(askedAgain).toBe(0)
  })

  test("closes with the browser's Back, which leaves home in place", async ({ page }) => {
    const popup = page.locator('dialog[open]')
    await open(page, '/tin-tuc', 'vi')
    await page.getByRole('link', { name: t('shell', 'bar.home'), exact: true }).click()
    await expect(popup).toHaveCount(1)
    await dialogEntries(page, 1)
    await page.goBack()
    await expect(popup).toHaveCount(0)
    await expect(page).toHaveURL(/\/wap$/)
    await dialogEntries(page, 0)
    await page.goBack()
    await expect(page).toHaveURL(/\/tin-tuc/)
  })
})

test('the splash covers the first page of a visit, until 1.8 seconds after its start', async ({ page }) => {
  // The page's own clock is stopped a quarter of a second after the start.
  await page.addInitScript(() => {
    performance.now = () => 250
  })
  await page.goto('/wap?lang=vi')
  const splash = await page.evaluate(async () => {
    const leaving = document
      .getAnimations()
      .find((one) => one instanceof CSSAnimation && one.animationName.includes('leave'))
    await leaving?.finished
    const cover = leaving?.effect instanceof KeyframeEffect ? leaving.effect.target : null
    return {
      goneAfter: Math.round(Number(leaving?.effect?.getComputedTiming().endTime)),
      visibility: cover && getComputedStyle(cover).visibility,
    }
  })
  expect(splash).toEqual({ goneAfter: 1_550, visibility: 'hidden' })
  await page.reload()
  await expect(page.locator('html[data-splash]')).toHaveCount(0)
})

test('home counts a flash sale down by the second, and the menu closes 150 ms after it was used', async ({
  page,
}) => {
  await freezeClock(page)
  await openWithFrozenClock(page)
  const clock = page.getByRole('timer').first()
  const secondsOn = async () => {
    const [, days = '0', time = ''] =
      /(?:(\d+) ngày )?([\d:]+)$/.exec((await clock.textContent()) ?? '') ?? []
    return Number(days) * 86_400 + time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  }
  await runUntil(page, () => clock.isVisible())
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

  // At its end the countdown disappears.
  const sale = page.getByRole('region').filter({ has: page.locator('h2 a[href^="/teetime?"]') })
  await expect(sale.first().getByRole('timer')).toHaveCount(1)
  const left = 1_000 * (await secondsOn())
  await setServerClockAhead(page, left)
  await page.clock.fastForward(left)
  await expect
    .poll(async () => {
      await page.clock.runFor(250)
      return sale.first().getByRole('timer').count()
    })
    .toBe(0)

  const menu = page.locator('[role=dialog]').filter({ hasText: t('shell', 'menu.help') })
  await bottomBar(page)
    .getByRole('button', { name: t('shell', 'bar.more') })
    .click()
  await runUntil(page, async () => (await menu.count()) === 1)
  await page.clock.runFor(1_000)
  const { data: site } = await (await page.request.get('/api/services/site_settings?lang=vi')).json()
  const outside = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.getAttribute('target')]))
  expect(outside).toEqual([
    ...['vietinbank', 'sacombank', 'nam-a-bank'].map((bank) => [`/samples/golf-card-${bank}.pdf`, '_blank']),
    [site.loyalty_policy_url, '_blank'],
    [`tel:${site.hotline.replace(' ', '')}`, null],
    [site.chat_url, '_blank'],
  ])
  const card = await page.request.get('/samples/golf-card-sacombank.pdf')
  expect(card.headers()['content-type']).toContain('pdf')
  await menu.getByRole('button', { name: t('shell', 'login') }).click()
  await page.clock.runFor(149)
  await expect(menu).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(menu).toHaveCount(0)
})

test('an offer names its place, rating and holes, and a carousel what its offers have in common', async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/services/get_list_categorys?lang=vi')).json()
  const category = data.find((one: { is_flash_sale: number }) => one.is_flash_sale === 0)
  const [offer] = category.products
  await open(page, '/wap', 'vi')
  const rail = page.getByRole('region', { name: category.name, exact: true })
  const holes = t('ui', 'holes').replace('{n}', String(offer.number_hole))
  const card = rail.getByRole('listitem').first()
  await expect(card).toContainText(offer.location)
  await expect(card).toContainText(holes)
  await expect(card).toContainText(offer.rating.toFixed(1).replace('.', ','))
  await expect(rail).toContainText(new RegExp(`${holes}.*\\d\\d:\\d\\d – \\d\\d:\\d\\d`))
})

test('no two carousels have the same name or the same offers', async ({ page }) => {
  await open(page, '/wap', 'vi')
  const offers = page.getByRole('main').locator('ul[tabindex="0"]')
  const rails = await offers.evaluateAll((lists) =>
    lists.map((list) => ({
      name: list.ariaLabel,
      offers: [...list.querySelectorAll('li')].map(({ textContent }) => textContent),
    })),
  )
  expect(rails.length).toBeGreaterThan(4)
  expect(new Set(rails.map(({ name }) => name)).size).toBe(rails.length)
  expect(new Set(rails.map((rail) => rail.offers.toSorted().join())).size).toBe(rails.length)
})

test('the picture behind the promise is sharp on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/wap', 'vi')
  const scene = page
    .getByRole('region', { name: t('home', 'promise').split('{')[0] })
    .locator('img')
    .first()
  const pixels = await scene.evaluate(async (image: HTMLImageElement) => {
    // `naturalWidth` of an image with a `srcset` is the one it is shown at.
    const file = new Image()
    file.src = image.currentSrc
    await file.decode()
    const { width, height } = image.getBoundingClientRect()
    return {
      wide: file.naturalWidth / (width * devicePixelRatio),
      high: file.naturalHeight / (height * devicePixelRatio),
    }
  })
  expect(pixels.wide).toBeGreaterThanOrEqual(1)
  expect(pixels.high).toBeGreaterThanOrEqual(1)
})

test("offers are shown five, four or one per row, by the screen's width", async ({ page }) => {
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

  // A list that the server refuses is an empty one.
  await page.route('**/get_list_pax_by_category*', (route) =>
    route.fulfill({ json: { error_code: 1, error_msg: 'no', data: null } }),
  )
  await page.locator('h2 a[href^="/teetime?"]').first().click()
  await expect(page.getByText(t('tee-times', 'none'))).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})
