import { expect } from '@playwright/test'
import { enterCode, open } from '../helpers/golfer.ts'
import { codeMailedTo } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { type Language, text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

test('a golfer proves an e-mail address, chooses it for messages about bookings, and takes it back', async ({
  page,
  request,
  golfer,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'account-settings', `messages.${key}`)
  const email = `khach-mau-${golfer.vga}-${Date.now()}@example.com`
  await open(page, '/wap/account', language)
  const bookings = page.getByRole('group', { name: t('topic.booking') })
  const byEmail = bookings.getByRole('radio', { name: t('channel.email') })
  await expect(bookings.getByRole('radio', { name: 'SMS' })).toBeChecked()
  await expect(byEmail).toHaveCount(0)

  await test.step('what is no address is refused at the field', async () => {
    await page.getByRole('button', { name: t('emailAdd') }).click()
    await page.getByLabel(t('emailAddress')).fill('khach-mau')
    await page.getByRole('button', { name: t('emailSend') }).click()
    await expect(page.getByText(t('emailFormat'))).toBeVisible()
  })

  await test.step('the code from the inbox proves it', async () => {
    await page.getByLabel(t('emailAddress')).fill(email)
    await page.getByRole('button', { name: t('emailSend') }).click()
    await expect(page.getByRole('dialog')).toContainText(email)
    await enterCode(page, await codeMailedTo(request, email))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(email)).toBeVisible()
  })

  // chosen a moment after the tap, which check() does not wait for
  await byEmail.click()
  await expect(byEmail).toBeChecked()
  await open(page, '/wap/account', language)
  await expect(byEmail).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

  await page.getByRole('button', { name: t('emailRemove'), exact: true }).click()
  await expect(byEmail).toHaveCount(0)
  await expect(bookings.getByRole('radio', { name: 'SMS' })).toBeChecked()
})
