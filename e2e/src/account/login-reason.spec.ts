import { expect, test } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { text } from '../helpers/texts.ts'

test.use({ locale: 'en-GB' })
test.skip(({ viewport }) => viewport?.width !== 390, 'once, as on a phone')

for (const [address, reason] of [
  ['/wap/add-member', 'players'],
  ['/wap/wallet/add-point', 'wallet'],
  ['/wap/wallet/history-transaction', 'wallet'],
  ['/wap/history', 'bookings'],
] as const)
  test(`${address} shows a visitor the right reason to log in, in the dialog and on the page`, async ({
    page,
  }) => {
    const why = text('en', 'bill', `signIn.text.${reason}`)
    await open(page, address, 'en')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(why, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByText(why, { exact: true })).toBeVisible()
  })
