import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf, formatClock, formatDay } from '@teeviet/contract/rules/time/dates'
import { type PlacedBill, placedBill } from '../helpers/placed-bill.ts'
import { sandbox } from '../helpers/sandbox.ts'
import { type SignedIn, test } from '../helpers/signed-in.ts'
import { openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-money', key)
const account = '100000000068'

/** A minute ago, as a field takes it. */
function justNow() {
  const at = Date.now() - 60_000
  return `${formatDay(dayOf(at))} ${formatClock(at)}`
}

/** Types a line of the form by its labels and sends it. */
async function enter(form: Locator, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await form.getByLabel(t(label), { exact: true }).fill(value)
  await form.getByRole('button', { name: t(button), exact: true }).click()
}

async function started(
  request: APIRequestContext,
  golfer: SignedIn,
  bill: PlacedBill,
  call: string,
  type: string,
) {
  const answer = await request.post(`/api/for_cms/${call}`, {
    headers: { authorization: `Bearer ${golfer.token}` },
    data: { type, data_provider: { general_bill_id: bill.id }, provider: 'general_bill' },
  })
  return (await answer.json()).data
}

/** Pays a bill by card at Alepay without a screen, and returns the transaction. */
async function paidByCard(request: APIRequestContext, golfer: SignedIn, bill: PlacedBill): Promise<string> {
  const { transaction_id, ale_pay_link } = await started(
    request,
    golfer,
    bill,
    'create_request_for_wap',
    'ale_pay',
  )
  await request.get(ale_pay_link)
  const [checkout] = await (await request.get(`${sandbox}/gateways/checkouts?order=${transaction_id}`)).json()
  await request.post(`${sandbox}/gateways/checkouts/${checkout.id}/outcome`, { data: { outcome: 'paid' } })
  const headers = { authorization: `Bearer ${golfer.token}` }
  await expect(async () => {
    const params = { transaction_id }
    const state = await (await request.get('/api/wallet/detail_epay_transaction', { headers, params })).json()
    expect(state.data.status).toBe(1)
  }).toPass({ timeout: 15_000 })
  return transaction_id
}

const section = (console_: Page, heading: string) => console_.getByRole('region', { name: heading })

test('an administrator books a transfer no provider reported, and a second one with an existing number', async ({
  browser,
  request,
  golfer,
}) => {
  const bill = await placedBill(request, golfer.token)
  const { bank } = await started(request, golfer, bill, 'create_request_for_wap_wgroup', 'bank')
  const reported = await request.post(`${sandbox}/bank/transfers`, {
    data: { account_number: account, amount: 77_000, content: 'chuyen tien' },
  })
  const { reference } = await reported.json()
  const console_ = await openConsole(browser)
  await console_.goto('/staff/ledger')
  const closes = section(console_, text('en', 'staff', 'ledger.close.title'))
  await closes.getByText(t('line.title')).click()
  const form = closes.locator('details form')
  const line = { 'movement.reference': `FT${Date.now()}`, 'movement.amount': `${bill.amount}` }
  await enter(form, { ...line, 'line.at': justNow(), 'line.content': `CK ${bank.bank_code}` }, 'line.button')
  await expect(
    console_.getByText(new RegExp(`${formatMoney(bill.amount)} booked, booking .* is paid`)),
  ).toBeVisible()

  const again = { 'movement.reference': reference, 'movement.amount': '77000', 'line.at': justNow() }
  await expect(async () => {
    await enter(form, again, 'line.button')
    await expect(form.getByRole('button', { name: t('line.another') })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await form.getByRole('button', { name: t('line.another') }).click()
  await expect(console_.getByText(t('line.waits').replace('{amount}', formatMoney(77_000)))).toBeVisible()
  await console_.context().close()
})

test('an administrator records a charge-back and a settlement; the premium waits for its round', async ({
  browser,
  request,
  golfer,
}) => {
  const bill = await placedBill(request, golfer.token, 2)
  const transaction = await paidByCard(request, golfer, bill)
  const console_ = await openConsole(browser)
  await console_.goto('/staff/ledger')
  const movements = section(console_, t('movement.title'))
  const owed = movements.getByLabel(t('movement.what')).locator('option')
  await expect(owed.filter({ hasText: /: settlement/i }).first()).toBeAttached()
  await expect(owed.filter({ hasText: /premium/i })).toHaveCount(0)
  await movements.getByLabel(t('movement.what')).selectOption({
    label:
      (await owed
        .filter({ hasText: /: settlement/i })
        .first()
        .textContent()) ?? '',
  })
  const reference = `FT-12000-${Date.now()}`
  const movement = { 'movement.amount': '12000', 'movement.reference': reference, 'movement.at': justNow() }
  await enter(movements, movement, 'movement.button')
  await expect(movements.getByRole('row').filter({ hasText: reference })).toContainText(formatMoney(12_000))
  const chargebacks = section(console_, t('chargeback.title'))
  await enter(chargebacks, {}, 'chargeback.button')
  await expect(chargebacks.getByText(t('chargeback.missing'))).toBeVisible()
  const fields = {
    'chargeback.transaction': transaction,
    'chargeback.caseNumber': `CB-${Date.now()}`,
    'chargeback.amount': '10000',
    'chargeback.at': justNow(),
  }
  await enter(chargebacks, fields, 'chargeback.button')
  await expect(chargebacks.getByRole('row').filter({ hasText: transaction })).toContainText(
    formatMoney(10_000),
  )
  await console_.context().close()
})
