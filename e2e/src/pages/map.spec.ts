import { expect, type Page, test } from '@playwright/test'

const placesOf = (page: Page) => page.locator('svg [data-place]')

/** The map beside the list, or over it where there is no space beside. */
async function openMap(page: Page, name: string): Promise<void> {
  await page.waitForSelector('html[data-hydrated]')
  const button = page.getByRole('button', { name, exact: true })
  if (await button.isVisible()) await button.click()
}

test('the map names large towns from afar, airports by code nearer, and small towns and roads from nearby', async ({
  page,
}) => {
  await page.goto('/wap/search-facility?lang=vi&place=Hoiana')
  await openMap(page, 'Bản đồ')
  await expect(placesOf(page).filter({ hasText: 'Tam Kỳ' })).toBeVisible()
  await expect(placesOf(page).filter({ hasText: 'QL1A' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Xem cả nước' }).click()
  await expect(placesOf(page).filter({ hasText: 'Hà Nội' })).toBeVisible()
  await expect(placesOf(page).filter({ hasText: 'Tam Kỳ' })).toHaveCount(0)
  await expect(placesOf(page).filter({ hasText: /^QL/ })).toHaveCount(0)

  const airport = placesOf(page).filter({ hasText: /^UIH$/ })
  await expect(airport).toHaveCount(0)
  const zoomIn = page.getByRole('button', { name: 'Phóng to', exact: true })
  for (let step = 0; step < 2; step += 1) await zoomIn.click()
  await expect(airport).toBeVisible()
})

test('a course on the map leads to directions with one tap', async ({ page }) => {
  await page.goto('/wap/search-facility?lang=en&place=Hoiana')
  await openMap(page, 'Map')
  await page.getByRole('button', { name: /^[\d.]+đ Hoiana/ }).click()
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=15\.\d+%2C108\.\d+$/,
  )
})

test('home and the list on a phone load nothing of the map until it is opened', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const ofMap = () => loaded.filter((path) => /map/i.test(path))
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto('/wap?lang=vi')
  await page.waitForSelector('html[data-hydrated]')
  await page.waitForLoadState('networkidle')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/wap/search-facility?lang=vi')
  await page.waitForSelector('html[data-hydrated]')
  await page.waitForLoadState('networkidle')
  expect(ofMap()).toEqual([])
  await openMap(page, 'Bản đồ')
  await expect(placesOf(page).first()).toBeVisible()
  expect(ofMap()).not.toEqual([])
})
