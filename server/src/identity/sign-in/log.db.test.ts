import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SmsFailure } from '#platform/gateways/sms/sms-sender'
import type { App } from '#platform/http/app'
import { staffCookie } from '#platform/http/credentials'
import { createLog } from '#platform/log/log'
import { sendMessage } from '#platform/notifications/send/send-message'
import { captchaText, codeSentTo, createAccountApp, newPhone, solveCaptcha } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { openBrowser } from '#testing/processes/browser'
import { ensureFirstAdmin } from '../staff/first-admin.ts'

let ctx: TestContext
let app: App
let logged = ''

const admin = { email: 'chief@teeviet.test', password: 'a password nobody guesses' }

beforeAll(async () => {
  ctx = await createTestContext({
    CAPTCHA_FIXED_TEXT: captchaText,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
  const lines = new Writable({
    write: (line, _encoding, done) => {
      logged += String(line)
      done()
    },
  })
  ctx.log = createLog({ logLevel: 'trace', production: true }, lines)
  app = await createAccountApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

it('logs neither phone nor code nor token nor name, on success and on failure', async () => {
  const browser = openBrowser(app)
  const phone = newPhone()
  await solveCaptcha(browser)
  await browser.post('/api/for_cms/get_sms_login', { phone })
  await browser.post('/api/for_cms/get_sms_login', { phone })
  const code = await codeSentTo(ctx, phone)
  const [message] = await ctx.q<{ id: number }>`select id from messages where phone = ${phone}`
  const messageId = message?.id ?? 0
  for (const kind of ['temporary', 'permanent'] as const) {
    ctx.gateways.sms.send = async () => {
      throw new SmsFailure(kind, 'recipient', '99')
    }
    await sendMessage(ctx, { messageId }).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'a job failed'),
    )
  }
  await browser.post('/api/for_cms/login_with_otp', { phone, code: 'wrong' })
  const { data } = await browser.post('/api/for_cms/login_with_otp', { phone, code })
  const token = data && typeof data === 'object' && 'token' in data ? String(data.token) : ''
  browser.useToken(token)
  await browser.post('/api/for_wap/update_info_user', {
    fullname: 'Nguyễn Kín Đáo',
    email: 'kin@golf.example',
  })
  await browser.post('/api/services/search_user', { keyword_golfer: phone })
  await browser.post('/api/for_wap/get_user_by_phone', { phone })
  await browser.get('/api/for_wap/check_info_user', { phone })

  await ensureFirstAdmin(ctx)
  const staff = openBrowser(app)
  await staff.post('/api/staff/session', { ...admin, password: 'wrong password' })
  await staff.post('/api/staff/session', admin)

  // A fault of ours, with the golfer's data in its statement.
  await ctx.q`alter table members add constraint broken check (fullname <> 'Trần Lộ Tẩy')`
  const fault = await browser.post('/api/for_wap/update_info_user', { fullname: 'Trần Lộ Tẩy' })
  expect(fault.status).toBe(500)

  expect(logged).toContain('a message cannot be sent')
  expect(logged).toContain('internal error')
  const staffToken = staff.cookies().get(staffCookie)
  expect(staffToken).toBeTruthy()
  const secrets = {
    phone,
    code,
    token,
    staffToken,
    password: admin.password,
    name: 'Kín Đáo',
    other: 'Lộ Tẩy',
  }
  for (const [what, secret] of Object.entries(secrets)) expect(logged, what).not.toContain(secret)
})
