import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { open } from '../helpers/golfer.ts'
import { openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const golf = (key: string, n = 1) => text('en', 'staff-golf', key).replace('{n}', String(n))
const course = 60
const photographer = 'Trần Nam'

test('staff upload a photo of a course with its photographer, and golfers see it in their size', async ({
  page,
  browser,
}) => {
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2f7d4f' } })
    .jpeg()
    .toBuffer()
  const console_ = await openConsole(browser)
  await console_.goto(`/staff/courses?id=${course}`)
  const pictures = console_.getByRole('list', { name: golf('field.pictures') })
  const thumbs = pictures.getByRole('listitem')
  await expect(thumbs.first()).toBeVisible()
  for (let left = await thumbs.count(); left > 0; left -= 1) {
    await console_.getByRole('button', { name: golf('courses.pictureRemove') }).click()
    await expect(thumbs).toHaveCount(left - 1)
  }
  await console_
    .getByLabel(golf('courses.pictureUpload'))
    .setInputFiles({ name: 'san.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(thumbs).toHaveCount(1)
  await pictures.getByLabel(golf('courses.pictureFocus')).selectOption(golf('courses.focus.50-100'))
  await pictures.getByLabel(golf('courses.pictureCredit')).fill(photographer)
  await console_.getByRole('button', { name: text('en', 'staff-admin', 'save') }).click()
  await expect(console_.getByText(/ is saved\.$/)).toBeVisible()

  await open(page, `/san/chi-tiet/${course}`, 'vi')
  const image = page.locator('main figure img')
  await expect(image).toHaveCSS('object-position', '50% 100%')
  await expect
    .poll(() => image.evaluate((element) => (element instanceof HTMLImageElement ? element.currentSrc : '')))
    .toMatch(/[?&]w=640$/)
  const credit = text('vi', 'course', 'photoCredit').replace('{name}', photographer)
  await expect(page.locator('main figcaption')).toHaveText(credit)
  await page.locator('main figure button').click()
  await expect(page.locator('.pswp__credit')).toHaveText(credit)
  await console_.context().close()
})
