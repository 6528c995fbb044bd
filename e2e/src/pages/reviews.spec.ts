import { expect } from '@playwright/test'
import { holdPictures } from '../helpers/devices/hold-pictures.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (key: string) => text('vi', 'course', `reviews.${key}`)
const number = (label: string) => Number(/\((\d+)\)/.exec(label)?.[1] ?? 0)

test('a golfer marks a review as helpful, sees it counted and marked later, and takes it back', async ({
  page,
  golfer,
}) => {
  await open(page, '/san/chi-tiet/4', 'vi')
  const marks = page.locator('#reviews').getByRole('listitem').getByRole('button')
  const button = marks.filter({ hasText: t('helpful') }).first()
  const before = number((await button.textContent()) ?? '')
  expect(before, 'the most helpful one comes first').toBeGreaterThan(0)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  // more than one more where other golfers marked it while the server's list was kept
  await expect.poll(async () => number((await button.textContent()) ?? '')).toBeGreaterThan(before)
  await expect(button).toHaveAttribute('aria-pressed', 'true')

  await open(page, '/san/chi-tiet/4', 'vi')
  await button.scrollIntoViewIfNeeded()
  await expect(button, `known to ${golfer.fullname}`).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('the newest reviews come first when asked for', async ({ page }) => {
  await open(page, '/san/chi-tiet/4', 'vi')
  const reviews = page.locator('#reviews')
  await reviews.getByRole('button', { name: t('sort.newest') }).click()
  const days = reviews.getByRole('listitem').locator('.date')
  await expect
    .poll(async () => {
      const read = (await days.allInnerTexts()).map((date) =>
        date.split(' ')[1]?.split('/').reverse().join('-'),
      )
      return read.length > 3 && read.join() === read.toSorted().toReversed().join()
    })
    .toBe(true)
})

test('parts of a course are rated one by one, and a second tap takes the stars back', async ({ page }) => {
  await open(page, '/san/chi-tiet/4', 'vi')
  let sent: object | null = null
  await page.route('**/send_feedback_facility', (route) => {
    sent = route.request().postDataJSON()
    return route.abort()
  })
  await page.getByText(t('aspects')).click()
  const star = (aspect: string, stars: number) =>
    page
      .getByRole('group', { name: t(`aspect.${aspect}`) })
      .getByRole('radio')
      .nth(stars - 1)
      // the star, as a finger does: the button behind it has no size to be hit
      .locator('..')
  await star('greens', 4).click()
  await star('caddie', 2).click()
  await star('caddie', 2).click()
  await page.getByLabel(t('comment')).fill('Green nhanh')
  await page.getByRole('button', { name: t('send') }).click()
  await expect.poll(() => sent).toMatchObject({ review_rating: 5, score_greens: 4 })
  expect(sent).not.toHaveProperty('score_caddie')
})

test('a golfer adds photos to a review; a file that is none is named before anything is sent', async ({
  page,
}) => {
  await open(page, '/san/chi-tiet/4', 'vi')
  let sent: { review_photos?: string[] } = {}
  await page.route('**/send_feedback_facility', (route) => {
    sent = route.request().postDataJSON()
    return route.abort()
  })
  const drawn = await page.request.get('/pictures/scenes/corn-hill/tee.webp')
  const photo = { name: 'green.webp', mimeType: 'image/webp', buffer: await drawn.body() }
  const note = { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  const files = page.getByLabel(t('photos'))
  await page.getByLabel(t('comment')).fill('Green nhanh')
  await files.setInputFiles([photo, note])
  await expect(page.getByText(t('photosWrong'))).toBeVisible()
  await page.getByRole('button', { name: t('send') }).click()
  expect(sent).toEqual({})
  await files.setInputFiles([photo, photo])
  await expect(page.getByText(t('photosWrong'))).toBeHidden()
  await page.getByRole('button', { name: t('send') }).click()
  await expect.poll(() => sent.review_photos?.length).toBe(2)
})

test('photos that the phone is still reading when a review is sent go with it', async ({ page }) => {
  await open(page, '/san/chi-tiet/4', 'vi')
  let sent: { review_photos?: string[] } | null = null
  await page.route('**/send_feedback_facility', (route) => {
    sent = route.request().postDataJSON()
    return route.abort()
  })
  const drawn = await page.request.get('/pictures/scenes/corn-hill/tee.webp')
  const photo = { name: 'green.webp', mimeType: 'image/webp', buffer: await drawn.body() }
  const release = await holdPictures(page)
  await page.getByLabel(t('comment')).fill('Green nhanh')
  await page.getByLabel(t('photos')).setInputFiles([photo, photo])
  const send = page.getByRole('button', { name: t('send') })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  expect(sent).toBeNull()
  await release()
  await expect.poll(() => sent?.review_photos?.length).toBe(2)
})

test('the photos of a review open full screen', async ({ page }) => {
  await page.route('**/list_feedback_facility*', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.reviews.data[0].photos = ['rough', 'tee'].map(
      (view) => `/pictures/scenes/corn-hill/tee.webp?view=${view}`,
    )
    return route.fulfill({ json: answer })
  })
  await open(page, '/san/chi-tiet/4', 'vi')
  await page
    .locator('#reviews')
    .getByRole('button', { name: t('sort.newest') })
    .click()
  const [words = ''] = t('photo').replace('{n}', '2').replace('{m}', '2').split('{')
  // the demo's reviews of some days have photos too
  await page.getByRole('button', { name: words }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
