import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { seenPopup } from '../setup/seen-popup.ts'
import { captchaText, newPhone } from './golfer.ts'
import { codeFor, sandbox, smsOf } from './sandbox.ts'

/** The browser's stored session. */
export type SignedIn = { phone: string; token: string; vga: number; [field: string]: unknown }

/**
 * Creates an account by the calls a browser makes, and returns the browser's `info` entry, as of a golfer who logged in
 * long ago: bookings ask for their own code.
 *
 * @param at the sandbox of another product than that of all tests
 */
export async function logIn(request: APIRequestContext, phone: string, at = sandbox): Promise<SignedIn> {
  const keydata = String(Math.trunc(Math.random() * 2 ** 32))
  await request.get('/api/captcha/admin/get-captcha', { params: { keydata } })
  const before = (await smsOf(request, phone, at)).length
  await request.get('/api/captcha/admin/verify-captcha', { params: { keydata, capstr: captchaText } })
  await request.post('/api/for_cms/get_sms_login', { data: { phone } })
  const code = await codeFor(request, phone, before, at)
  const answer = await (await request.post('/api/for_cms/login_with_otp', { data: { phone, code } })).json()
  expect(answer.error_msg).toBe('')
  return { ...answer.data, proof_until: 0 }
}

/** Makes an account, and puts its session into the page's storage. */
export async function signIn(page: Page, request: APIRequestContext, phone: string): Promise<SignedIn> {
  const golfer = await logIn(request, phone)
  await page.addInitScript((info) => {
    if (localStorage.getItem('info') === null) localStorage.setItem('info', info)
  }, JSON.stringify(golfer))
  return golfer
}

/** Tests with a page of a new golfer who is signed in already. */
export const test = base.extend<{ golfer: SignedIn }>({
  golfer: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL })
    await use(await logIn(request, newPhone()))
    await request.dispose()
  },
  storageState: async ({ golfer, baseURL }, use) => {
    const localStorage = [{ name: 'info', value: JSON.stringify(golfer) }]
    await use({ ...seenPopup, origins: [{ origin: baseURL ?? '', localStorage }] })
  },
})
