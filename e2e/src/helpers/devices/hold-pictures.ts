import type { Page } from '@playwright/test'

/** The device takes its time to read the pictures chosen from now on, until the returned function is called. */
export async function holdPictures(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const read = window.createImageBitmap.bind(window)
    const released = new Promise((release) => window.addEventListener('pictures-released', release))
    Object.assign(window, {
      createImageBitmap: async (picture: ImageBitmapSource) => {
        await released
        return read(picture)
      },
    })
  })
  return async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('pictures-released')))
  }
}
