import { expect } from '@playwright/test'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { signInToConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-reports', key)

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

test('the fill report shows its hours as a map and as a table with the places behind each share', async ({
  browser,
}) => {
  const page = await signInToConsole(browser)
  const today = dayOf(Date.now())
  await open(page, `/staff/reports?report=fill&from=${today}&to=${addDays(today, 6)}&facility=1`, 'en')
  const map = page.getByRole('table', { name: t('heatMap') })
  const table = page.getByRole('table', { name: t('tab.fill'), exact: true })
  const hours = map.getByRole('columnheader').filter({ hasText: /^\d+h$/ })
  await expect(hours.first()).toBeVisible()
  // a head and a line for each hour of the one course
  await expect(table.getByRole('row')).toHaveCount((await hours.count()) + 1)
  for (const column of ['offered', 'sold', 'fill'])
    await expect(table.getByRole('columnheader', { name: t(`column.${column}`), exact: true })).toHaveCount(1)
  const shareOfFirst = await map.getByRole('cell').first().textContent()
  await expect(table.getByRole('row').nth(1)).toContainText(shareOfFirst ?? 'no share')
  await page.context().close()
})
