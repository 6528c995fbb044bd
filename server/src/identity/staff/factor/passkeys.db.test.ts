import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '#testing/processes/browser'
import { createPasskeyApp } from '#testing/staff/passkey-app'
import { codeAt } from './totp.ts'

type PasskeyApp = Awaited<ReturnType<typeof createPasskeyApp>>
let app: PasskeyApp
let ctx: PasskeyApp['ctx']

beforeAll(async () => {
  app = await createPasskeyApp()
  ctx = app.ctx
})
afterAll(() => app.close())

const refused = { status: 200, error_code: 1914, data: null }

const mayReadMoney = async (browser: Browser) => (await browser.get('/api/staff/users')).status === 200

describe('a staff member with a passkey', () => {
  it('has the permissions over money at once; all other sessions of the account end', async () => {
    const { browser, email } = await app.member()
    const other = app.fresh()
    await app.signIn(other, email)
    expect(await mayReadMoney(browser)).toBe(false)
    const { credential } = app.device.create(await app.optionsToAdd(browser))
    const added = await app.add(browser, credential)
    expect(Object(added.data).recovery_codes).toHaveLength(10)
    expect(await mayReadMoney(browser)).toBe(true)
    expect(await browser.get('/api/staff/session')).toMatchObject({ data: { lacks_factor: 0 } })
    expect(await other.get('/api/staff/session')).toMatchObject({ status: 401 })
  })

  it('is asked for it after the password; a recovery code does too', async () => {
    const { email, made, recovery } = await app.withPasskey()
    expect(await app.signIn(app.fresh(), email)).toMatchObject({ error_code: 1893, data: null })
    expect(await app.signIn(app.fresh(), email, { code: '123456' })).toMatchObject({ error_code: 1894 })
    const browser = app.fresh()
    expect(await app.signIn(browser, email, { credential: await app.proofOf(made) })).toMatchObject({
      error_code: 0,
      data: { email, lacks_factor: 0 },
    })
    expect(await mayReadMoney(browser)).toBe(true)
    expect(await app.signIn(app.fresh(), email, { code: recovery[0] })).toMatchObject({ error_code: 0 })
    expect(await app.signIn(app.fresh(), email, { code: recovery[0] })).toMatchObject({ error_code: 1894 })
  })

  it('signs in without typing the password, with both factors proved', async () => {
    const { email, made } = await app.withPasskey()
    const browser = app.fresh()
    expect(await app.signInByPasskey(browser, await app.proofOf(made))).toMatchObject({
      error_code: 0,
      data: { email, lacks_factor: 0 },
    })
    expect(await mayReadMoney(browser)).toBe(true)
  })

  it('can be a club’s account', async () => {
    const { email, made } = await app.withPasskey({ role: 'club' })
    expect(await app.signInByPasskey(app.fresh(), await app.proofOf(made))).toMatchObject({ data: { email } })
  })

  it('sees its name, when it was added and last used, and has both acts in the audit log', async () => {
    const { id, browser, made } = await app.withPasskey()
    const added = ctx.clock.now().getTime()
    const row = { name: 'Laptop', created_at: added }
    expect(await browser.get('/api/staff/passkeys')).toMatchObject({ data: [{ ...row, used_at: null }] })
    ctx.clock.advance(60)
    await app.signInByPasskey(app.fresh(), await app.proofOf(made))
    const { data } = await browser.get('/api/staff/passkeys')
    expect(data).toMatchObject([{ ...row, used_at: added + 60_000 }])
    await browser.post(`/api/staff/passkeys/${Object(data)[0].id}/remove`)
    const acts = await ctx.q`select what, detail from staff_acts where subject = ${`staff:${id}`} order by id`
    expect(acts).toEqual([
      { what: 'staff.passkey_added', detail: 'Laptop' },
      { what: 'staff.passkey_removed', detail: 'Laptop' },
    ])
  })

  it('gets no further recovery codes with a second passkey, and no session ends', async () => {
    const { browser, email, recovery } = await app.withPasskey()
    const other = app.fresh()
    await app.signIn(other, email, { code: recovery[0] })
    const { credential } = app.device.create(await app.optionsToAdd(browser))
    expect(await app.add(browser, credential, 'Key')).toMatchObject({ data: { recovery_codes: [] } })
    expect(await other.get('/api/staff/session')).toMatchObject({ status: 200 })
    expect(await browser.get('/api/staff/factor')).toMatchObject({
      data: { is_active: 0, recovery_codes_left: 9 },
    })
  })
})

