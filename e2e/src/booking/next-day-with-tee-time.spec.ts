import { expect } from '@playwright/test'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { dayButtons, formOn, noTeeTime, openQuickForm } from '../helpers/booking-form.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (area: string, key: string) => text('vi', area, key)

// The pages ask ahead, so that an answer may still be under way when a test has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('once the day is over at a course, its next day with a tee time is offered', async ({ page }) => {
  const today = dayOf(Date.now())
  await page.route('**/api/services/price_strip**', async (route) => {
    const response = await route.fetch()
    const answer: { data: { day: string; price: number | null }[] } = await response.json()
    const data = answer.data.map((one) => (one.day === today ? { ...one, price: null } : one))
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await page.route('**/api/for_wap/get_tee_time_by_facility', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const isToday = route.request().postData()?.includes(today)
    await route.fulfill({ response, json: isToday ? { ...answer, data: [] } : answer })
  })
  const { dialog, field } = formOn(page)
  const days = dayButtons(dialog)
  const anyTime = dialog.getByRole('button', { name: t('pickers', 'play.anyTime') })

  await openQuickForm(page, 'vi')
  await field('course').click()
  await dialog.locator('[data-option]').first().click()
  await field('play').click()
  await expect(days.first()).toContainText('Hết chỗ')
  await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'true')
  // any time is for today alone
  await expect(dialog.getByRole('button', { name: /^\d\d:\d\d/ }).first()).toBeVisible()
  await expect(anyTime).toBeHidden()

  await days.first().click()
  await expect(dialog.getByText(noTeeTime)).toBeVisible()
  await expect(anyTime).toBeHidden()
})
