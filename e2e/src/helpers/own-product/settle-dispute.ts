import { expect, type Page } from '@playwright/test'
import { savedText, savedWorkbook } from '../files/saved-file.ts'
import { open } from '../golfer.ts'
import { text } from '../texts.ts'

const statement = (key: string) => text('en', 'staff-statement', key)

/** The statement that staff have open is saved with a booking that was divided: `amount` and `share` are VND. */
export async function saveStatement(
  page: Page,
  { code, reference, amount, share }: { code: string; reference: string; amount: number; share: number },
): Promise<void> {
  const save = page.getByRole('button', { name: statement('save'), exact: true }).first()
  const saved = await savedText(page, () => save.click())
  expect(saved).toMatch(
    new RegExp(`^${code};${reference};[^;]+;1;${statement('kind.round')};${amount};${share};0$`, 'm'),
  )
}

/** The club disputes the only line of its statement, and staff, with the same one open, answer with a share of 1.850.000đ. */
export async function settleDispute(office: Page, club: Page): Promise<void> {
  const dialogOf = (page: Page) => page.getByRole('dialog')
  await club.getByRole('button', { name: statement('dispute.button') }).click()
  await dialogOf(club).getByLabel(statement('dispute.words')).fill('Thiếu một hóa đơn')
  await dialogOf(club)
    .getByRole('button', { name: statement('dispute.send') })
    .click()
  await expect(club.getByRole('main')).toContainText(statement('dispute.open'))

  await office.reload()
  await office.getByRole('button', { name: statement('settle.open') }).click()
  await expect(dialogOf(office)).toContainText('Thiếu một hóa đơn')
  const share = dialogOf(office).getByLabel(statement('settle.share'))
  await dialogOf(office).getByLabel(statement('settle.answer')).fill('Đã đối chiếu')
  await share.fill('9000000')
  const send = dialogOf(office).getByRole('button', { name: statement('settle.send') })
  await send.click()
  const [refusal = ''] = statement('settle.tooMuch').split('{')
  await expect(share).toHaveAccessibleDescription(new RegExp(refusal))
  await share.fill('1850000')
  await send.click()
  await expect(dialogOf(office)).toHaveCount(0)

  await club.reload()
  for (const page of [office, club]) {
    const main = page.getByRole('main')
    await expect(main).toContainText(statement('dispute.settled'))
    await expect(main).toContainText(statement('dispute.answered').replace('{answer}', 'Đã đối chiếu'))
    await expect(main).toContainText(statement('dispute.corrected').replace('{by}', '50.000đ'))
    await expect(main.locator('dl')).toContainText(`${statement('closing')}50.000đ`)
  }
}

/** Staff read what the insurer is owed for a package of a round, and save it as an Excel file. */
export async function savePremiums(page: Page, code: string, packageName: string): Promise<void> {
  await open(page, '/staff/statements?tab=premiums', 'en')
  const table = page.getByRole('table', { name: statement('tab.premiums') })
  const row = table.getByRole('row').filter({ hasText: code }).filter({ hasText: packageName })
  await expect(row).toContainText('50.000đ')
  const save = page.getByRole('button', { name: statement('premium.save') })
  const saved = await savedWorkbook(page, () => save.click())
  for (const cell of [packageName, '50000', code]) expect(saved).toContain(`>${cell}<`)
}
