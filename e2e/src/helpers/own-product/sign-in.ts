import type { Page } from '@playwright/test'
import { open } from '../golfer.ts'
import { text } from '../texts.ts'

const t = (key: string) => text('en', 'staff', key)

/** Signs in to the console, or to the portal of a club, by its form. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await open(page, '/staff/sign-in', 'en')
  await page.getByLabel(t('login.email')).fill(email)
  await page.getByLabel(t('login.password')).fill(password)
  await page.getByRole('button', { name: t('login.button') }).click()
  await page.waitForURL((url) => url.pathname !== '/staff/sign-in')
}
