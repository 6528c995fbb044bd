import { expect } from '@playwright/test'
import { open } from '../../helpers/golfer.ts'
import { test } from '../../helpers/signed-in.ts'
import { signInToConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-golf', `weather.${key}`)
const golfer = (key: string) => text('en', 'booking-steps', `weather.${key}`)

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

test('a weather clause in numbers is saved by staff and read by golfers before they book', async ({
  browser,
}) => {
  const page = await signInToConsole(browser)
  await open(page, '/staff/courses?id=9&part=weather', 'en')
  await page.getByLabel(t('isOn')).check()
  const rain = page.getByLabel(t('rain'))
  await page.getByLabel(t('percent')).fill('80')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(rain).toHaveAttribute('aria-invalid', 'true')
  await rain.fill('7.5')
  await save.click()
  await expect(page.getByText(t('saved'))).toBeVisible()
  await page.reload()
  await expect(rain).toHaveValue('7.5')

  await open(page, '/san/chi-tiet/9', 'en')
  const title = page.getByText(golfer('clauseTitle'))
  // it is read when the golfer comes near
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 400))
    await expect(title).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(page.getByText('Rain of 7.5 mm in an hour or more')).toBeVisible()
  await expect(page.getByText(/80% of the price of that part is refunded/)).toBeVisible()
  await expect(
    page
      .getByRole('list', { name: golfer('title') })
      .getByRole('listitem')
      .first(),
  ).toContainText('°C')
  await page.context().close()
})
