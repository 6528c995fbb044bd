import { expect, test } from '@playwright/test'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.skip(({ hasTouch }) => !hasTouch, 'has nothing to do with width or language')
test.beforeEach(interceptFromStart)

const t = (key: string) => text('en', 'booking-steps', `weather.${key}`)
const tomorrow = addDays(dayOf(Date.now()), 1)
const sunset = new RegExp(t('late').replace(/[()]/g, '\\$&').replace('{sunset}', '1[78]:\\d\\d'))

test('tee times show their forecast and the sunset before the end of a round, and stay in place when it arrives', async ({
  page,
  request,
}) => {
  // forecasts are fetched when the product has started
  const weather = { params: { facility_id: 9, day: tomorrow } }
  await expect(async () => {
    const answer = await request.get('/api/services/get_course_weather', weather)
    expect((await answer.json()).data.hours.length).toBeGreaterThan(0)
  }).toPass()
  const { promise: compared, resolve: answer } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/services/get_course_weather*', async (route) => {
    asked += 1
    await compared
    await route.continue()
  })
  await open(page, `/wap/tee-time/9?date=${tomorrow}`, 'en')
  const tiles = page.getByRole('main').locator('a[href^="/booking-now"]')
  await expect.poll(() => asked).toBe(1)
  const boxes = () => tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON()))
  const before = await boxes()
  expect(before.length).toBeGreaterThan(0)
  answer()
  await expect(tiles.first()).toContainText('°C')
  expect(await boxes()).toEqual(before)
  await tiles.last().scrollIntoViewIfNeeded()
  await expect(tiles.filter({ hasText: sunset }).first()).toBeVisible()
  expect(asked).toBe(1)
  await expect(tiles.first()).not.toHaveText(sunset)

  await tiles.filter({ hasText: sunset }).first().click()
  const form = page.getByRole('form', { name: text('en', 'booking', 'form.label') })
  await expect(form.getByText(sunset)).toContainText('°C')
})

test('tee times found across courses show the forecast of each course', async ({ page }) => {
  // forecasts are fetched when the product has started
  await expect(async () => {
    await open(page, `/wap/find-tee-times?date=${tomorrow}`, 'en')
    await expect(page.getByRole('main').locator('a[href^="/booking-now"]').first()).toContainText('°C', {
      timeout: 3_000,
    })
  }).toPass()
})

test('the offers of a day show the forecast of each course', async ({ page, request }) => {
  const answer = await request.get('/api/services/get_list_categorys')
  const { data }: { data: { id: number; is_flash_sale: number }[] } = await answer.json()
  const category = data.find(({ is_flash_sale }) => is_flash_sale === 0)
  // forecasts are fetched when the product has started
  await expect(async () => {
    await open(page, `/wap/pax-by-category/${category?.id}?date=${tomorrow}`, 'en')
    await expect(page.getByRole('main').locator('a[href^="/booking-now"]').first()).toContainText('°C', {
      timeout: 3_000,
    })
  }).toPass()
})
