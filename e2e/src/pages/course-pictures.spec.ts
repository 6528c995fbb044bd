import { expect, type Locator, type Page, test } from '@playwright/test'

const galleryOf = (page: Page) => page.getByRole('dialog', { name: 'Sân golf BRG Kings Island' })

/** Drags over the picture with one finger, as the library's pointer events see it. */
async function swipeLeft(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  await page.mouse.move(width * 0.8, height / 2)
  await page.mouse.down()
  await page.mouse.move(width * 0.2, height / 2, { steps: 8 })
  await page.mouse.up()
}

/** Two fingers that move apart from the middle of the screen. */
async function pinchOpen(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart = 0) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [-apart, apart].map((x, id) => ({ id, x: width / 2 + x, y: height / 2 })),
    })
  await touch('touchStart', 20)
  for (const apart of [40, 60, 80, 100, 120]) await touch('touchMove', apart)
  await touch('touchEnd')
  await device.detach()
}

const widthOf = (picture: Locator) => picture.evaluate((image) => image.getBoundingClientRect().width)

test('the pictures of a course fill the screen, turn by a swipe, and enlarge by a button or a pinch', async ({
  page,
}) => {
  await page.goto('/san/chi-tiet/1?lang=vi')
  await page.waitForSelector('html[data-hydrated]')
  const first = page.getByRole('button', { name: 'Sân golf BRG Kings Island, ảnh 1 trên 5' })
  await first.click()
  const gallery = galleryOf(page)
  await expect(gallery).toBeVisible()
  expect(await gallery.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expect(gallery.getByText('1 / 5')).toBeVisible()

  // the viewer takes no gestures while it opens
  await expect(async () => {
    if (await gallery.getByText('1 / 5').isVisible()) await swipeLeft(page)
    await expect(gallery.getByText('2 / 5')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('ArrowRight')
  await expect(gallery.getByText('3 / 5')).toBeVisible()

  const shown = gallery.getByRole('img', { name: 'Sân golf BRG Kings Island, ảnh 3 trên 5' })
  const before = await widthOf(shown)
  await pinchOpen(page)
  await expect.poll(() => widthOf(shown)).toBeGreaterThan(1.5 * before)
  const resize = gallery.getByRole('button', { name: 'Phóng to hoặc thu nhỏ ảnh' })
  await resize.click()
  await expect.poll(() => widthOf(shown)).toBeCloseTo(before)
  await resize.click()
  await expect.poll(() => widthOf(shown)).toBeGreaterThan(before)

  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  await expect(first).toBeFocused()
})

test('drawn pictures are called illustrations, and no layout of holes is drawn', async ({ page }) => {
  await page.goto('/san/chi-tiet/1?lang=vi')
  await expect(page.getByText('Tranh minh họa, không phải ảnh chụp sân.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sơ đồ sân' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Sơ đồ các hố/ })).toHaveCount(0)
})
