import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { worker } from '../setup/workers.ts'
import { codeFor, sandbox, smsOf } from './sandbox.ts'
import { type Language, text } from './texts.ts'

/** The fixed captcha text of the server in these tests, in any case. */
export const captchaText = 'golf5'

let latest = 0

/** An unused mobile number: random, and new in every run and in every worker. */
export function newPhone(): string {
  latest = Math.max(Date.now(), latest + 1)
  return `08${worker}${String(latest).slice(-7)}`
}

/** Opens an address and waits until the page answers to taps. */
export async function open(page: Page, address: string, language: Language): Promise<void> {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`)
  await page.locator('html[data-hydrated]').waitFor()
}

/** The first of the six inputs of a code. */
export function codeInput(page: Page): Locator {
  return page.locator('input[autocomplete="one-time-code"]').first()
}

/** Types a code into the six inputs of an open code dialog, which submits it automatically. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await codeInput(page).click()
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
  at = sandbox,
): Promise<void> {
  const t = (key: string) => text(language, 'account', key)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('createAccount') }).click()
  await dialog.getByLabel(t('phone')).fill(phone)
  await dialog.getByLabel(t('captcha'), { exact: true }).fill(captchaText)
  const before = (await smsOf(request, phone, at)).length
  await dialog
    .locator('form')
    .getByRole('button', { name: t('createAccount') })
    .click()
  await enterCode(page, await codeFor(request, phone, before, at))
  const skip = page.getByRole('dialog').getByRole('button', { name: t('update.skip') })
  await skip.click()
  // The action that needed the account may open a dialog of its own now.
  await expect(skip).toBeHidden()
}
