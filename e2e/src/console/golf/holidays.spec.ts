import { expect, test } from '@playwright/test'
import { addDays, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { holidayOf } from '@teeviet/contract/rules/time/holidays'
import { open } from '../../helpers/golfer.ts'
import { openConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-holidays', key)

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

/** An ordinary day beyond the tee sheet, so that no price changes for other tests. */
function farDay() {
  let day = addDays(dayOf(Date.now()), 300)
  while (holidayOf(day)) day = addDays(day, 1)
  return day
}

test('a holiday is announced after a look at what changes, and removed', async ({ browser }) => {
  const day = formatDay(farDay())
  const page = await openConsole(browser)
  await open(page, '/staff/holidays', 'en')
  await page.getByLabel(t('from')).fill(day)
  await page.getByLabel(t('to')).fill(day)
  await page.getByLabel(t('name')).fill('Swapped day')
  const announce = page.getByRole('button', { name: t('announce') })
  const row = page.getByRole('row').filter({ hasText: day })
  const changed = page.getByRole('dialog').getByRole('list', { name: t('preview') })

  await test.step('not before the changed days were confirmed', async () => {
    await announce.click()
    await expect(changed).toContainText(day)
    await page.getByRole('button', { name: t('back') }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row.getByRole('button')).toHaveCount(0)
    await expect(page.getByLabel(t('name'))).toHaveValue('Swapped day')
  })

  await test.step('it is listed with the button that removes it', async () => {
    await announce.click()
    await page.getByRole('button', { name: t('confirmAdd') }).click()
    await expect(row.getByRole('button', { name: t('remove') })).toBeVisible()
    await expect(page.getByLabel(t('name'))).toHaveValue('')
  })

  await test.step('the same day again changes nothing', async () => {
    await page.getByLabel(t('from')).fill(day)
    await page.getByLabel(t('to')).fill(day)
    await page.getByLabel(t('name')).fill('Again')
    await announce.click()
    await expect(page.getByText(t('unchanged'))).toBeVisible()
  })

  await test.step('it is removed after the same look', async () => {
    await row.getByRole('button', { name: t('remove') }).click()
    await expect(changed).toContainText(day)
    await page.getByRole('button', { name: t('confirmRemove') }).click()
    await expect(row.getByRole('button')).toHaveCount(0)
  })
  await page.context().close()
})
