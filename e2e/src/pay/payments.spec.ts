import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { cardFee, formatMoney } from '@teeviet/contract/rules/money/money'
import { settleAt } from '../helpers/gateway-page.ts'
import { newPhone, open } from '../helpers/golfer.ts'
import { type PlacedBill, placedBill } from '../helpers/placed-bill.ts'
import { sandbox } from '../helpers/sandbox.ts'
import { signIn } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('en', area, key)

test.skip(({ viewport }) => viewport?.width !== 1280, 'once, as on a desk')

// Alepay offers no instalments below this.
const smallestPlanVnd = 3_000_000

let bill: PlacedBill
let token: string
test.beforeEach(async ({ page, request }) => {
  token = (await signIn(page, request, newPhone())).token
  bill = await placedBill(request, token)
})

/** Chooses a method of the bill by its hint. */
async function choose(page: Page, hint: string): Promise<void> {
  await open(page, `/wap/payment-method?id_general_bill=${bill.id}`, 'en')
  await page.getByText(t('payment', `method.hint.${hint}`)).click()
}

/** The confirm box shows amount, fee and total before anything is left; going on may open a tab. */
async function confirmCard(page: Page, amount: number): Promise<void> {
  const dialog = page.getByRole('dialog')
  const fee = cardFee(amount)
  for (const line of [amount, fee, amount + fee]) await expect(dialog).toContainText(formatMoney(line))
  await expect(dialog).toContainText(t('payment', 'card.issued'))
  await dialog.getByRole('button', { name: t('payment', 'card.continue') }).click()
}

async function newTab(context: BrowserContext, deed: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), deed()])
  return tab
}

test('ePay’s page is framed in ours and pays the bill, also after a reload', async ({ page }) => {
  await choose(page, 'epay_all')
  await confirmCard(page, bill.amount)
  const frame = page.frameLocator('iframe')
  await frame.getByText(formatMoney(bill.amount + cardFee(bill.amount))).waitFor()
  await page.reload()
  await settleAt(frame, 'paid')
  await page.waitForURL(/\/wap\/history\?type=3/)
  await expect(page.getByText(formatMoney(bill.amount)).first()).toBeVisible()
})

test('Alepay opens in a new tab with the plan of instalments that was chosen', async ({
  page,
  context,
  request,
}) => {
  const data = { gateway: 'alepay', operation: 'installments', trouble: 'error' }
  await request.post(`${sandbox}/gateways/trouble`, { data })
  bill = await placedBill(request, token, 3)
  expect(bill.amount).toBeGreaterThan(smallestPlanVnd)
  await choose(page, 'ale_pay')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('payment', 'plan.byMonths')).check()
  // a gateway without an answer about its plans is asked again
  await dialog.getByRole('button', { name: t('ui', 'retry') }).click()
  const plan = dialog
    .getByRole('group', { name: t('payment', 'plan.months') })
    .getByRole('radio')
    .first()
  await plan.check()
  const tab = await newTab(context, () => confirmCard(page, bill.amount))
  await page.waitForURL(/\/wap\/payment-method/)
  await settleAt(tab, 'paid_3ds')
  await tab.waitForURL(/\/wap\/history\?type=3/)
  await page.bringToFront()
  await expect(page.getByText(t('payment', 'blocked.paid'))).toBeVisible()
})

test('a golfer who cancels the confirm dialog, or is declined, can choose again', async ({
  page,
  context,
}) => {
  await choose(page, 'ale_pay')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('payment', 'card.back') })
    .click()
  await page.waitForURL(/\/wap\/payment-method/)
  await page.getByText(t('payment', 'method.hint.ale_pay')).click()
  const tab = await newTab(context, () => confirmCard(page, bill.amount))
  await settleAt(tab, 'declined')
  await tab.waitForURL(/\/wap\/payment-method/)
  // the error is shown above the other payment methods
  await expect(tab.getByText(t('payment', 'card.failed'))).toBeVisible()
  await expect(tab.getByText(t('payment', 'method.hint.bank'))).toBeVisible()
})

test('the wallet is topped up at either gateway', async ({ page, context }) => {
  for (const method of ['epay_all', 'ale_pay']) {
    await open(page, '/wap/wallet/payment-method?payment_amount=500000', 'en')
    await page.getByText(t('payment', `method.hint.${method}`)).click()
    const tab = await newTab(context, () => confirmCard(page, 500_000))
    await settleAt(tab, 'paid')
    await tab.waitForURL(/\/wap\/wallet\/history-transaction/)
    await tab.close()
    await page.bringToFront()
    await expect(page.getByText(t('wallet', 'transfer.paid'))).toBeVisible()
    await page.waitForURL(/\/wap\/wallet\/history-transaction/)
  }
  await expect(page.getByText('+500.000đ')).toHaveCount(2)
})
