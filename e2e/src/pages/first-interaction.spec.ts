import { expect, test } from '@playwright/test'
import { text } from '../helpers/texts.ts'

/**
 * Content below the first screen is hydrated on the first interaction. The first touch must count all the same, also a
 * single one, such as a screen reader's.
 */
test.skip(({ hasTouch }) => !hasTouch, 'the same on a desk')

test('the first touch of a part not hydrated yet is handled', async ({ page }) => {
  await page.goto('/wap')
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
  const south = page.getByRole('button', { name: text('vi', 'course', 'region.south'), exact: true })
  const isHydrated = () =>
    south.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))
  // Nothing else is pending by then: parts not hydrated yet wait for an interaction.
  await page.waitForLoadState('networkidle')
  expect(await isHydrated()).toBe(false)

  await south.evaluate((node) => (node as HTMLElement).click())
  await expect(south).toHaveAttribute('aria-pressed', 'true')
  expect(await isHydrated()).toBe(true)
})

test('a long price table is whole after the first interaction', async ({ page }) => {
  await page.goto('/bang-gia')
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
  await page.waitForLoadState('networkidle')
  const facilities = page.locator('tbody')
  const atFirst = await facilities.count()
  await page.keyboard.press('Control+f')
  await expect.poll(() => facilities.count()).toBeGreaterThan(60)
  expect(atFirst).toBeLessThan(10)
})

test('a page’s scripts wait for the picture at its head, not for one that never comes', async ({ page }) => {
  const pictures = Promise.withResolvers<void>()
  const scripts: string[] = []
  await page.route('**/images/home*', async (route) => {
    await pictures.promise
    await route.continue()
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/wap', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  expect(scripts).toEqual([])
  pictures.resolve()
  await page.waitForSelector('html[data-hydrated]')

  await page.route('**/images/home*', () => new Promise(() => {}))
  await page.goto('/wap', { waitUntil: 'commit' })
  await page.waitForSelector('html[data-hydrated]')
})
