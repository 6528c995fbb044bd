import { expect, type Page } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { open } from '../helpers/golfer.ts'
import { type PlacedBill, placedBill } from '../helpers/placed-bill.ts'
import { readTransferQr } from '../helpers/read-qr.ts'
import { pay } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (key: string, slots: Record<string, number> = {}) =>
  Object.entries(slots).reduce(
    (words, [name, amount]) => words.replaceAll(`{${name}}`, formatMoney(amount)),
    text('vi', 'payment', key),
  )

const ofBill = (key: string) => text('vi', 'bill', key)

let bill: PlacedBill
test.beforeEach(async ({ request, golfer, page }) => {
  bill = await placedBill(request, golfer.token, 2)
  await open(page, `/wap/qr-payment?id_general_bill=${bill.id}`, 'vi')
})

/** The data a second phone's camera reads from the QR code for so many VND, once the splash is gone. */
async function readCode(page: Page, amount: number) {
  const picture = page.getByRole('img', { name: formatMoney(amount) })
  const read = async () => readTransferQr(picture)
  await expect(async () => void (await read())).toPass()
  return read()
}

test('a transfer that was short shows the rest, on the bill too, with its code and the time left, and the rest pays', async ({
  page,
  request,
}) => {
  const asked = await readCode(page, bill.amount)
  const copied = page.getByText(text('vi', 'ui', 'copied'), { exact: true })
  for (const label of ['bankName', 'bankId', 'account', 'amount', 'content']) {
    await page.getByRole('button', { name: `${text('vi', 'ui', 'copy')}: ${t(`qr.${label}`)}` }).click()
    await expect(copied.last()).toBeVisible()
  }
  await expect(copied).toHaveCount(0)
  await pay(request, { ...asked, amount: bill.amount - 200_000 })
  await expect(page.getByText(t('qr.short', { amount: 200_000 }))).toBeVisible()
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible()
  const billPage = await page.context().newPage()
  await open(billPage, `/wap/detail-history-booked/${bill.id}`, 'vi')
  const payButton = ofBill('pay.button').replace('{amount}', formatMoney(200_000))
  await expect(billPage.getByRole('button', { name: payButton })).toBeVisible()
  const arrived = billPage.getByText(`${ofBill('total.arrived')}${formatMoney(bill.amount - 200_000)}`)
  await expect(arrived).toHaveCount(2)
  await billPage.close()
  const rest = await readCode(page, 200_000)
  expect(rest).toEqual({ ...asked, amount: 200_000 })
  await pay(request, rest)
  await expect(page.getByText(t('qr.paid'))).toBeVisible()
  await page.waitForURL(/\/wap\/history\?type=3/)
})

test('removing the insurance and a player before paying updates the open QR page to the amount left', async ({
  page,
}) => {
  const asked = await readCode(page, bill.amount)
  const other = await page.context().newPage()
  await open(other, `/wap/detail-history-booked/${bill.id}`, 'vi')
  const dialog = other.getByRole('dialog')
  const left = ofBill('cancel.partLeft').replace('{amount}', '')
  let before = bill.amount
  // the insurance is last, after the players
  for (const part of [
    dialog.locator('label').filter({ hasText: left }).last(),
    dialog.getByText('Khách Demo 2'),
  ]) {
    await other.getByRole('button', { name: ofBill('cancel.button') }).click()
    await part.click()
    const words = await dialog
      .locator('label')
      .filter({ has: other.locator(':checked') })
      .textContent()
    const amount = Number(/([\d.]+)đ/.exec(words ?? '')?.[1]?.replaceAll('.', ''))
    expect(amount).toBeLessThan(before)
    await dialog.getByRole('button', { name: ofBill('cancel.buttonPart') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(t('qr.newAmount', { amount }))).toBeVisible()
    expect(await readCode(page, amount)).toEqual({ ...asked, amount })
    before = amount
  }
})

test('of a transfer that was too much the golfer chooses on the bill where the rest goes', async ({
  page,
  request,
}) => {
  await pay(request, { ...(await readCode(page, bill.amount)), amount: bill.amount + 50_000 })
  await expect(page.getByText(t('qr.excess', { amount: 50_000 }))).toBeVisible()
  await page.getByRole('link', { name: t('qr.choose') }).click()
  await page.waitForURL(new RegExp(`/wap/detail-history-booked/${bill.id}`))
  await expect(page.getByText(formatMoney(50_000)).first()).toBeVisible()
})

// an open page asks again while a test ends
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('after the payment window the page explains what happens to received money', async ({ page }) => {
  let received = 0
  await page.route(/get_detail_transaction/, async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    await route.fulfill({ json: { ...rest, data: { ...data, status: 2, received } } })
  })
  for (const [came, words] of [
    [0, t('qr.overText')],
    [bill.amount - 200_000, t('qr.unfinishedText', { received: bill.amount - 200_000 })],
    [bill.amount, t('qr.lateText', { received: bill.amount })],
  ] as const) {
    received = came
    await page.reload()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0)
  }
})
