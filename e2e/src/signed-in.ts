import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { captchaText } from './golfer.ts'
import { codeFor, smsOf } from './sandbox.ts'

export type SignedIn = { phone: string; token: string; vga: number }

/** Makes an account by the calls a browser makes, and puts its session into the page's storage. */
export async function signIn(page: Page, request: APIRequestContext, phone: string): Promise<SignedIn> {
  const keydata = randomUUID()
  await request.get('/api/captcha/admin/get-captcha', { params: { keydata } })
  const before = (await smsOf(request, phone)).length
  await request.get('/api/captcha/admin/verify-captcha', { params: { keydata, capstr: captchaText } })
  await request.post('/api/for_cms/get_sms_login', { data: { phone } })
  const code = await codeFor(request, phone, before)
  const answer = await (await request.post('/api/for_cms/login_with_otp', { data: { phone, code } })).json()
  expect(answer.error_msg).toBe('')
  const session = JSON.stringify(answer.data)
  await page.addInitScript((info) => {
    if (localStorage.getItem('info') === null) localStorage.setItem('info', info)
  }, session)
  return { phone, token: answer.data.token, vga: answer.data.vga }
}
