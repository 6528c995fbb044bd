import { expect, test } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test('phones end below 768 px, tablets at 991; a dialog takes at most 90 % of the height, the price table 700 px', async ({
  page,
}) => {
  const height = 1_000
  const wide = (width: number) => page.setViewportSize({ width, height })
  await wide(991)
  await open(page, '/san/chi-tiet/1', 'vi')
  const news = page.getByRole('region', { name: t('news', 'top') })
  await news.scrollIntoViewIfNeeded()
  await expect(news.getByRole('listitem')).toHaveCount(6)
  const photos = page.locator('ul[data-count] > li')
  await expect(photos).toHaveCount(5)
  const [large = 0, ...small] = await photos.evaluateAll((all) => all.map((one) => one.clientWidth))
  for (const one of small) expect(large).toBeGreaterThan(1.9 * one)
  const left = async () => (await news.boundingBox())?.x ?? 0
  await expect.poll(left).toBeLessThan(100)
  await wide(992)
  await expect.poll(left).toBeGreaterThan(500)

  await open(page, '/bang-gia', 'vi')
  const table = page.getByRole('region', { name: t('prices', 'title') })
  await expect.poll(async () => (await table.boundingBox())?.height).toBe(700)
  const bar = page.getByRole('navigation', { name: t('shell', 'bottomNavigation') })
  await wide(768)
  await expect(bar).toBeHidden()
  await wide(767)
  await expect(bar).toBeVisible()

  await bar.getByRole('button', { name: t('shell', 'bar.more') }).click()
  const dialogHeight = async () => (await page.getByRole('dialog').boundingBox())?.height ?? 0
  await expect.poll(dialogHeight).toBeGreaterThan(500)
  await expect.poll(dialogHeight, 'as tall as its content').toBeLessThan(900)
  await page.setViewportSize({ width: 767, height: 600 })
  await expect.poll(dialogHeight).toBe(540)

  // While it is open the page behind it does not scroll.
  const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  expect(await scrolling()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect.poll(scrolling).not.toBe('hidden')
})
