import { expect, test } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { comeFromBank } from '../helpers/bank-customer.ts'
import { scriptOf } from '../helpers/files/script-of.ts'
import { settleAt } from '../helpers/gateway-page.ts'
import { newPhone, open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (area: string, key: string) => text('en', area, key)

test.skip(({ viewport }) => viewport?.width !== 390, 'once, as on a phone')

for (const bank of ['stb', 'nab', 'vietin']) {
  test(`a customer of ${bank} pays a bill on the bank’s own page`, async ({ page, request }) => {
    const bill = await placedBill(request, await comeFromBank(page, request, bank, newPhone()))
    await open(page, `/wap/payment-method?id_general_bill=${bill.id}`, 'en')
    const methods = page.getByRole('list', { name: t('payment', 'method.choose') })
    await expect(methods.getByText(t('payment', 'method.hint.epay_all'))).toHaveCount(0)
    await expect(methods.getByText(t('payment', 'method.hint.bank'))).toBeVisible()
    await methods.getByText(t('payment', 'method.hint.card')).click()
    await settleAt(page, 'paid')
    await page.waitForURL(/\/wap\/history\?type=3/)
    await expect(page.getByText(formatMoney(bill.amount)).first()).toBeVisible()
  })
}

test('Back from the bank’s page waits for the bank, and after 90 seconds goes one step back', async ({
  page,
  request,
}) => {
  const bill = await placedBill(request, await comeFromBank(page, request, 'stb', newPhone()))
  await page.clock.install()
  await open(page, `/wap/detail-history-booked/${bill.id}`, 'en')
  await page
    .getByRole('button', { name: formatMoney(bill.amount) })
    .first()
    .click()
  await page.getByText(t('payment', 'method.hint.card')).click()
  await page.locator('form[action$="/pay"]').waitFor()
  // The page counts by the server's clock, which does not run ahead with the browser's.
  await page.route(/detail_epay_transaction/, (route) => route.abort())
  await page.goBack()
  await expect(page.getByText(t('payment', 'bank.waiting'))).toBeVisible()
  await expect(page.getByText(t('payment', 'method.choose'))).toHaveCount(0)
  const counting = new RegExp(t('payment', 'bank.waitingText').replace('{n}', String.raw`[1-8]\d`))
  await expect(page.getByText(counting)).toBeVisible()
  await page.clock.fastForward(91_000)
  await expect(page).toHaveURL(new RegExp(`/wap/detail-history-booked/${bill.id}`))
})

test('a customer of bidv goes from the bill straight to the bank, and cannot top up here', async ({
  page,
  request,
}) => {
  const bill = await placedBill(request, await comeFromBank(page, request, 'bidv', newPhone()))
  await open(page, `/wap/point-payment?id_general_bill=${bill.id}`, 'en')
  await expect(page.getByText('Wallet balance is not enough for payment')).toBeVisible()
  await expect(page.getByRole('link', { name: t('payment', 'points.topUp') })).toHaveCount(0)
  await open(page, '/wap/wallet/add-point', 'en')
  await expect(page.getByText(t('wallet', 'notForBank'))).toBeVisible()

  await open(page, `/wap/detail-history-booked/${bill.id}`, 'en')
  const pay = page.getByRole('button', { name: formatMoney(bill.amount) }).first()
  // The script for the bank's page is lost with the connection, which is reported. Once the server answers again the
  // page is reloaded: a browser that caches a failed import would not request it a second time.
  const bankChunk = await scriptOf('src/pay/bank/open-bank-page.ts')
  await page.route(bankChunk, (route) => route.abort())
  await pay.click()
  await expect(page.getByText(t('ui', 'error.connection'))).toBeVisible()
  await Promise.all([page.waitForEvent('load'), pay.click()])
  await page.locator('html[data-hydrated]').waitFor()
  await page.unroute(bankChunk)

  const inquiry = '**/encrypt_inquire_bank'
  await page.route(inquiry, async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    await route.fulfill({
      json: { ...rest, data: { ...data, encryptData: null, message: 'BIDV is closed' } },
    })
  })
  await pay.click()
  await expect(page.getByText('BIDV is closed')).toBeVisible()
  await page.unroute(inquiry)
  await pay.click()
  await settleAt(page, 'paid')
  await page.waitForURL(/\/wap\/history\?type=3/)
  await expect(page.getByText(formatMoney(bill.amount)).first()).toBeVisible()
})
