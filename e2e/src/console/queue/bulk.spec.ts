import { expect, type Locator } from '@playwright/test'
import { sendRequest } from '../../helpers/club.ts'
import { open } from '../../helpers/golfer.ts'
import { test } from '../../helpers/signed-in.ts'
import { openConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'
import { interceptFromStart } from '../../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (key: string) => text('en', 'staff-sharing', key)
const filled = (key: string, n: number) => t(key).replace('{n}', String(n))

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

test('several picked bookings are written about after a look at the SMS, the refused one stays picked; others are confirmed and snoozed', async ({
  request,
  golfer,
  browser,
}) => {
  const bookings = []
  for (const course of [1, 2, 3]) bookings.push(await sendRequest(request, golfer, course))
  const [first, second] = bookings
  const page = await openConsole(browser)
  await open(page, `/staff?q=${golfer.phone}`, 'en')
  const pickOf = (code: string): Locator =>
    page.getByRole('checkbox', { name: t('pick').replace('{code}', code) })
  for (const { code } of bookings) await pickOf(code).check()
  const toolbar = page.getByRole('toolbar', { name: filled('picked', 3) })
  await expect(toolbar).toBeVisible()

  await test.step('how many SMS go out, and an example, are shown before they do', async () => {
    await toolbar.getByRole('button', { name: filled('bulk.message', 3) }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('[data-preview]')).toHaveCount(0)
    await dialog.getByLabel(t('messages.words')).fill('See you at the counter')
    const example = dialog.getByRole('region', { name: text('en', 'staff-content', 'language.vi') })
    await expect(example).toContainText(/: 3/)
    await expect(example.locator('[data-preview]')).toContainText('See you at the counter')
  })

  await test.step('the one that is refused stays picked with its reason, the others do not', async () => {
    await page.route(`**/api/staff/bookings/${second?.id}/messages`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { error_code: 1, error_msg: 'Refused for this test.', data: null } })
        : route.continue(),
    )
    await page.getByRole('dialog').getByLabel(t('messages.words')).press('Control+Enter')
    await expect(page.getByRole('toolbar', { name: filled('picked', 1) })).toContainText(
      `${second?.code}: Refused for this test.`,
    )
    await expect(pickOf(second?.code ?? '')).toBeChecked()
    await expect(pickOf(first?.code ?? '')).not.toBeChecked()
  })

  await test.step('unpicked, nothing is left of it', async () => {
    await page.getByRole('button', { name: t('unpick'), exact: true }).click()
    await expect(page.getByRole('toolbar')).toHaveCount(0)
    await expect(pickOf(second?.code ?? '')).not.toBeChecked()
  })

  await test.step('two are confirmed together, after a question that names them', async () => {
    const both = [first?.code ?? '', second?.code ?? '']
    for (const code of both) await pickOf(code).check()
    const label = filled('bulk.confirm', 2)
    await page.getByRole('toolbar').getByRole('button', { name: label }).click()
    const question = page.getByRole('dialog')
    for (const code of both) await expect(question).toContainText(code)
    await question.getByRole('button', { name: label }).click()
    await expect(page.getByRole('toolbar')).toHaveCount(0)
    await open(page, `/staff?tab=confirmed&q=${golfer.phone}`, 'en')
    for (const code of both) await pickOf(code).check()
  })

  await test.step('and snoozed together', async () => {
    await page.getByRole('toolbar').locator('[data-share="snooze"]').click()
    await page.getByRole('menuitem').first().click()
    await expect(page.getByRole('toolbar')).toHaveCount(0)
    const [until = ''] = t('snoozedUntil').split('{')
    await expect(page.getByRole('row').filter({ hasText: new RegExp(`${until}\\d`) })).toHaveCount(2)
  })
  await page.context().close()
})
