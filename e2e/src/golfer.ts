import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { codeFor, smsOf } from './sandbox.ts'
import { type Language, text } from './texts.ts'

/** A mobile number nobody has used: made up, and new in every run. */
export function newPhone(): string {
  return `08${String(Date.now()).slice(-8)}`
}

/** Types a code into the six inputs of an open code dialog. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator('input[autocomplete="one-time-code"]').first().click()
  await page.keyboard.type(code, { delay: 20 })
}

/**
 * Creates an account in the login dialog that is open: phone, captcha, the code from the SMS, and skips the personal
 * information.
 */
export async function register(
  page: Page,
  request: APIRequestContext,
  phone: string,
  language: Language,
): Promise<void> {
  const t = (key: string) => text(language, 'account', key)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const create = dialog.getByRole('button', { name: t('createAccount') })
  await create.last().click()
  await dialog.getByLabel(t('phone')).fill(phone)
  await dialog.getByLabel(t('captcha'), { exact: true }).fill('golf5')
  const before = (await smsOf(request, phone)).length
  await dialog
    .locator('form')
    .getByRole('button', { name: t('createAccount') })
    .click()
  const code = await codeFor(request, phone, before)
  await enterCode(page, code)
  const confirm = dialog.getByRole('button', { name: t('otp.confirm') })
  if (await confirm.isVisible().catch(() => false)) await confirm.click().catch(() => {})
  const skip = page.getByRole('dialog').getByRole('button', { name: t('update.skip') })
  await skip.click()
  // What needed the account may open a dialog of its own now.
  await expect(skip).toBeHidden()
}
