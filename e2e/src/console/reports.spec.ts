import { expect } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { addDays, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { clubWithPhone, confirmAndPay, sendRequest } from '../helpers/club.ts'
import { savedText } from '../helpers/files/saved-file.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff, signInToConsole } from '../helpers/staff.ts'
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

test('every report opens with its chart and its table, which is saved with the same rows', async ({
  request,
  golfer,
  browser,
}) => {
  const { course } = await clubWithPhone(request)
  const [paid, rejected] = [
    await sendRequest(request, golfer, course, 5),
    await sendRequest(request, golfer, course, 6),
  ]
  await confirmAndPay(request, golfer, paid.id)
  await request.post(`/api/staff/bookings/${rejected.id}/reject`, {
    ...(await asStaff(request)),
    data: { reason: 'Sân có giải' },
  })
  const page = await signInToConsole(browser)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const today = dayOf(Date.now())
  // up to yesterday, of which the tests that run at once change nothing
  const period = `from=${addDays(today, -40)}&to=${addDays(today, -1)}`
  const main = page.getByRole('main')
  const tableOf = (report: string) => main.getByRole('table', { name: t(`tab.${report}`), exact: true })
  for (const report of ['sales', 'answers', 'cancellations', 'methods', 'forecast'])
    await test.step(report, async () => {
      if (report === 'sales') await open(page, `/staff/reports?${period}`, 'en')
      else if (report === 'answers') await open(page, '/staff/reports?report=answers', 'en')
      else await main.getByRole('link', { name: t(`tab.${report}`), exact: true }).click()
      await expect(tableOf(report).getByRole('row').nth(1)).toBeVisible()
      await expect(main.locator('.recharts-bar-rectangle path, .recharts-line').first()).toBeAttached()
      if (report === 'sales') await saveSales()
    })
  expect(errors).toEqual([])
  await page.context().close()

  async function saveSales(): Promise<void> {
    const saved = await savedText(page, () => main.getByRole('button', { name: t('download') }).click())
    const [head, ...rows] = saved.replace(/^\uFEFF/, '').split('\r\n')
    expect(head?.split(';')).toEqual(await tableOf('sales').getByRole('columnheader').allTextContents())
    const shown = tableOf('sales').locator('tbody').getByRole('row')
    await expect(shown).toHaveCount(rows.length)
    const [day = '', bookings = '', , revenue = ''] = rows[0]?.split(';') ?? []
    await expect(shown.first().getByRole('cell')).toContainText([
      formatDay(day),
      bookings,
      /\d/,
      formatMoney(Number(revenue)),
    ])
  }
})
