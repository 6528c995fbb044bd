import { expect } from '@playwright/test'
import { cardFee, formatMoney } from '@teeviet/contract/rules/money/money'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test.skip(({ hasTouch }) => !hasTouch, 'of a phone')

test('a card of the history begins with what comes next, names the players and takes half a screen at most', async ({
  page,
  request,
  golfer,
}) => {
  const { id } = await placedBill(request, golfer.token, 2)
  await open(page, '/wap/history?type=2', 'vi')
  const card = page.locator('main article[data-general-status]').first()
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', new RegExp(`/${id}\\b`))
  for (const guest of [1, 2]) await expect(card).toContainText(`Khách Demo ${guest}`)
  const pay = card.getByText(t('history', 'card.pay'), { exact: true })
  await expect(pay).toBeVisible()
  const [first, name, whole] = await Promise.all(
    [pay, card.getByRole('heading'), card].map((part) => part.boundingBox()),
  )
  expect(first?.y).toBeLessThan(name?.y ?? 0)
  expect(whole?.height).toBeLessThanOrEqual(844 / 2)
})

test('a bank transfer is the first way to pay, a card names what it costs more, and the transfer’s page opens the golfer’s bank app with the transfer', async ({
  page,
  request,
  golfer,
}) => {
  const { id, amount } = await placedBill(request, golfer.token, 2)
  await open(page, `/wap/payment-method?id_general_bill=${id}`, 'vi')
  const ways = page.getByRole('list', { name: t('payment', 'method.choose') }).getByRole('listitem')
  await expect(ways.first().getByRole('link')).toHaveAttribute('href', /qr-payment/)
  await expect(ways.first()).toContainText(t('payment', 'method.noFee'))
  const [more = ''] = t('payment', 'method.fee')
    .replace('{fee}', formatMoney(cardFee(amount)))
    .split('{rate}')
  for (const hint of ['epay_all', 'ale_pay'])
    await expect(ways.filter({ hasText: t('payment', `method.hint.${hint}`) })).toContainText(more)
  await ways.first().getByRole('link').click()
  await page.getByText(t('payment', 'qr.apps'), { exact: true }).click()
  const app = page.getByRole('link', { name: 'Vietcombank', exact: true })
  await expect(app).toHaveAttribute('href', /^https:\/\/dl\.vietqr\.io\/pay\?/)
  const address = new URL((await app.getAttribute('href')) ?? '')
  expect(address.searchParams.get('am')).toBe(String(amount))
})
