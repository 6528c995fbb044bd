import { type Browser, expect, type Page } from '@playwright/test'
import { open } from '../golfer.ts'
import { text } from '../texts.ts'
import type { OwnProduct } from './own-product.ts'

const t = (key: string) => text('en', 'staff', key)

/** Signs in to the console, or to the portal of a club, by its form and by keys alone. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await open(page, '/staff/sign-in', 'en')
  await expect(page.getByLabel(t('login.email'))).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/staff/sign-in')
}

/** The console of a product, signed in to by its first administrator. */
export async function openConsole(browser: Browser, product: OwnProduct): Promise<Page> {
  const page = await (await product.open(browser, { viewport: { width: 1280, height: 900 } })).newPage()
  await signIn(page, product.admin)
  return page
}
