import { expect, test } from '@playwright/test'
import { barriersOn } from '../helpers/barriers.ts'
import { bottomBar } from '../helpers/bottom-bar.ts'
import { freezeClock, openWithFrozenClock, runTo } from '../helpers/frozen-clock.ts'
import { open } from '../helpers/golfer.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (area: string, key: string) => text('vi', area, key)

test('the bar at the foot begins to listen half a second after the page came', async ({ page }) => {
  await freezeClock(page)
  await openWithFrozenClock(page, 500)
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
    await expect(page.getByRole('form', { name: t('home', 'find.title') })).toBeVisible()
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
    // If the cookie is lost the browser's storage still counts.
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

test('the price table in a bank’s app has nothing of ours around it but the bar, and is open to every visitor', async ({
  page,
}) => {
  await open(page, '/baogia', 'vi')
  await expect(bottomBar(page)).toBeInViewport()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  // Cards without a layout yet cover none of the links below them.
  await open(page, '/bang-gia', 'vi')
  // The rest of the table comes with the first interaction.
  await page.keyboard.press('Shift')
  await expect(page.locator('tbody').nth(20)).toBeAttached()
  expect(await barriersOn(page, 'footer')).toEqual([])
})
