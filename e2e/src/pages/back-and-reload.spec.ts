import { expect, test } from '@playwright/test'
import { dialogEntries } from '../helpers/dialog-entries.ts'
import { captchaText, codeInput, enterCode, newPhone, open } from '../helpers/golfer.ts'
import { codeFor } from '../helpers/sandbox.ts'
import { text } from '../helpers/texts.ts'

test.skip(({ hasTouch }) => !hasTouch, 'the same on a desk')

test('Back closes the dialog on top, and keeps the page and what was filled in', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const form = page.getByRole('form', { name: text('vi', 'booking', 'form.label') })
  const course = form.getByRole('button', { name: text('vi', 'booking', 'form.course') })
  await open(page, '/tin-tuc', 'vi')
  await page.getByRole('link', { name: text('vi', 'shell', 'bar.home'), exact: true }).click()
  await page.getByRole('tab', { name: text('vi', 'home', 'tabs.book') }).click()
  await course.click()
  await dialog.locator('[data-option]').nth(1).click()
  await expect(dialog).toHaveCount(0)
  const filled = (await course.textContent()) ?? ''

  await test.step('once for each dialog', async () => {
    await form.getByRole('button', { name: text('vi', 'booking', 'form.play') }).click()
    await expect(dialog).toBeVisible()
    await dialogEntries(page, 1)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/wap(#.*)?$/)
    await expect(course).toHaveText(filled)
  })

  await test.step('a dialog closed by its button leaves no step behind', async () => {
    await course.click()
    await dialog.getByRole('button', { name: text('vi', 'ui', 'close'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await dialogEntries(page, 0)
    await page.goBack()
    await expect(page).toHaveURL(/\/tin-tuc/)
  })
})

test('Back leads from a page opened in a dialog to the page below the dialog, and once more before it', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  await open(page, '/tin-tuc', 'vi')
  await page.getByRole('link', { name: text('vi', 'shell', 'bar.home'), exact: true }).click()
  await page.getByRole('button', { name: text('vi', 'shell', 'bar.more'), exact: true }).click()
  await dialog.getByRole('button', { name: text('vi', 'shell', 'nav.prices') }).click()
  await expect(page).toHaveURL(/\/bang-gia/)
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/wap$/)
  await expect(page.getByRole('tab', { name: text('vi', 'home', 'tabs.find') })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/tin-tuc/)
})

test('a reload at the code returns to it with the phone, and Back then leaves only the dialog', async ({
  page,
  request,
}) => {
  const t = (key: string) => text('vi', 'account', key)
  const phone = newPhone()
  const dialog = page.getByRole('dialog')
  await open(page, '/wap/favourites', 'vi')
  await page
    .getByRole('button', { name: text('vi', 'shell', 'login') })
    .first()
    .click()
  await dialog.getByRole('button', { name: t('createAccount') }).click()
  await dialog.getByLabel(t('phone')).fill(phone)
  await dialog.getByLabel(t('captcha'), { exact: true }).fill(captchaText)
  await page.keyboard.press('Enter')
  await expect(codeInput(page)).toBeFocused()
  const code = await codeFor(request, phone, 0)
  await page.reload()
  await expect(codeInput(page)).toBeVisible()
  await expect(dialog).toContainText(phone.slice(-3))
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await page.waitForSelector('html[data-hydrated]')
  await expect(dialog).toHaveCount(0)
  await page
    .getByRole('button', { name: text('vi', 'shell', 'login') })
    .first()
    .click()
  await enterCode(page, code)
  await expect(dialog.getByLabel(t('update.fullname'))).toBeVisible()
})

test('filters, length and place of a list survive the way to a course and back after more than a minute', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/wap/search-facility?region=south', 'vi')
  const courses = page.locator('main').getByRole('article')
  await page.getByRole('button', { name: text('vi', 'ui', 'showMore') }).click()
  await expect.poll(() => courses.count()).toBeGreaterThan(10)
  const count = await courses.count()
  const link = courses
    .nth(count - 2)
    .getByRole('heading')
    .getByRole('link')
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  // A click may scroll its target out from under the bars first: the golfer's place is the one at the press.
  const placeAtPress = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(scrollY), { capture: true, once: true }),
      ),
  )
  await link.click()
  const before = await placeAtPress
  await expect(page).toHaveURL(/\/san\/chi-tiet\//)
  await expect(page.locator('#tee-times')).toBeVisible()
  // Prices older than a minute are loaded again, under the list as it was.
  const again = page.waitForRequest((asked) => asked.url().includes('search_facility'))
  await page.clock.fastForward(120_000)
  await page.goBack()
  await expect(page).toHaveURL(/region=south/)
  await again
  await expect(courses).toHaveCount(count)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50)
})

test('a review that is being written survives the way to another page and back, and a reload', async ({
  page,
}) => {
  const written = 'Green nhanh, caddie rất tốt.'
  const comment = page.getByLabel(text('vi', 'course', 'reviews.comment'))
  await open(page, '/san/chi-tiet/1', 'vi')
  await comment.click()
  await comment.fill(written)
  // by key: the bar makes room while the golfer scrolls down to the form
  await page.getByRole('link', { name: text('vi', 'shell', 'bar.home'), exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/wap$/)
  await page.goBack()
  await expect(comment).toHaveValue(written)
  await page.reload()
  await comment.click()
  await expect(comment).toHaveValue(written)
})
