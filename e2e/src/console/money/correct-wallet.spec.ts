import { expect } from '@playwright/test'
import { open } from '../../helpers/golfer.ts'
import { smsOf } from '../../helpers/sandbox.ts'
import { test } from '../../helpers/signed-in.ts'
import { openConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-people', `member.${key}`)

test('staff give a golfer points, read the SMS before, and cannot take back more than is there', async ({
  browser,
  page,
  request,
  golfer: { phone },
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the console has a width and language of its own')
  const console_ = await openConsole(browser)
  await open(console_, `/staff/members?q=${phone}`, 'en')
  await console_.getByRole('link', { name: phone }).click()
  const wallet = (amount: string) =>
    console_.getByRole('heading', { name: t('wallet').replace('{amount}', amount) })
  await expect(wallet('0đ')).toBeVisible()
  const correct = console_.getByRole('button', { name: t('correctWallet') })
  const send = async (direction: 'walletGive' | 'walletTake', amount: string, reason: string) => {
    await correct.click()
    await console_.getByText(t(direction), { exact: true }).click()
    await console_.getByLabel(t('walletAmount')).fill(amount)
    await console_.getByLabel(t('walletReason')).fill(reason)
  }

  const sms = await test.step('the SMS stands above the button', async () => {
    await send('walletGive', '200000', 'A long wait at the first tee')
    const previewed = console_.getByText(/200\.000đ.*200\.000đ/)
    await expect(previewed).toBeVisible()
    const words = (await previewed.textContent()) ?? ''
    await correct.click()
    await expect(console_.getByText(t('walletCorrected'))).toBeVisible()
    await expect(wallet('200.000đ')).toBeVisible()
    return words
  })
  await expect.poll(() => smsOf(request, phone)).toContainEqual(expect.objectContaining({ text: sms }))

  await test.step('the golfer finds the points in the wallet', async () => {
    await open(page, '/wap/wallet/history-transaction', 'vi')
    await expect(page.getByRole('main')).toContainText('+200.000đ')
  })

  await test.step('more than there is cannot be taken, which the preview says; all of it can', async () => {
    await send('walletTake', '200001', 'Given by mistake')
    await expect(console_.getByText('The wallet has only 200.000đ')).toBeVisible()
    await console_.getByLabel(t('walletAmount')).fill('200000')
    await expect(console_.getByText(/trừ 200\.000đ/)).toBeVisible()
    await correct.click()
    await expect(wallet('0đ')).toBeVisible()
  })
  await console_.context().close()
})
