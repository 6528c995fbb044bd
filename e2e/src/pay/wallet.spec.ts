import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { cassoReports } from '../helpers/casso.ts'
import { codeInput, enterCode, newPhone, open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { readTransferQr } from '../helpers/read-qr.ts'
import { codeFor, pay, smsOf } from '../helpers/sandbox.ts'
import { type SignedIn, signIn } from '../helpers/signed-in.ts'
import { asStaff } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (area: string, key: string) => text('vi', area, key)
const filled = (area: string, key: string, slots: Record<string, string>) =>
  t(area, key).replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')

test.skip(({ viewport }) => viewport?.width !== 390, 'once, as on a phone')

/** Fills the wallet by a bank transfer, without the screens. */
async function topUp(request: APIRequestContext, golfer: SignedIn, amount: number): Promise<void> {
  const headers = { authorization: `Bearer ${golfer.token}` }
  const asked = { type: 'bank', money: amount, provider: 'point_new' }
  const started = await request.post('/api/for_cms/create_request_for_wap_point', { headers, data: asked })
  const { bank } = (await started.json()).data
  await pay(request, { account_number: bank.bank_account, amount, content: bank.bank_code })
  await expect(async () => {
    const answer = await request.get('/api/wallet/get_point', { headers })
    expect((await answer.json()).data.point).toBeGreaterThanOrEqual(amount)
  }).toPass({ timeout: 15_000 })
}

const balance = (page: Page) => page.getByRole('region', { name: t('wallet', 'balance') })

test('a golfer tops up by bank transfer and finds it in the history', async ({ page, request }) => {
  await signIn(page, request, newPhone())
  await open(page, '/wap/wallet/add-point', 'vi')
  const goOn = page.getByRole('button', { name: t('wallet', 'amount.continue') })
  const amount = page.getByLabel(t('wallet', 'amount.label'))

  await goOn.click()
  await expect(page.getByText(t('wallet', 'amount.empty'))).toBeVisible()
  await amount.fill('149999')
  await goOn.click()
  await expect(page.getByText('Số tiền nạp tối thiểu là 150.000đ.')).toBeVisible()
  await amount.fill('25')
  await page.getByRole('button', { name: '250.000đ', exact: true }).click()
  await goOn.click()

  await page.waitForURL(/\/wap\/wallet\/payment-method\?payment_amount=250000/)
  await page.getByText(t('payment', 'method.hint.bank')).click()
  await page.waitForURL(/\/wap\/wallet\/qr-payment/)
  const picture = page.getByRole('img', { name: /QR/ })
  const content = await picture.getAttribute('alt')
  await page.reload()
  await expect(picture).toHaveAttribute('alt', content ?? '')
  await pay(request, await readTransferQr(picture))

  await expect(page.getByText(t('wallet', 'transfer.paid'))).toBeVisible({ timeout: 20_000 })
  await page.waitForURL(/\/wap\/wallet\/history-transaction/)
  await expect(page.getByText('+250.000đ')).toBeVisible()
  await expect(balance(page)).toContainText('250.000đ')
})

test('an amount passed as route state is topped up, also after a reload', async ({ page, request }) => {
  await signIn(page, request, newPhone())
  await open(page, '/wap/wallet/add-point', 'vi')
  await page.evaluate(() =>
    history.pushState({ payment_amount: '250000', __TSR_key: 'handed' }, '', '/wap/wallet/qr-payment'),
  )
  await page.reload()
  const picture = page.getByRole('img', { name: /QR/ })
  await expect(picture).toBeVisible()
  await expect(page.getByText('250.000đ').first()).toBeVisible()
  await page.waitForURL(/transaction_id=/)
  await page.reload()
  await expect(picture).toBeVisible()
})

test('an amount changed in the address is sent back with the minimum', async ({ page, request }) => {
  await signIn(page, request, newPhone())
  for (const address of [
    '/wap/wallet/qr-payment?payment_amount=1000',
    '/wap/wallet/payment-method?payment_amount=x',
  ]) {
    await open(page, address, 'vi')
    await page.waitForURL(/\/wap\/wallet\/add-point/)
    await expect(page.getByText('Số tiền nạp tối thiểu là 150.000đ.')).toBeVisible()
  }
})

test('a bill above the balance leads to topping up', async ({ page, request }) => {
  const golfer = await signIn(page, request, newPhone())
  const bill = await placedBill(request, golfer.token)
  await open(page, `/wap/payment-method?id_general_bill=${bill.id}`, 'vi')
  await page.getByText(t('payment', 'method.hint.point')).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Số dư ví không đủ để thanh toán')
  await expect(dialog).toContainText(formatMoney(bill.amount))
  await dialog.getByRole('button', { name: t('payment', 'points.topUp') }).click()
  await page.waitForURL(/\/wap\/wallet\/add-point/)
  await expect(page.getByLabel(t('wallet', 'amount.label'))).toHaveValue(
    formatMoney(bill.amount).slice(0, -1),
  )
})

test('points pay a bill with the right code only: not a wrong one, not an old one', async ({
  page,
  request,
}) => {
  const golfer = await signIn(page, request, newPhone())
  const bill = await placedBill(request, golfer.token)
  await topUp(request, golfer, bill.amount + 200_000)
  // The countdown of 125 seconds is shortened to a second more than another code takes, so that this need not wait.
  let seconds = 5
  await page.route('**/create_request_for_wap_wgroup', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    if (body.data) body.data.time = seconds
    await route.fulfill({ response, json: body })
  })
  await open(page, `/wap/point-payment?id_general_bill=${bill.id}`, 'vi')
  const start = filled('payment', 'points.start', { amount: formatMoney(bill.amount) })
  let before = (await smsOf(request, golfer.phone)).length
  await page.getByRole('button', { name: start }).click()
  const old = await codeFor(request, golfer.phone, before)

  const resend = page.getByRole('button', { name: t('account', 'otp.resend') })
  await resend.waitFor()
  await enterCode(page, old)
  await expect(page.getByText('OTP đã hết hạn, Vui lòng Click gửi lại để gửi lại mã.')).toBeVisible()

  seconds = 125
  before = (await smsOf(request, golfer.phone)).length
  await resend.click()
  const code = await codeFor(request, golfer.phone, before)
  await expect(codeInput(page)).toHaveValue('')
  await enterCode(page, code === '000000' ? '000001' : '000000')
  await expect(page.getByText('Mã OTP không chính xác')).toBeVisible()
  await page.reload()
  await codeInput(page).waitFor()
  await enterCode(page, code)

  await page.waitForURL(/\/wap\/history\?type=2$/)
  const notice = page.getByRole('status').filter({ hasText: t('history', 'paid.title') })
  await notice.getByRole('link', { name: t('history', 'paid.toBill') }).click()
  await expect(page.getByRole('main').getByText(t('bill', 'status.paid')).first()).toBeVisible()
  await open(page, '/wap/wallet/history-transaction', 'vi')
  await expect(page.getByText(formatMoney(-bill.amount))).toBeVisible()
  await expect(balance(page)).toContainText('200.000đ')
})

