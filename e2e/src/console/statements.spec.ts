import { expect } from '@playwright/test'
import { addDays, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { signInToConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-statement', key)

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

test('staff set the share of a club from tomorrow on, and take it back', async ({ browser }) => {
  const page = await signInToConsole(browser)
  await open(page, '/staff/statements?course=5', 'en')
  const shares = page.getByRole('region', { name: t('share.title') })
  await expect(shares).toContainText(t('share.default').replace('{percent}', '90'))
  await shares.getByLabel(t('share.percent')).fill('82')
  await shares.getByRole('button', { name: t('share.set') }).click()
  const tomorrow = formatDay(addDays(dayOf(Date.now()), 1))
  const share = shares.getByRole('listitem').filter({ hasText: `82 % of rounds from ${tomorrow}` })
  await expect(share).toBeVisible()
  await page.reload()
  await share.getByRole('button', { name: t('share.remove') }).click()
  await expect(share).toHaveCount(0)
  await page.context().close()
})
