import { calls } from '@teeviet/contract/calls'
import { registerPlayerRoutes } from '#identity/players/routes'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import { registerAccountRoutes } from '#identity/sign-in/routes'
import { registerStaffSessionRoutes } from '#identity/staff/session-routes'
import { registerPrivacyRoutes } from '#operations/privacy/routes'
import type { App } from '#platform/http/app'
import { createApp } from '#platform/http/create-app'
import type { TestContext } from '../context.ts'
import type { Browser } from '../processes/browser.ts'

/** The captcha's text wherever tests sign in: capitals, so that small letters can be tried. */
export const captchaText = 'GOLF5'

/** The application with everything about accounts, on a context whose tokens are real. */
export async function createAccountApp(ctx: TestContext): Promise<App> {
  ctx.authenticate = createAuthenticate({
    q: ctx.q,
    clock: ctx.clock,
    secret: ctx.config.secrets.token,
    staffSecondFactor: ctx.config.staffSecondFactor,
  })
  const app = await createApp(ctx)
  registerAccountRoutes(app, ctx)
  registerPlayerRoutes(app, ctx)
  registerPrivacyRoutes(app, ctx)
  registerStaffSessionRoutes(app, ctx)
  await app.ready()
  return app
}

let serial = 0

/** An unused mobile number. */
export function newPhone(): string {
  serial += 1
  return `08${String(10_000_000 + serial)}`
}

/** Solves a captcha as a person would (the context has `CAPTCHA_FIXED_TEXT`). */
export async function solveCaptcha(browser: Browser): Promise<void> {
  const keydata = crypto.randomUUID()
  await browser.raw('/api/captcha/admin/get-captcha', { keydata })
  const { error_code } = await browser.get('/api/captcha/admin/verify-captcha', {
    keydata,
    capstr: captchaText,
  })
  if (error_code !== 0) throw new Error('the captcha was not taken')
}

/** The code of the newest queued SMS to a phone. */
export async function codeSentTo({ q }: TestContext, phone: string): Promise<string> {
  const [message] = await q<{ text: string }>`
    select text from messages where phone = ${phone} and kind = 'otp' and text is not null order by id desc limit 1`
  const code = message && /\d{6}/.exec(message.text)?.[0]
  if (code === undefined) throw new Error('no code was sent')
  return code
}

/** Signs a browser in, registering the phone when it has no account; returns the login's answer. */
export async function signIn(ctx: TestContext, browser: Browser, phone = newPhone(), agreed: object = {}) {
  await solveCaptcha(browser)
  await browser.post('/api/for_cms/get_sms_login', { phone })
  const code = await codeSentTo(ctx, phone)
  const { data } = await browser.post('/api/for_cms/login_with_otp', { phone, code, ...agreed })
  const session = calls['POST /api/for_cms/login_with_otp'].response.parse(data)
  browser.useToken(session.token)
  return session
}