test('of a top-up that is returned the golfer chooses beside the wallet where it goes', async ({
  page,
  request,
}) => {
  const golfer = await signIn(page, request, newPhone())
  const headers = { authorization: `Bearer ${golfer.token}` }
  const asked = { type: 'bank', money: 300_000, provider: 'point_new' }
  const started = await request.post('/api/for_cms/create_request_for_wap_point', { headers, data: asked })
  const content = (await started.json()).data.bank.bank_code
  await cassoReports(request, { account: '999', amount: 300_000, content })
  const staff = await asStaff(request)
  const waiting = await (await request.get('/api/staff/receipts?state=unmatched&limit=50', staff)).json()
  const receipt = waiting.data.find((one: { content: string }) => one.content === content)
  await request.post(`/api/staff/receipts/${receipt.id}/refund`, { ...staff, data: {} })

  await open(page, '/wap/wallet/history-transaction', 'vi')
  const refund = page.locator('[data-refund]')
  await refund.getByRole('button', { name: t('bill', 'refunds.choose') }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: t('bill', 'refunds.save') })
  await dialog.getByText(t('bill', 'cancel.toBank')).click()
  await save.click()
  const bank = dialog.getByLabel(t('bill', 'cancel.bank'), { exact: true })
  await expect(bank).toHaveAccessibleDescription(t('bill', 'cancel.bankMissing'))
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(3)
  await bank.selectOption({ label: 'Sacombank' })
  await dialog.getByLabel(t('bill', 'cancel.account')).fill('060012345678')
  await dialog.getByLabel(t('bill', 'cancel.holder')).fill('NGUYEN VAN DEMO')
  await save.click()
  await expect(refund).toHaveAttribute('data-refund', 'to_transfer')
  await expect(refund).toContainText('5678')
})
