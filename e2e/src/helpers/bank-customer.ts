import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { sandbox } from './sandbox.ts'

/** Signs a new customer in from a bank's app by call. Returns the token of the session. */
export async function ssoToken(request: APIRequestContext, bank: string, phone: string): Promise<string> {
  const ssoAnswer = await request.post(`${sandbox}/partners/${bank}/hand-over`, {
    data: { cif: `C${phone}`, phone, lang: 'en' },
  })
  const { data } = await ssoAnswer.json()
  const taken = await request.post('/api/for_wap/login_checkpoint', { data: { data } })
  return (await taken.json()).data.token
}

/** Opens the product from a partner bank's app as a new customer. Returns the token of the session. */
export async function comeFromBank(
  page: Page,
  request: APIRequestContext,
  bank: string,
  phone: string,
): Promise<string> {
  const token = await ssoToken(request, bank, phone)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(`/wap?token=${token}`)
  // The page stores the token and reloads in the language of the SSO token.
  await page.waitForFunction(() => localStorage.getItem('info') !== null)
  await expect(page.locator('html[data-hydrated]')).toHaveAttribute('lang', 'en')
  expect(errors, 'errors of the page while it takes the token in').toEqual([])
  return token
}
