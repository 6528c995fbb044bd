import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { open } from '../helpers/golfer.ts'
import { openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const golf = (key: string, n = 1) => text('en', 'staff-golf', key).replace('{n}', String(n))
const course = 60
const photographer = 'Trần Nam'

const shapeOf = (image: Element) =>
  image instanceof HTMLImageElement ? image.naturalWidth / image.naturalHeight : 0

/** Drags the left edge of the frame by its corner to the middle of the chosen picture, and uploads what is right of it. */
async function cutRightHalf(console_: Page): Promise<void> {
  const dialog = console_.getByRole('dialog')
  const picture = dialog.getByRole('img', { name: text('en', 'staff-admin', 'picture.chosen') })
  const corner = dialog.getByRole('button', { name: text('en', 'staff-admin', 'picture.edge.nw') })
  await expect(picture).toBeVisible()
  const [from, box] = [await corner.boundingBox(), await picture.boundingBox()]
  if (!from || !box) throw new Error('the picture is not shown')
  await console_.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await console_.mouse.down()
  await console_.mouse.move(box.x + box.width / 2, from.y + from.height / 2, { steps: 5 })
  await console_.mouse.up()
  await dialog.getByRole('button', { name: text('en', 'staff-admin', 'picture.upload') }).click()
  await expect(dialog).toBeHidden()
}

test('staff upload a part of a photo of a course with its photographer, and golfers see it in their size', async ({
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
  await cutRightHalf(console_)
  await expect(thumbs).toHaveCount(1)
  const uploaded = thumbs.locator('img')
  await expect.poll(() => uploaded.evaluate(shapeOf)).toBeCloseTo(800 / 900, 1)
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