describe('removing passkeys', () => {
  it('leaves the other factors, and with the last one the account has none', async () => {
    const { id, browser, email, made, recovery } = await app.withPasskey()
    const begun = await browser.post('/api/staff/factor')
    const { secret } = Object(begun.data)
    const code = (seconds = 0) => codeAt(secret, new Date(ctx.clock.now().getTime() + seconds * 1000))
    const confirmed = await browser.post('/api/staff/factor/confirm', { code: code() })
    expect(Object(confirmed.data).recovery_codes).not.toContain(recovery[0])
    const { data } = await browser.get('/api/staff/passkeys')
    const path = `/api/staff/passkeys/${Object(data)[0].id}/remove`
    expect(await browser.post(path)).toMatchObject({ error_code: 0 })
    expect(await app.signInByPasskey(app.fresh(), await app.proofOf(made))).toMatchObject(refused)
    expect(await mayReadMoney(browser)).toBe(true)
    expect(await app.signIn(app.fresh(), email)).toMatchObject({ error_code: 1893 })
    const { credential } = app.device.create(await app.optionsToAdd(browser))
    await app.add(browser, credential)
    ctx.clock.advance(30)
    expect(await browser.post('/api/staff/factor/remove', { code: code() })).toMatchObject({ error_code: 0 })
    expect(await mayReadMoney(browser)).toBe(true)
    const left = await browser.get('/api/staff/passkeys')
    await browser.post(`/api/staff/passkeys/${Object(left.data)[0].id}/remove`)
    expect(await mayReadMoney(browser)).toBe(false)
    expect(await ctx.q`select 1 from staff_recovery_codes where staff_id = ${id}`).toEqual([])
    expect(await app.signIn(app.fresh(), email)).toMatchObject({ error_code: 0, data: { lacks_factor: 1 } })
  })

  it('and adding them needs a sign-in of the last minutes, not a console left open', async () => {
    const { browser, email, made } = await app.withPasskey()
    const options = await app.optionsToAdd(browser)
    ctx.clock.advance(ctx.config.rules.loginProof)
    const { data } = await browser.get('/api/staff/passkeys')
    const path = `/api/staff/passkeys/${Object(data)[0].id}/remove`
    const needed = { error_code: 1917, data: null }
    expect(await browser.post('/api/staff/passkeys/begin')).toMatchObject(needed)
    expect(await app.add(browser, app.device.create(options).credential)).toMatchObject(needed)
    expect(await browser.post(path)).toMatchObject(needed)
    await app.signIn(browser, email, { credential: await app.proofOf(made) })
    expect(await browser.post(path)).toMatchObject({ error_code: 0 })
  })

  it('of a colleague is not possible', async () => {
    const { browser } = await app.withPasskey()
    const { data } = await browser.get('/api/staff/passkeys')
    const stranger = await app.member()
    expect(await stranger.browser.post(`/api/staff/passkeys/${Object(data)[0].id}/remove`)).toMatchObject({
      status: 404,
    })
    expect((await browser.get('/api/staff/passkeys')).data).toHaveLength(1)
  })

  it('is done by an administrator’s reset, which ends the sessions', async () => {
    const colleague = await app.withPasskey()
    const { browser } = await app.withPasskey()
    expect(await browser.get('/api/staff/users')).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: colleague.id, has_factor: 1 })]),
    })
    const proof = await app.proofOf(colleague.made)
    const path = `/api/staff/users/${colleague.id}/reset-factor`
    expect(await browser.post(path)).toMatchObject({ error_code: 0, data: { has_factor: 0 } })
    expect(await colleague.browser.get('/api/staff/session')).toMatchObject({ status: 401 })
    expect(await app.signInByPasskey(app.fresh(), proof)).toMatchObject(refused)
    expect(await app.signIn(app.fresh(), colleague.email)).toMatchObject({
      error_code: 0,
      data: { lacks_factor: 1 },
    })
  })
})

it('an account has at most twenty passkeys', async () => {
  const { id, browser } = await app.withPasskey()
  await ctx.q`
    insert into staff_passkeys (staff_id, name, credential_id, public_key, counter, transports, created_at)
    select ${id}::bigint, 'Key', 'full-' || n, ''::bytea, 0, '{}'::text[], ${ctx.clock.now()}
    from generate_series(1, 19) n`
  const { credential } = app.device.create(await app.optionsToAdd(browser))
  expect(await app.add(browser, credential)).toMatchObject({ error_code: 1216, data: null })
})
