import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { staffCookie } from '#platform/http/credentials'
import { captchaText, createAccountApp, signIn } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { openBrowser } from '#testing/processes/browser'
import { ensureFirstAdmin } from './first-admin.ts'

let ctx: TestContext
let app: App

const email = 'Chief@TeeViet.test'
const password = 'a password nobody guesses'
/** of one account in an hour, over all addresses where it never signed in */
const mostGuesses = 40

beforeAll(async () => {
  ctx = await createTestContext({
    CAPTCHA_FIXED_TEXT: captchaText,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    STAFF_SIGN_INS_PER_ACCOUNT_AND_ADDRESS_PER_HOUR: '5',
    STAFF_SIGN_INS_PER_ACCOUNT_PER_HOUR: String(mostGuesses),
  })
  await ensureFirstAdmin(ctx)
  app = await createAccountApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const enter = (values: Record<string, unknown> = {}, browser = openBrowser(app)) =>
  browser.post('/api/staff/session', { email, password, ...values })

/** Another staff member, with the first one's password. */
async function addColleague(address: string): Promise<string> {
  await ctx.q`
    insert into staff_accounts (email, name, password_hash, roles)
    select ${address}, 'Colleague', password_hash, roles from staff_accounts where email = ${email.toLowerCase()}`
  return address
}

async function entered() {
  const browser = openBrowser(app)
  await enter({}, browser)
  return { browser, token: browser.cookies().get(staffCookie) ?? '' }
}

describe('signing in to the console', () => {
  it('returns the account, and the session in a cookie that no script reads', async () => {
    const answer = await enter()
    expect(answer).toMatchObject({
      status: 200,
      error_code: 0,
      data: {
        email: 'chief@teeviet.test',
        roles: ['admin'],
        expires_at: ctx.clock.now().getTime() + 12 * 60 * 60 * 1000,
      },
    })
    expect(JSON.stringify(answer.data)).not.toMatch(/argon2|tvstaff/)
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^staff_session=tvstaff_[\w-]{43}; Path=\/api; HttpOnly; SameSite=Strict$/,
    )
  })

  it('finds the email in capitals and with spaces', async () => {
    expect(await enter({ email: '  CHIEF@teeviet.TEST ' })).toMatchObject({ error_code: 0 })
  })

  it('answers a wrong password, an unknown email and a disabled account in the same words', async () => {
    await ctx.q`
      insert into staff_accounts (email, name, password_hash, roles, disabled_at)
      select 'gone@teeviet.test', 'Gone', password_hash, roles, now() from staff_accounts`
    const refused = {
      status: 200,
      error_code: 1801,
      error_msg: 'Email hoặc mật khẩu không đúng.',
      data: null,
    }
    expect(await enter({ password: `${password}!` })).toMatchObject(refused)
    expect(await enter({ email: 'nobody@teeviet.test' })).toMatchObject(refused)
    expect(await enter({ email: 'gone@teeviet.test' })).toMatchObject(refused)
    expect(await enter({ email: '', password: '' })).toMatchObject(refused)
  })

  it('takes as long for an unknown email as for a wrong password', async () => {
    const time = async (values: Record<string, unknown>) => {
      const started = performance.now()
      await enter(values)
      return performance.now() - started
    }
    const best = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
    for (let round = 0; round < 4; round += 1) {
      best.known = Math.min(best.known, await time({ password: 'x' }))
      best.unknown = Math.min(best.unknown, await time({ email: 'nobody@teeviet.test' }))
    }
    expect(best.unknown).toBeGreaterThan(best.known / 3)
  })

  it('is limited for one account at one address, and locks no colleague there', async () => {
    const colleague = await addColleague('colleague@teeviet.test')
    const browser = openBrowser(app, { address: '198.51.100.77' })
    for (let tries = 0; tries < 5; tries += 1) await enter({ password: 'x' }, browser)
    expect(await enter({}, browser)).toMatchObject({ status: 429 })
    expect(await enter({ email: colleague }, browser)).toMatchObject({ error_code: 0 })
  })

  it('forgets failed attempts after a success', async () => {
    const browser = openBrowser(app, { address: '198.51.100.78' })
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await enter({ password: 'x' }, browser)
      expect(await enter({}, browser)).toMatchObject({ error_code: 0 })
    }
  })

  it('is limited for one account over all addresses where it never signed in, and open where it did', async () => {
    const target = await addColleague('target@teeviet.test')
    const [office, elsewhere] = [openBrowser(app), openBrowser(app)]
    expect(await enter({ email: target }, office)).toMatchObject({ error_code: 0 })
    let guesses = 0
    while ((await enter({ email: target, password: 'x' })).status !== 429) guesses += 1
    expect(guesses).toBe(mostGuesses - 1)
    expect(await enter({ email: target }, elsewhere)).toMatchObject({ status: 429 })
    expect(await enter({ email: target }, office)).toMatchObject({ error_code: 0 })
  })

  it('reveals nothing about an email by its limit', async () => {
    const browser = openBrowser(app, { address: '198.51.100.79' })
    const answers: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      answers.push((await enter({ email: 'nobody@teeviet.test' }, browser)).error_code)
    }
    expect(answers).toEqual([...Array(5).fill(1801), 429])
  })

  it('needs both fields as text', async () => {
    expect(await enter({ email: { a: 1 } })).toMatchObject({ status: 400 })
  })
})

