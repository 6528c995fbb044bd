import { expect } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { signInToConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-golf', key)
const named = (key: string) => t(`schedule.preview.${key}`)

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

test('a schedule from a file shows the tee times that come and go before it is saved', async ({
  browser,
}) => {
  const page = await signInToConsole(browser)
  await open(page, '/staff/courses?id=8&part=schedule', 'en')
  const first = page.getByLabel(t('schedule.first_tee'), { exact: true }).first()
  await expect(first).toHaveValue(/\d\d:\d\d/)
  const stored = await first.inputValue()
  await page.getByLabel(text('en', 'staff-admin', 'csv.choose')).setInputFiles({
    name: 'schedule.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'first_tee;last_tee;interval_minutes;number_hole;capacity\r\n05:01;05:11;10;18;4\r\n',
    ),
  })
  const preview = page.getByRole('region', { name: named('title') })
  await expect(preview).toContainText(
    new RegExp(`${named('added')}: 05:01 \\(\\d+ days\\), 05:11 \\(\\d+ days\\)`),
  )
  await expect(preview).toContainText(new RegExp(`${named('removed')}: \\d\\d:\\d\\d \\(\\d+ days\\)`))

  await first.fill('05:03')
  await expect(preview).toHaveCount(0)
  await page.getByRole('button', { name: named('check') }).click()
  await expect(preview).toContainText('05:03')
  await page.reload()
  await expect(first).toHaveValue(stored)
  await page.context().close()
})
