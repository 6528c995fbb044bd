import { expect, type Page } from '@playwright/test'
import { savedWorkbook } from '../files/saved-file.ts'
import { open } from '../golfer.ts'
import { text } from '../texts.ts'

const statement = (key: string) => text('en', 'staff-statement', key)

/**
 * Staff enter the club's account, make its payout, hand the file to the bank and book what the bank's statement says it
 * has paid.
 *
 * @param share what the club is owed, as the page writes it
 */
export async function payShare(page: Page, share: string): Promise<void> {
  await open(page, '/staff/statements?tab=payouts', 'en')
  await page.getByRole('button', { name: statement('account.enter') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(statement('account.bank')).selectOption({ label: 'Vietcombank' })
  await dialog.getByLabel(statement('account.number')).fill('0011002233445')
  await dialog.getByLabel(statement('account.holder')).fill('Công ty Sân Mẫu')
  await dialog.getByRole('button', { name: statement('account.save') }).click()
  await expect(dialog).toBeHidden()
  const named = (key: string) => statement(key).replace('{n}', '1').replace('{amount}', share)
  await page.getByRole('button', { name: named('payouts.make_one') }).click()
  const file = page.getByRole('button', { name: named('payouts.file_one') })
  const written = await savedWorkbook(page, () => file.click())
  for (const cell of ['0011002233445', 'CONG TY SAN MAU', 'Vietcombank', '970436', '1800000', 'TEEVIET TVP1'])
    expect(written).toContain(`>${cell}<`)
  const lines = ['FT-IN-1;;TVH 1', 'FT-SM-1;-1.800.000;MBVCB.TEEVIETTVP1.CT tu 0123']
  await page.getByLabel(text('en', 'staff-admin', 'csv.choose')).setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['reference;debit;description', ...lines].join('\r\n')),
  })
  await expect(page.getByText(named('payouts.found_one'))).toBeVisible()
  const reference = page.getByLabel(statement('payouts.referenceOf').replace('{memo}', 'TEEVIET TVP1'))
  await expect(reference).toHaveValue('FT-SM-1')
  await page.getByRole('button', { name: statement('payouts.book') }).click()
  await expect(page.getByText(named('payouts.booked_one'))).toBeVisible()
}
