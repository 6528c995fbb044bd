import { expect, type Page, test } from '@playwright/test'
import { htmlLanguage, languages } from '@teeviet/contract/rules/languages'
import { policyImageTypes } from '@teeviet/contract/rules/policy-images'
import { barriersOn } from '../helpers/barriers.ts'
import { open } from '../helpers/golfer.ts'
import { letServerBeLater } from '../helpers/later-server.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

const bottomBar = (page: Page) => page.getByRole('navigation', { name: t('shell', 'bottomNavigation') })

/** From here on the page's clock goes on only when it is told to, and is read when the page begins to wait for so many ms. */
async function standClock(page: Page): Promise<void> {
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
async function openWithStandingClock(page: Page, waitsForMs?: number): Promise<void> {
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
async function runTo(page: Page, at: number, waitedMs: number): Promise<void> {
  const since = await page.evaluate((ms) => Date.now() - Number(Object(window).begun[ms]), waitedMs)
  await page.clock.runFor(at - since)
}

test.describe('the popup', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('comes two seconds after home, closes, and does not come again within five minutes', async ({
    page,
    context,
  }) => {
    const popup = page.locator('dialog[open]')
    await standClock(page)
    await openWithStandingClock(page, 1_200)
    let hasPicture = false
    page.on('response', (answer) => {
      hasPicture ||= answer.url().includes('/pictures/banners/')
    })
    // It is fetched 800 ms before it is due, and everything it shows is there by then.
    await runTo(page, 1_500, 1_200)
    await expect
      .poll(async () => {
        await page.clock.runFor(10)
        return hasPicture
      })
      .toBe(true)
    await runTo(page, 1_999, 1_200)
    await expect(popup).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(popup).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.getItem('poster_modal_id'))).toMatch(/^\d+$/)
    const seen = (await context.cookies()).find(({ name }) => name === 'popup_seen')
    const livesFor = (seen?.expires ?? 0) - Date.now() / 1000
    expect(livesFor).toBeGreaterThan(280)
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
  // The page's own clock stands a quarter of a second after the start.
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
  await standClock(page)
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

  // At its end the clock is gone.
  const sale = page.getByRole('region').filter({ has: page.locator('h2 a[href^="/teetime?"]') })
  await expect(sale.first().getByRole('timer')).toHaveCount(1)
  const left = 1_000 * (await secondsOn())
  await letServerBeLater(page, left)
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
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return menu.count()
    })
    .toBe(1)
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

  // A list that the server refuses is an empty one.
  await page.route('**/get_list_pax_by_category*', (route) =>
    route.fulfill({ json: { error_code: 1, error_msg: 'no', data: null } }),
  )
  await page.locator('h2 a[href^="/teetime?"]').first().click()
  await expect(page.getByText(t('tee-times', 'none'))).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})

test('a page shows the pictures of its kind one below the other; a kind there is none of leads home', async ({
  request,
}) => {
  for (const address of ['/wap/image', '/wap/image?type=menu']) {
    const answer = await request.get(address)
    expect(new URL(answer.url()).pathname, address).toBe('/wap')
  }
  for (const type of policyImageTypes) {
    const answer = await request.get(`/wap/image?type=${type}`)
    expect(answer.url()).toContain(`/wap/image?type=${type}`)
    const pictures = [...(await answer.text()).matchAll(/<img[^>]* alt="([^"]+), hình (\d+)\/(\d+)"/g)]
    expect(pictures.length, type).toBeGreaterThan(0)
    const title = t('policies', `imagesOf.${type}`)
    expect(await answer.text(), `${type}: the terms`).toMatch(/<section aria-labelledby=[^>]*><h2[^>]*>1\. /)
    expect(pictures.map(([, ...words]) => words)).toEqual(
      pictures.map((_, place) => [title, String(place + 1), String(pictures.length)]),
    )
  }
})

test('the bar at the foot begins to listen half a second after the page came', async ({ page }) => {
  await standClock(page)
  await openWithStandingClock(page, 500)
  const scrollTo = (px: number) =>
    page.evaluate(async (to) => {
      const scrolled = new Promise((done) => window.addEventListener('scroll', done, { once: true }))
      window.scrollTo(0, to)
      await scrolled
    }, px)
  const bar = bottomBar(page)
  await runTo(page, 499, 500)
  await scrollTo(200)
  await expect(bar).toHaveAttribute('data-hidden', 'false')
  await page.clock.runFor(1)
  await scrollTo(400)
  await expect(bar).toHaveAttribute('data-hidden', 'true')
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
  await scrollBy(-10)

  await test.step('another page begins at its top, home also without reviews and news', async () => {
    await page.route(/get_facility_review|get_data_post/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('get_data_post'))
    await bar.getByRole('link', { name: t('shell', 'bar.home') }).click()
    await expect(page.getByRole('form', { name: t('booking', 'form.label') })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.mouse.wheel(0, 3_000)
    await failed
    const section = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(section(t('home', 'courses'))).toBeVisible()
    await expect(section(t('home', 'reviews'))).toHaveCount(0)
    await expect(section(t('home', 'news'))).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(page.locator('[data-toast]')).toHaveCount(0)
  })

  await test.step('the menu leads on; a chosen language is that of the page, of an unknown one, and of the next visit', async () => {
    const menu = page.getByRole('dialog')
    const openMenu = async () => {
      await page.evaluate(() => window.scrollTo(0, 0))
      await bar.getByRole('button', { name: t('shell', 'bar.more') }).click()
    }
    for (const [entry, address] of [
      ['menu.rules', '/policy/cancellation'],
      ['nav.prices', '/bang-gia'],
    ] as const) {
      await openMenu()
      await menu.getByRole('button', { name: t('shell', entry) }).click()
      await page.waitForURL(`**${address}`)
      await expect(menu).toHaveCount(0)
    }
    await openMenu()
    await menu.locator('summary').click()
    await expect(menu.locator('summary + ul').getByRole('link')).toHaveText([
      /Việt/,
      'English',
      '한국어',
      '日本語',
    ])
    await menu.getByRole('link', { name: 'English' }).click()
    const html = page.locator('html[data-hydrated]')
    await expect(html).toHaveAttribute('lang', 'en')
    await page.goto('/no/such/page')
    await page.waitForURL('**/404')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'shell', 'notFound.title'))
    // Where the cookie is lost what the browser keeps still counts.
    await page.context().clearCookies({ name: 'lang' })
    await page.goto('/tin-tuc')
    await expect(html).toHaveAttribute('lang', 'en')
  })
})

test('the bar marks home on every address that is one', async ({ request }) => {
  for (const path of ['/wap', '/web', '/bussiness', '/jinpro', '/evga', '/wap/top-course']) {
    const html = await (await request.get(path)).text()
    const bar = /<nav [^>]*data-hidden.*?<\/nav>/s.exec(html)?.[0] ?? ''
    expect(bar, path).toContain('href="/wap"')
    const here = /<a [^>]*aria-current="page"[^>]*>/.exec(bar)?.[0] ?? ''
    expect(here.includes('href="/wap"'), path).toBe(path !== '/wap/top-course')
  }
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
