import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerStaffPeopleRoutes } from '#operations/members/people-routes'
import type { App } from '#platform/http/app'
import { createApp } from '#platform/http/create-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { type Browser, openBrowser } from '#testing/processes/browser'
import { createAuthenticate } from '../../sign-in/authenticate.ts'
import { hashPassword } from '../password.ts'
import { registerStaffSessionRoutes } from '../session-routes.ts'
import { openSecret } from './sealed-secret.ts'
import { codeAt } from './totp.ts'

let ctx: TestContext
let app: App
let passwordHash: string
const password = 'a password nobody guesses'

beforeAll(async () => {
  ctx = await createTestContext({ STAFF_SECOND_FACTOR: '1', STAFF_CODES_PER_ACCOUNT_PER_HOUR: '6' })
  const { q, clock, config } = ctx
  ctx.authenticate = createAuthenticate({ q, clock, secret: config.secrets.token, staffSecondFactor: true })
  passwordHash = await hashPassword(password)
  app = await createApp(ctx)
  registerStaffSessionRoutes(app, ctx)
  registerStaffPeopleRoutes(app, ctx)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const signIn = (browser: Browser, email: string, code = '') =>
  browser.post('/api/staff/session', { email, password, code })

/** An administrator who has just signed in with the password. */
async function admin() {
  const { id, email } = await addStaff(ctx.q)
  await ctx.q`update staff_accounts set password_hash = ${passwordHash} where id = ${id}`
  const browser = openBrowser(app)
  await signIn(browser, email)
  return { id, email, browser }
}

/** An administrator whose app has confirmed the secret. */
async function adminWithApp() {
  const account = await admin()
  const { data } = await account.browser.post('/api/staff/factor')
  const secret = String(Object(data).secret)
  const confirmed = await account.browser.post('/api/staff/factor/confirm', { code: codeNow(secret) })
  const recovery: string[] = Object(confirmed.data).recovery_codes
  ctx.clock.advance(30)
  return { ...account, secret, recovery }
}

const codeNow = (secret: string, seconds = 0) =>
  codeAt(secret, new Date(ctx.clock.now().getTime() + seconds * 1000))

describe('where the operator requires a second factor', () => {
  it('money waits for it: the account signs in, and may do everything else', async () => {
    const { browser, email } = await admin()
    expect(await browser.get('/api/staff/users')).toMatchObject({ status: 403, data: null })
    const { data } = await browser.get('/api/staff/session')
    expect(data).toMatchObject({ email, lacks_factor: 1 })
    const { calls } = Object(data)
    expect(calls).toContain('GET /api/staff/bookings')
    for (const call of ['GET /api/staff/users', 'GET /api/staff/ledger/check', 'GET /api/staff/refunds'])
      expect(calls).not.toContain(call)
  })

  it('the session that adds it may go on at once, all others of the account end', async () => {
    const { browser, email } = await admin()
    const other = openBrowser(app)
    await signIn(other, email)
    const { data } = await browser.post('/api/staff/factor')
    const { secret, qr } = Object(data)
    expect(qr).toContain('<svg')
    expect(await browser.get('/api/staff/users')).toMatchObject({ status: 403 })
    expect(await browser.post('/api/staff/factor/confirm', { code: '000000' })).toMatchObject({
      error_code: 1894,
    })
    const confirmed = await browser.post('/api/staff/factor/confirm', { code: codeNow(secret) })
    expect(Object(confirmed.data).recovery_codes).toHaveLength(10)
    expect(await browser.get('/api/staff/users')).toMatchObject({ error_code: 0 })
    expect(await other.get('/api/staff/session')).toMatchObject({ status: 401 })
    expect(await browser.post('/api/staff/factor')).toMatchObject({ error_code: 1892 })
  })
})

describe('signing in with a second factor', () => {
  it('needs the code of the moment, once', async () => {
    const { email, secret } = await adminWithApp()
    expect(await signIn(openBrowser(app), email)).toMatchObject({ error_code: 1893, data: null })
    const code = codeNow(secret)
    expect(await signIn(openBrowser(app), email, code)).toMatchObject({
      error_code: 0,
      data: { lacks_factor: 0 },
    })
    expect(await signIn(openBrowser(app), email, code)).toMatchObject({ error_code: 1894, data: null })
    expect(await signIn(openBrowser(app), email, codeNow(secret, -30))).toMatchObject({ error_code: 1894 })
    ctx.clock.advance(30)
    expect(await signIn(openBrowser(app), email, codeNow(secret, -60))).toMatchObject({ error_code: 1894 })
    expect(await signIn(openBrowser(app), email, codeNow(secret, 90))).toMatchObject({ error_code: 1894 })
    expect(await signIn(openBrowser(app), email, codeNow(secret))).toMatchObject({ error_code: 0 })
  })

  it('takes one code once also when it comes from many at the same moment', async () => {
    const { email, secret } = await adminWithApp()
    const code = codeNow(secret)
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(openBrowser(app), email, code)))
    expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(1)
  })

  it('asks for no code before the password is right', async () => {
    const { email, secret } = await adminWithApp()
    const browser = openBrowser(app)
    const wrong = await browser.post('/api/staff/session', { email, password: 'x', code: codeNow(secret) })
    expect(wrong).toMatchObject({ error_code: 1801 })
  })

  it('ends guessing after six wrong codes an hour, from whatever address, and leaves other accounts alone', async () => {
    const { email, secret } = await adminWithApp()
    const codes: number[] = []
    for (let tries = 0; tries < 8; tries += 1)
      codes.push((await signIn(openBrowser(app), email, '000000')).error_code)
    expect(codes).toEqual([...Array(6).fill(1894), 429, 429])
    expect(await signIn(openBrowser(app), email, codeNow(secret))).toMatchObject({ status: 429 })
    const other = await adminWithApp()
    expect(await signIn(openBrowser(app), other.email, codeNow(other.secret))).toMatchObject({
      error_code: 0,
    })
  })

  it('takes each recovery code once, however it is written, and no one else’s', async () => {
    const { browser, email, recovery } = await adminWithApp()
    const stranger = await adminWithApp()
    const [first = ''] = recovery
    expect(await signIn(openBrowser(app), stranger.email, first)).toMatchObject({ error_code: 1894 })
    expect(await signIn(openBrowser(app), email, ` ${first.toLowerCase().replace('-', ' ')} `)).toMatchObject(
      {
        error_code: 0,
      },
    )
    expect(await signIn(openBrowser(app), email, first)).toMatchObject({ error_code: 1894 })
    expect(await browser.get('/api/staff/factor')).toMatchObject({
      data: { is_active: 1, recovery_codes_left: 9 },
    })
  })
})

