import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { text } from '../texts.ts'

/** A photo of one colour, as a device has it. */
export async function photo(name: string, background: string) {
  const drawn = sharp({ create: { width: 1600, height: 900, channels: 3, background } })
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() }
}

/**
 * Chooses a picture of the device in a field of the console and uploads the whole of it.
 * @param background the colour of the picture, each of its own: equal pictures are one
 * @returns the address at which golfers get it
 */
export async function uploadPicture(page: Page, field: Locator, background: string): Promise<string> {
  const stored = page.waitForResponse((one) => new URL(one.url()).pathname === '/api/staff/pictures')
  await field.setInputFiles(await photo('anh', background))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('en', 'staff-admin', 'picture.upload') })
    .click()
  const { data }: { data: { url: string } } = await (await stored).json()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return data.url
}
