import { expect } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { cassoReports } from '../helpers/casso.ts'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { readTransferQr } from '../helpers/read-qr.ts'
import { pay } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { type Language, text } from '../helpers/texts.ts'

test('a companion without an account pays a share, the golfer sees it live and covers the rest', async ({
  page,
  request,
  golfer,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string, slots: Record<string, string | number> = {}) =>
    Object.entries(slots).reduce(
      (words, [name, value]) => words.replaceAll(`{${name}}`, String(value)),
      text(language, 'shares', key),
    )
  const bill = await placedBill(request, golfer.token, 2)
  const headers = { authorization: `Bearer ${golfer.token}` }
  const main = page.getByRole('main')
  const progress = (n: number) => main.getByRole('status').filter({ hasText: t('progress', { n, all: 2 }) })

  await test.step('the golfer splits the bill equally', async () => {
    await open(page, `/wap/detail-history-booked/${bill.id}`, language)
    await main.getByRole('button', { name: t('button') }).click()
    await main.getByRole('button', { name: t('form.save') }).click()
    await expect(progress(0)).toBeVisible()
  })

  const answer = await request.get(`/api/services/get_bill_detail_for_wap?bill_id=${bill.id}`, { headers })
  const { shares } = (await answer.json()).data.split
  const companion = shares.find(({ is_own }: { is_own: number }) => is_own === 0)
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await visitor.newPage()
  const pass = other.getByRole('main')
  const faults: string[] = []
  other.on('pageerror', ({ message }) => faults.push(message))

  let paid = { account_number: '', amount: 0, content: '' }
  await test.step('the companion opens the link and pays at the bank', async () => {
    await open(other, new URL(companion.url).pathname, language)
    await expect(pass.getByRole('heading', { name: t('own.title') })).toBeVisible()
    const picture = other.getByRole('img', { name: formatMoney(companion.amount) })
    await expect(async () => void (await readTransferQr(picture))).toPass()
    paid = await readTransferQr(picture)
    await pay(request, paid)
    await expect(pass.getByText(t('own.held'))).toBeVisible()
    await expect(picture).toHaveCount(0)
  })

  await test.step('what the companion sends twice goes back to the account that the bank named', async () => {
    await cassoReports(request, {
      account: paid.account_number,
      amount: paid.amount,
      content: paid.content,
      payer: {
        corresponsiveName: 'TRAN VAN BINH',
        corresponsiveAccount: '0011001234567',
        corresponsiveBankId: '970436',
      },
    })
    const slots = { amount: formatMoney(companion.amount), bank: 'Vietcombank', account: '4567' }
    const [named = ''] = t('refund.toAccount', slots).split('{time}')
    await expect(pass.getByText(named.trim())).toBeVisible()
    await expect(pass.getByRole('button', { name: t('refund.save') })).toHaveCount(0)
  })

  await test.step('the page of the golfer fills live, and asks for the rest', async () => {
    await expect(progress(1)).toBeVisible()
    const rest = bill.amount - companion.amount
    const button = text(language, 'bill', 'pay.button').replace('{amount}', formatMoney(rest))
    await expect(main.getByRole('button', { name: button })).toBeVisible()
    await open(page, `/wap/qr-payment?id_general_bill=${bill.id}`, language)
    const picture = page.getByRole('img', { name: formatMoney(rest) })
    await expect(async () => void (await readTransferQr(picture))).toPass()
    await pay(request, await readTransferQr(picture))
    await page.waitForURL(/\/wap\/history\?type=3/)
  })

  await expect(pass.getByText(t('own.paid'))).toBeVisible()
  expect(faults).toEqual([])
  await visitor.close()
})