describe('a second factor', () => {
  it('is stored so that a copy of the database is not enough to sign in', async () => {
    const { id, secret, recovery } = await adminWithApp()
    const [factor] = await ctx.q<{ secret: Buffer }>`select secret from staff_factors where staff_id = ${id}`
    if (!factor) throw new Error('no factor')
    expect(factor.secret.toString('latin1')).not.toContain(secret)
    expect(openSecret(ctx, factor.secret)).toBe(secret)
    const stored = JSON.stringify(await ctx.q`select * from staff_recovery_codes where staff_id = ${id}`)
    expect(recovery.some((code) => stored.includes(code))).toBe(false)
  })

  it('is removed by its owner with a code, not without', async () => {
    const { browser, email, secret } = await adminWithApp()
    expect(await browser.post('/api/staff/factor/remove', { code: '' })).toMatchObject({ error_code: 1894 })
    expect(await browser.post('/api/staff/factor/remove', { code: codeNow(secret) })).toMatchObject({
      error_code: 0,
    })
    expect(await browser.get('/api/staff/users')).toMatchObject({ status: 403 })
    expect(await signIn(openBrowser(app), email)).toMatchObject({ error_code: 0, data: { lacks_factor: 1 } })
  })

  it('is reset by an administrator, which ends the colleague’s sessions and is in the audit log', async () => {
    const colleague = await adminWithApp()
    const { id, browser } = await adminWithApp()
    const reset = (who: number) => browser.post(`/api/staff/users/${who}/reset-factor`)
    expect(await reset(colleague.id)).toMatchObject({ error_code: 0, data: { has_factor: 0 } })
    expect(await colleague.browser.get('/api/staff/session')).toMatchObject({ status: 401 })
    expect(await signIn(openBrowser(app), colleague.email, colleague.recovery[0])).toMatchObject({
      error_code: 0,
      data: { lacks_factor: 1 },
    })
    expect(await reset(colleague.id)).toMatchObject({ status: 404 })
    expect(await reset(id)).toMatchObject({ status: 404 })
    const acts = await ctx.q`select staff_id from staff_acts where what = 'staff.factor_reset'`
    expect(acts).toEqual([{ staff_id: id }])
  })
})
