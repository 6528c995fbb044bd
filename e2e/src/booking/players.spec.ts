import { expect } from '@playwright/test'
import { newPhone, open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test('players come from the contacts where the browser has them, or by vID, which is explained where it is asked for', async ({
  page,
}) => {
  await open(page, '/booking-now?facility_id=2', 'vi')
  // the tee times above the form push it down when they come
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .first(),
  ).toBeVisible()
  const form = page.getByRole('form', { name: t('booking', 'form.label') })
  await form.getByRole('button', { name: t('booking', 'form.players') }).click()
  const dialog = page.getByRole('dialog', { name: t('players', 'title') })
  const guests = dialog.getByRole('tab', { name: t('players', 'outside') })
  const contacts = dialog.getByRole('button', { name: t('players', 'contacts') })

  await test.step('a vID is explained at the search and where a phone without account is linked', async () => {
    await expect(dialog.getByText(t('players', 'vidHint'))).toBeVisible()
    await dialog.getByRole('button', { name: t('players', 'byPhone') }).click()
    const phone = dialog.getByLabel(t('players', 'phone'))
    await phone.fill(newPhone())
    await phone.press('Enter')
    const question = page.getByRole('dialog', { name: t('players', 'map.title') })
    await expect(question.getByLabel(t('players', 'map.vid'))).toHaveAccessibleDescription(
      t('players', 'vidHint'),
    )
    await question.getByRole('button', { name: t('ui', 'close') }).click()
  })

  await test.step('a browser without contacts does not offer them', async () => {
    await guests.click()
    await expect(dialog.getByLabel(t('players', 'guestName'))).toBeVisible()
    await expect(contacts).toHaveCount(0)
  })

  await test.step('contacts picked from the phone become guests, those without a name do not', async () => {
    await page.evaluate(() => {
      const select = async ([property]: string[], { multiple }: { multiple: boolean }) =>
        property === 'name' && multiple ? [{ name: ['Bác Tư'] }, { name: [] }, { name: [' Cô Hà '] }] : []
      Object.assign(navigator, { contacts: { select } })
    })
    await dialog.getByRole('tab', { name: t('players', 'byVid') }).click()
    await guests.click()
    await contacts.click()
    for (const name of ['Bác Tư', 'Cô Hà'])
      await expect(
        dialog.getByRole('button', { name: t('players', 'remove').replace('{name}', name), exact: true }),
      ).toBeVisible()
    await dialog.getByRole('button', { name: t('players', 'doneWith_other').replace('{n}', '3') }).click()
    await expect(form.getByRole('button', { name: t('booking', 'form.players') })).toContainText('Bác Tư +1')
  })
})
