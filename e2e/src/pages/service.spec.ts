import { expect, test } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('vi', 'service', key)

test('the service record is found from the footer and prints what the call says of the latest month', async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/services/service_record')).json()
  const latest = data.months.find(
    (one: { requests: number; rounds: number }) => one.requests + one.rounds > 0,
  )
  await open(page, '/wap', 'vi')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('vi', 'shell', 'footer.serviceRecord') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
  const [year, month] = latest.month.split('-')
  await expect(
    page.getByRole('heading', { name: t('ofMonth').replace('{month}', `${month}/${year}`) }),
  ).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: `${month}/${year}` })
  await expect(row.getByRole('cell').nth(4)).toHaveText(String(latest.rounds))
})
