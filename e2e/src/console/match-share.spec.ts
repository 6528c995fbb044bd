import { expect } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { pay } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const receipt = (key: string) => text('en', 'staff', `receipt.${key}`)
const act = (key: string) => receipt(`act.${key}`)

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

test('staff match money with a wrong content to the share of one player', async ({
  browser,
  request,
  golfer: { token, phone },
}) => {
  const golfer = { headers: { authorization: `Bearer ${token}` } }
  const { id } = await placedBill(request, token, 2)
  const split = await request.post('/api/for_wap/split_bill', {
    ...golfer,
    data: { id_general_bill_detail: id, mode: 'equal', at_deadline: 'expire' },
  })
  const [first, second] = (await split.json()).data.shares
  const begun = await request.post('/api/for_cms/create_request_for_wap_wgroup', {
    ...golfer,
    data: { type: 'bank', data_provider: { general_bill_id: id } },
  })
  const { bank_account: account_number } = (await begun.json()).data.bank
  const content = `tien san nhom minh ${id}`
  await pay(request, { account_number, amount: first.amount, content })

  const detail = await request.get(`/api/staff/bookings/${id}`, await asStaff(request))
  const { general_bill_code: code } = (await detail.json()).data

  const page = await openConsole(browser)
  const row = page.getByRole('row').filter({ hasText: content })
  await expect(async () => {
    await open(page, '/staff/receipts', 'en')
    await expect(row).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await row.getByRole('button', { name: new RegExp(`^(${act('choose')}|${act('other')})$`) }).click()
  await page.getByLabel(act('code')).fill(code)
  await page.getByLabel(act('code')).press('Enter')
  const choice = page.getByRole('group', { name: act('shareQuestion').replace('{code}', code) })
  const share = act('share').replace('{name}', first.name).replace('{amount}', formatMoney(first.amount))
  await expect(choice.getByRole('button')).toHaveCount(4)
  await choice.getByRole('button', { name: share }).click()
  await expect(row).toHaveCount(0)
  const after = await request.get(`/api/staff/bookings/${id}`, await asStaff(request))
  const { shares } = (await after.json()).data.split
  expect(shares.map(({ state }: { state: string }) => state)).toEqual(['held', 'open'])

  await test.step('the other share by keys: the guess, then the share', async () => {
    const other = `${phone} tien san`
    await pay(request, { account_number, amount: second.amount, content: other })
    const money = page.getByRole('row').filter({ hasText: other })
    await expect(async () => {
      await open(page, '/staff/receipts', 'en')
      await expect(money).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const guess = money.getByRole('paragraph').filter({ hasText: code })
    await expect(guess).toContainText(new RegExp(receipt('sure').replace('{percent}', '\\b[1-9]\\d%')))
    await expect(guess).toContainText(receipt('clue.phone'))
    // the money of other tests waits before it
    for (let left = 100; left > 0 && (await money.getAttribute('aria-current')) === null; left--)
      await page.keyboard.press('j')
    await expect(money).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('1')
    await expect(choice.getByRole('button')).toHaveCount(3)
    await page.keyboard.press('1')
    await expect(money).toHaveCount(0)
    const paid = await request.get(`/api/staff/bookings/${id}`, await asStaff(request))
    expect((await paid.json()).data.state).toBe('paid')
  })
  await page.context().close()
})
