import { expect, type Page, test } from '@playwright/test'
import { openCoursePicker } from '../helpers/course-picker.ts'
import { newPhone, open } from '../helpers/golfer.ts'
import { signIn } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (area: string, key: string) => text('vi', area, key)

const nearby = '**/api/hio/for_cms/nearby_for_insurance**'
/** The clubhouse of Vân Trì, Hà Nội. */
const vanTri = { latitude: 21.165, longitude: 105.782 }

async function openPicker(page: Page) {
  const dialog = await openCoursePicker(page)
  return { dialog, near: dialog.getByRole('button', { name: t('pickers', 'course.near') }) }
}

test.describe('courses near the golfer', () => {
  test.use({ geolocation: vanTri, permissions: ['geolocation'] })

  test('are the nearest first; an answer with an error is shown as no results', async ({ page }) => {
    const { dialog, near } = await openPicker(page)
    await near.click()
    await expect(dialog.locator('[data-option]').first()).toContainText('Vân Trì')
    await expect(dialog.locator('[data-option]')).toHaveCount(10)
    await page.route(nearby, (route) =>
      route.fulfill({ json: { error_code: 1, error_msg: 'no', data: null } }),
    )
    await page.reload()
    const again = await openPicker(page)
    await again.near.click()
    await expect(again.dialog.getByText(t('pickers', 'course.notFound'))).toBeVisible()
  })

  test('yield to the search by name when the server does not know the location', async ({ page }) => {
    await page.route(nearby, (route) => route.fulfill({ status: 500, json: {} }))
    const { dialog, near } = await openPicker(page)
    await near.click()
    await expect(dialog.getByText(t('pickers', 'course.noPlace'))).toBeVisible()
    await expect(dialog.locator('[data-option]')).toHaveCount(10)
  })
})

test("without permission for the golfer's location the search by name continues", async ({ page }) => {
  const { dialog, near } = await openPicker(page)
  await near.click()
  await expect(dialog.getByText(t('pickers', 'course.noPlace'))).toBeVisible()
  await expect(dialog.locator('[data-option]')).toHaveCount(10)
})

test('the search sends the typed text, and nothing for spaces', async ({ page }) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/services/search_facility') && url.searchParams.get('page') !== '2')
      asked.push(url.searchParams.get('place'))
  })
  await open(page, '/wap/search-facility', 'vi')
  const box = page.getByRole('textbox', { name: t('search', 'place') })
  await expect(page.getByRole('article').first()).toBeVisible()
  // Data loaded with the page is not requested again.
  expect(asked).toEqual([])
  await box.pressSequentially('   ', { delay: 20 })
  await box.press('Enter')
  await box.fill('Long Thành')
  await expect(page.getByRole('heading', { name: /Long Thành/ }).first()).toBeVisible()
  await expect(page).toHaveURL(/place=/)
  // Again for the day matching the place; the course may have been in the list before.
  await expect.poll(() => [...new Set(asked)]).toEqual(['Long Thành'])

  await test.step('a course without tee times on the day leads to those of its other days', async () => {
    await page.route('**/services/search_facility*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const data = answer.data.map((course: object) => ({ ...course, tee_times: [] }))
      await route.fulfill({ response, json: { ...answer, data } })
    })
    await box.fill('Vân Trì')
    // late in the evening the courses found before have such a link as well
    await expect(page.getByRole('heading', { name: /Vân Trì/ }).first()).toBeVisible()
    const link = page.getByRole('link', { name: t('search', 'otherDay') }).first()
    await link.click()
    await page.waitForURL('**/san/chi-tiet/**#tee-times')
    const part = page.locator('#tee-times')
    await expect
      .poll(async () => Math.round(await part.evaluate((one) => one.getBoundingClientRect().top)))
      .toBeLessThan(120)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })
})

test('text deleted by keyboard takes its courses out of the list', async ({ page }) => {
  await open(page, '/wap/search-facility', 'vi')
  const names = page.getByRole('article').getByRole('heading')
  const all = await names.allTextContents()
  const box = page.getByRole('textbox', { name: t('search', 'place') })
  await box.fill('Long Thành')
  await expect(names).not.toHaveCount(all.length)
  await box.press('ControlOrMeta+a')
  await box.press('Delete')
  await expect(names).toHaveText(all)
  await expect(page).not.toHaveURL(/place=/)
  await expect(box).toBeFocused()
})

test('a course opened while the search still waits for the last key stays open', async ({ page }) => {
  const ready = Promise.withResolvers<void>()
  await page.clock.install()
  await open(page, '/wap/search-facility', 'vi')
  await page.route('**/services/get_detail_facility*', async (route) => {
    await ready.promise
    await route.continue()
  })
  const course = page.getByRole('article').first().getByRole('heading').getByRole('link')
  await page.getByRole('textbox', { name: t('search', 'place') }).fill('Long Thành')
  await course.click()
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/san\/chi-tiet/)
  ready.resolve()
  await expect(page.locator('#tee-times')).toBeVisible()
  await expect(page).toHaveURL(/san\/chi-tiet/)
})

test('bookings are found by course, as many a page as the golfer chooses', async ({ page, request }) => {
  await signIn(page, request, newPhone())
  const asked: object[] = []
  page.on('request', (one) => {
    if (one.url().includes('/get_list_general_bill_by_place')) asked.push(one.postDataJSON())
  })
  await open(page, '/wap/find-bill-by-course', 'vi')
  const size = page.getByLabel(t('history', 'find.size'))
  await expect(size).toHaveValue('20')
  await expect(size.getByRole('option')).toHaveText(['10', '20', '30', '50'])
  await size.selectOption('50')
  await page.getByLabel(t('history', 'find.field')).fill('Vân Trì')
  await expect(page.getByText(t('history', 'find.none'))).toBeVisible()
  await expect(page).toHaveURL(/size=50/)
  expect(asked[0]).toMatchObject({ place: '', page: 1, limit: 20 })
  expect(asked.at(-1)).toMatchObject({ place: 'Vân Trì', page: 1, limit: 50 })
})
