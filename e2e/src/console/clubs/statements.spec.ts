import { expect, type Locator } from '@playwright/test'
import { addDays, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { open } from '../../helpers/golfer.ts'
import { test } from '../../helpers/signed-in.ts'
import { signInToConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-statement', key)
const golf = (key: string) => text('en', 'staff-golf', key)

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

test('staff choose a club out of all, set its share from tomorrow on, and take it back', async ({
  browser,
}) => {
  const page = await signInToConsole(browser)
  await open(page, '/staff/statements', 'en')
  const shares = page.getByRole('region', { name: t('share.title') })
  await expect(shares).toHaveCount(0)
  await page.getByLabel(golf('course'), { exact: true }).selectOption('5')
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

test('staff set net prices of a club, also for nothing, and take one back', async ({ browser }) => {
  const page = await signInToConsole(browser)
  await open(page, '/staff/statements?course=6', 'en')
  const prices = page.getByRole('region', { name: t('net.title') })
  await expect(prices.getByText(t('net.none'))).toBeVisible()
  await prices.getByLabel(golf('field.day_kind')).selectOption('weekend')
  await prices.getByLabel(golf('field.number_hole')).selectOption('9')
  await prices.getByLabel(t('net.price')).fill('1350000')
  await prices.getByRole('button', { name: t('net.set') }).click()
  const tomorrow = formatDay(addDays(dayOf(Date.now()), 1))
  const weekend = prices.getByRole('row').filter({ hasText: golf('kind.weekend') })
  await expect(weekend).toContainText(tomorrow)
  await expect(weekend).toContainText('1.350.000đ')
  // the next price of the contract: day and kind are still chosen
  await prices.getByLabel(golf('field.number_hole')).selectOption('18')
  const price = prices.getByLabel(t('net.price'))
  const set = async (field: Locator) => {
    // while the price before is being saved the form takes no other
    await expect(prices.getByRole('button', { name: t('net.set') })).not.toHaveAttribute('aria-busy')
    await field.press('Enter')
  }
  await price.fill('0')
  // by key, since the message of the last price lies over the button
  await set(price)
  await expect(weekend).toHaveText([/18\D*0đ/, /9\D*1\.350\.000đ/])
  // and for early tee times, which are refused where they meet others from the same day
  const [from, to] = [prices.getByLabel(golf('field.time_start')), prices.getByLabel(golf('field.time_end'))]
  await from.fill('07:00')
  await price.fill('1500000')
  await set(price)
  await expect(prices.getByText(t('net.file.hours'))).toBeVisible()
  await from.fill('05:30')
  await to.fill('07:00')
  await set(price)
  const early = weekend.filter({ hasText: '05:30 – 07:00' })
  await expect(early).toContainText('1.500.000đ')
  await from.fill('06:30')
  await to.fill('08:00')
  await price.fill('1600000')
  await set(price)
  await expect(prices.getByText(t('net.file.overlaps'))).toBeVisible()
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await from.fill('05:30')
  await to.fill('07:00')
  await prices.getByLabel(t('net.to.wholeDay')).check()
  await set(to)
  await expect(early).toContainText(t('net.as.wholeDay'))
  await expect(weekend).toHaveCount(3)
  await page.reload()
  await early.getByRole('button', { name: t('share.remove') }).click()
  await expect(weekend).toHaveText([/18\D*0đ/, /9\D*1\.350\.000đ/])
  await page.reload()
  await weekend
    .first()
    .getByRole('button', { name: t('share.remove') })
    .click()
  await expect(weekend).toHaveText([/9\D*1\.350\.000đ/])
  // and for the members of the club, beside that for all customers
  await prices.getByLabel(golf('field.day_kind')).selectOption('weekend')
  await prices.getByLabel(golf('field.number_hole')).selectOption('9')
  await prices.getByLabel(golf('field.customer_type')).selectOption('club_member')
  await price.fill('600000')
  await set(price)
  await expect(weekend.filter({ hasText: golf('customer.club_member') })).toContainText('600.000đ')
  await expect(weekend.filter({ hasText: t('net.allCustomers') })).toContainText('1.350.000đ')
  await page.context().close()
})

test('staff take over net prices from a file: wrong cells are named, what changes is shown before it is set', async ({
  browser,
}) => {
  const page = await signInToConsole(browser)
  await open(page, '/staff/statements?course=7', 'en')
  const prices = page.getByRole('region', { name: t('net.title') })
  const tomorrow = addDays(dayOf(Date.now()), 1)
  const choose = (...lines: string[]) =>
    prices.getByLabel(text('en', 'staff-admin', 'csv.choose')).setInputFiles({
      name: 'net.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['starts_on;day_kind;number_hole;time_from;time_to;price', ...lines].join('\r\n')),
    })
  await choose(`${tomorrow};weekday;18;;;cheap`)
  await expect(prices.getByRole('alert')).toContainText('cheap')

  await choose(
    `${tomorrow};weekday;18;;;1250000`,
    `${tomorrow};weekday;9;06:00;08:00;1`,
    '2020-01-01;weekend;9;;;1',
  )
  const changes = prices.getByRole('table', { name: t('net.file.changes') })
  await expect(changes.getByRole('row').filter({ hasText: t('net.file.begun') })).toHaveCount(1)
  await expect(
    prices.getByRole('button', { name: t('net.file.save_other').replace('{n}', '3') }),
  ).toHaveAttribute('aria-disabled', 'true')

  const hours = `${tomorrow};weekday;18;15:00;0:00`
  await choose(`${tomorrow};weekday;18;;;1250000`, `${hours};900000`, `${hours};800000`)
  await expect(changes.getByRole('row').filter({ hasText: t('net.file.twice') })).toHaveCount(2)

  await choose(`${tomorrow};weekday;18;;;1250000`, `${hours};900000`)
  await expect(changes.getByRole('row').filter({ hasText: '1.250.000đ' })).toContainText(t('net.file.new'))
  await expect(changes.getByRole('row').filter({ hasText: '15:00 – 24:00' })).toContainText('900.000đ')
  await prices.getByRole('button', { name: t('net.file.save_other').replace('{n}', '2') }).click()
  await expect(changes).toHaveCount(0)
  const stored = prices.getByRole('table', { name: t('net.title') })
  await expect(stored).toContainText('1.250.000đ')
  await expect(stored.getByRole('row').filter({ hasText: '15:00 – 24:00' })).toContainText('900.000đ')
  const removal = stored.getByRole('button', { name: t('share.remove') })
  await removal.first().click()
  await expect(removal).toHaveCount(1)
  // a press while the first is still at work does nothing
  await expect(removal).not.toHaveAttribute('aria-busy')
  await removal.click()
  await expect(prices.getByText(t('net.none'))).toBeVisible()
  await page.context().close()
})
