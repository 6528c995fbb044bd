import { expect, test } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (key: string) => text('vi', 'prices', key)

test('the price table is loaded again for a course and a day, not when the day is cleared, and explains missing prices', async ({
  page,
}) => {
  const calls = /\/api\/(?:services\/get_price_facility|for_wap\/list_price_booking_for_wap)/
  const asked: string[] = []
  page.on('request', (request) => {
    if (!calls.test(request.url())) return
    const query = new URL(request.url()).searchParams
    asked.push(
      [query.has('facility_id') && 'course', query.has('date_played') && 'day'].filter(Boolean).join(),
    )
  })
  const dialog = page.getByRole('dialog')
  const day = page.getByRole('button', { name: t('date') }).first()
  const chooseDay = async (place: number) => {
    await day.click()
    const next = dialog.getByRole('button', { name: text('vi', 'ui', 'next') })
    // on the last day of a month one day of it is left
    if ((await dialog.locator('[data-day]:enabled').count()) <= place) await next.click()
    await dialog.locator('[data-day]:enabled').nth(place).click()
    await expect(dialog).toBeHidden()
  }

  // The first table comes with the page.
  await open(page, '/bang-gia', 'vi')
  await expect(page.locator('tbody').first()).toBeVisible()
  expect(asked).toEqual([])

  // A customer type's button filters its own lines, and restores them all.
  const otherTypes = page.locator('tbody [aria-pressed="false"]')
  const type = page.locator('tbody [aria-pressed]').first()
  await type.click()
  await expect(type).toHaveAttribute('aria-pressed', 'true')
  await expect(otherTypes).toHaveCount(0)
  await type.click()
  await expect(otherTypes.nth(1)).toBeAttached()

  await page
    .getByRole('button', { name: t('course') })
    .first()
    .click()
  await dialog.locator('[data-option]').first().click()
  await expect.poll(() => asked).toEqual(['course'])
  await chooseDay(0)
  await expect(day).toHaveText(/^\d\d-\d\d-\d{4}$/)
  await expect.poll(() => asked).toEqual(['course', 'course,day'])
  await page.getByRole('button', { name: t('clearDate') }).click()
  await expect(day).toHaveText(t('anyDate'))
  await page.getByRole('button', { name: t('clearCourse') }).click()
  // A request for the cleared day would be between them.
  await expect.poll(() => asked).toEqual(['course', 'course,day', ''])

  await page.route(calls, (route) =>
    route.fulfill({ json: { error_code: 1601, error_msg: 'no', data: null } }),
  )
  await chooseDay(0)
  await expect(page.getByText('Không thể lấy giá. Vui lòng thử lại.')).toBeVisible()
  await page.unroute(calls)
  await page.route(calls, (route) => route.abort())
  await chooseDay(1)
  await expect(page.getByText('Lỗi kết nối. Vui lòng thử lại sau.')).toBeVisible()
})
