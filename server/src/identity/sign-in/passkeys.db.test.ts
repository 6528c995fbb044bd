import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { captchaText, codeSentTo, createAccountApp, newPhone, signIn } from '#testing/apps/account-app'
import { createAuthenticator } from '#testing/authenticator'
import { createTestContext, type TestContext } from '#testing/context'
import { type Answer, type Browser, openBrowser } from '#testing/processes/browser'
import { takeChallenge } from '../passkeys/challenges.ts'
import { recordUse } from '../passkeys/passkeys.ts'

let ctx: TestContext
let app: App
let device: ReturnType<typeof createAuthenticator>

beforeAll(async () => {
  ctx = await createTestContext({
    CAPTCHA_FIXED_TEXT: captchaText,
    PASSKEY_CHALLENGES_PER_ADDRESS_PER_HOUR: '8',
    LOG_INS_PER_ADDRESS_PER_HOUR: '12',
  })
  app = await createAccountApp(ctx)
  device = createAuthenticator(ctx.config.publicUrl)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const refused = { status: 200, error_code: 1214, data: null }

async function optionsToAdd(browser: Browser) {
  const { data } = await browser.post('/api/for_wap/get_passkey')
  return calls['POST /api/for_wap/get_passkey'].response.parse(data)
}

async function optionsToUse(browser: Browser) {
  const { data } = await browser.post('/api/for_wap/get_passkey_login')
  return calls['POST /api/for_wap/get_passkey_login'].response.parse(data)
}

const logIn = (browser: Browser, credential: object) =>
  browser.post('/api/for_wap/login_with_passkey', { credential })

/** A golfer with one passkey, added after a login by code. */
async function golferWithPasskey(counter = 0) {
  const browser = openBrowser(app)
  const golfer = await signIn(ctx, browser)
  const { made, credential } = device.create(await optionsToAdd(browser), { counter })
  expect(await browser.post('/api/for_wap/add_passkey', { credential })).toMatchObject({ error_code: 0 })
  return { browser, golfer, made }
}

describe('a golfer with a passkey', () => {
  it('logs in on another browser without any SMS, and is asked for no code by bookings', async () => {
    const { golfer, made } = await golferWithPasskey()
    const sent = await ctx.q`select id from messages`
    const browser = openBrowser(app)
    const answer = await logIn(browser, device.use(made, await optionsToUse(browser)))
    expect(answer).toMatchObject({ error_code: 0, data: { vga: golfer.vga, phone: golfer.phone } })
    expect(Object(answer.data).proof_until).toBeGreaterThan(ctx.clock.now().getTime())
    browser.useToken(String(Object(answer.data).token))
    expect(await browser.get('/api/for_wap/detail')).toMatchObject({ data: { vga: golfer.vga } })
    expect(await ctx.q`select id from messages`).toEqual(sent)
  })

  it('sees when it was added and last used, and removes it', async () => {
    const { browser, made } = await golferWithPasskey()
    const added = ctx.clock.now().getTime()
    const row = { device: 'Test browser', created_at: added }
    expect(await browser.get('/api/for_wap/list_passkey')).toMatchObject({
      data: [{ ...row, used_at: null }],
    })
    ctx.clock.advance(60)
    const elsewhere = openBrowser(app)
    await logIn(elsewhere, device.use(made, await optionsToUse(elsewhere)))
    const { data } = await browser.get('/api/for_wap/list_passkey')
    expect(data).toMatchObject([{ ...row, used_at: added + 60_000 }])
    const [listed] = calls['GET /api/for_wap/list_passkey'].response.parse(data)
    expect(await browser.post('/api/for_wap/remove_passkey', { id: listed?.id })).toMatchObject({
      error_code: 0,
    })
    expect(await logIn(elsewhere, device.use(made, await optionsToUse(elsewhere)))).toMatchObject(refused)
  })

  it('does not log in while the account is locked', async () => {
    const { golfer, made } = await golferWithPasskey()
    await ctx.q`update members set locked_at = now(), locked_reason = 'Thử' where vga = ${golfer.vga}`
    const browser = openBrowser(app)
    const answer = await logIn(browser, device.use(made, await optionsToUse(browser)))
    expect(answer).toMatchObject({ error_code: 1503, data: null })
  })

  it('is in the exported data, and deleting the account removes it', async () => {
    const { browser, golfer, made } = await golferWithPasskey()
    const { data } = await browser.get('/api/for_wap/my_data')
    expect(data).toMatchObject({ passkeys: [{ device: 'Test browser', used_at: null }] })
    expect(JSON.stringify(data)).not.toContain(made.id)
    await browser.post('/api/for_wap/get_sms_delete_account')
    const code = await codeSentTo(ctx, golfer.phone)
    expect(await browser.post('/api/for_wap/delete_account', { code })).toMatchObject({ error_code: 0 })
    expect(await ctx.q`select 1 from passkeys where credential_id = ${made.id}`).toEqual([])
    const elsewhere = openBrowser(app)
    expect(await logIn(elsewhere, device.use(made, await optionsToUse(elsewhere)))).toMatchObject(refused)
  })
})

describe('a passkey is added', () => {
  it('only minutes after a login that proved the golfer, not by a token alone', async () => {
    const browser = openBrowser(app)
    await signIn(ctx, browser)
    const options = await optionsToAdd(browser)
    ctx.clock.advance(ctx.config.rules.loginProof)
    expect(await browser.post('/api/for_wap/get_passkey')).toMatchObject({ error_code: 1215, data: null })
    const { credential } = device.create(options)
    expect(await browser.post('/api/for_wap/add_passkey', { credential })).toMatchObject({ error_code: 1215 })
  })

  it('neither for another golfer’s challenge, nor from another site, nor without asking the device’s owner', async () => {
    const [browser, other] = [openBrowser(app), openBrowser(app)]
    await signIn(ctx, browser)
    await signIn(ctx, other)
    for (const { credential } of [
      device.create(await optionsToAdd(other)),
      device.create(await optionsToAdd(browser), { origin: 'https://teeviet.example' }),
      device.create(await optionsToAdd(browser), { rpId: 'teeviet.example' }),
      device.create(await optionsToAdd(browser), { isUnverified: true }),
    ]) {
      expect(await browser.post('/api/for_wap/add_passkey', { credential })).toMatchObject(refused)
    }
    expect(await browser.get('/api/for_wap/list_passkey')).toMatchObject({ data: [] })
  })

  it('once: its challenge and its key are taken no second time', async () => {
    const { browser, made } = await golferWithPasskey()
    const options = await optionsToAdd(browser)
    expect(options.excludeCredentials).toMatchObject([{ id: made.id }])
    const { credential } = device.create(options)
    expect(await browser.post('/api/for_wap/add_passkey', { credential })).toMatchObject({ error_code: 0 })
    expect(await browser.post('/api/for_wap/add_passkey', { credential })).toMatchObject(refused)
  })
})

describe('an attacker', () => {
  it('gets in by no replayed, expired, foreign or altered proof, and learns nothing from the refusals', async () => {
    const { made } = await golferWithPasskey(5)
    const attacker = openBrowser(app)
    const next = (different: Parameters<typeof device.use>[2] = {}) =>
      optionsToUse(openBrowser(app)).then((options) =>
        device.use(made, options, { counter: 6, ...different }),
      )
    const used = await next()
    expect(await logIn(openBrowser(app), used)).toMatchObject({ error_code: 0 })
    const late = await next({ counter: 7 })
    ctx.clock.advance(5 * 60)
    const stranger = device.create(await optionsToAdd((await golferWithPasskey()).browser)).made
    const unknown = device.use(stranger, await optionsToUse(openBrowser(app)))
    const answers: Answer[] = []
    for (const credential of [
      used,
      late,
      await next({ counter: 8, origin: 'https://teeviet.example' }),
      await next({ counter: 8, rpId: 'teeviet.example' }),
      await next({ counter: 8, challenge: 'bm90IG91cnM' }),
      await next({ counter: 8, isUnverified: true }),
      // a copy of the authenticator has used the key less often than the original
      await next({ counter: 6 }),
      { ...unknown, id: made.id, rawId: made.id },
      unknown,
    ]) {
      answers.push(await logIn(attacker, credential))
    }
    for (const { headers: _, ...answer } of answers)
      expect(answer).toEqual({ ...refused, error_msg: answers[0]?.error_msg })
    expect(await logIn(openBrowser(app), await next({ counter: 8 }))).toMatchObject({ error_code: 0 })
  })

  it('does not use a challenge for adding to log in, nor one for logging in to add', async () => {
    const { browser, made } = await golferWithPasskey()
    const toAdd = await optionsToAdd(browser)
    const toUse = await optionsToUse(browser)
    const asLogin = device.use(made, { ...toUse, challenge: toAdd.challenge })
    expect(await logIn(browser, asLogin)).toMatchObject(refused)
    const { credential } = device.create({ ...toAdd, challenge: toUse.challenge })
    expect(await browser.post('/api/for_wap/add_passkey', { credential })).toMatchObject(refused)
  })

  it('at one address gets a limited number of challenges and tries an hour', async () => {
    const browser = openBrowser(app)
    const asked: number[] = []
    for (let n = 0; n < 10; n += 1)
      asked.push((await browser.post('/api/for_wap/get_passkey_login')).error_code)
    expect(asked).toEqual([...Array(8).fill(0), 429, 429])
    const { made } = await golferWithPasskey()
    const credential = device.use(made, await optionsToUse(openBrowser(app)), { challenge: 'eA' })
    const tried: number[] = []
    for (let n = 0; n < 14; n += 1) tried.push((await logIn(browser, credential)).error_code)
    expect(tried).toEqual([...Array(12).fill(1214), 429, 429])
  })

  it('learns from no call whether a phone has a passkey: none takes a phone, and options name no passkey', async () => {
    await golferWithPasskey()
    const { allowCredentials } = await optionsToUse(openBrowser(app))
    expect(allowCredentials).toEqual([])
    const { shape } = calls['POST /api/for_wap/get_passkey_login'].request
    expect(Object.keys(shape)).not.toContain('phone')
  })
})

describe('at the same moment', () => {
  it('one challenge is taken once', async () => {
    const { challenge } = await optionsToUse(openBrowser(app))
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeChallenge(ctx, challenge, 'log-in')))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  it('one counter is recorded once, where the authenticator counts', async () => {
    const { made } = await golferWithPasskey(1)
    const [passkey] = await ctx.q<{ id: number }>`select id from passkeys where credential_id = ${made.id}`
    const use = { id: passkey?.id ?? 0, counter: 2, now: ctx.clock.now() }
    const recorded = await Promise.all(Array.from({ length: 8 }, () => recordUse(ctx.q, use)))
    expect(recorded.filter(Boolean)).toHaveLength(1)
  })
})

it('another golfer’s passkey is not found', async () => {
  const { browser } = await golferWithPasskey()
  const { data } = await browser.get('/api/for_wap/list_passkey')
  const stranger = openBrowser(app)
  await signIn(ctx, stranger, newPhone())
  const id = Object(data)[0].id
  expect(await stranger.post('/api/for_wap/remove_passkey', { id })).toMatchObject({ status: 404 })
  expect((await browser.get('/api/for_wap/list_passkey')).data).toHaveLength(1)
})