describe('a session of the console', () => {
  it('is stored only as a hash', async () => {
    const { token } = await entered()
    const sessions = await ctx.q<{ token_hash: Buffer }>`select token_hash from staff_sessions`
    expect(sessions.map((row) => row.token_hash.toString('latin1')).join()).not.toContain(token)
  })

  it('opens the console until one signs out', async () => {
    const { browser } = await entered()
    expect(await browser.get('/api/staff/session')).toMatchObject({ data: { email: 'chief@teeviet.test' } })
    const copied = openBrowser(app)
    copied.takeCookiesOf(browser)
    expect(await browser.post('/api/staff/session/end')).toMatchObject({ error_code: 0 })
    expect(browser.cookies().has(staffCookie)).toBe(false)
    expect(await copied.get('/api/staff/session')).toMatchObject({ status: 401 })
    expect(await browser.get('/api/staff/session')).toMatchObject({ status: 401 })
  })

  it('lasts 12 hours', async () => {
    const { browser } = await entered()
    ctx.clock.advance(12 * 60 * 60 - 1)
    expect(await browser.get('/api/staff/session')).toMatchObject({ error_code: 0 })
    ctx.clock.advance(1)
    expect(await browser.get('/api/staff/session')).toMatchObject({ status: 401 })
  })

  it('ends when the account is disabled', async () => {
    const { browser } = await entered()
    await ctx.q`update staff_accounts set disabled_at = now() where email = 'chief@teeviet.test'`
    expect(await browser.get('/api/staff/session')).toMatchObject({ status: 401 })
    await ctx.q`update staff_accounts set disabled_at = null where email = 'chief@teeviet.test'`
  })

  it('is nothing to the golfers’ calls, and a golfer’s nothing to the console', async () => {
    const { browser } = await entered()
    expect(await browser.get('/api/for_wap/detail')).toMatchObject({ status: 401 })
    const golfer = openBrowser(app)
    await signIn(ctx, golfer)
    expect(await golfer.get('/api/staff/session')).toMatchObject({ status: 401 })
  })
})

describe('the first admin', () => {
  it('is created once, and a later setting does not undo a changed password', async () => {
    await ctx.q`update staff_accounts set name = 'Changed' where email = 'chief@teeviet.test'`
    await Promise.all([ensureFirstAdmin(ctx), ensureFirstAdmin(ctx)])
    const rows = await ctx.q`select name from staff_accounts where email = 'chief@teeviet.test'`
    expect(rows).toEqual([{ name: 'Changed' }])
  })

  it('is not created without a setting', async () => {
    const other = await createTestContext()
    await ensureFirstAdmin(other)
    expect(await other.q`select 1 from staff_accounts`).toHaveLength(0)
    await other.close()
  })
})
