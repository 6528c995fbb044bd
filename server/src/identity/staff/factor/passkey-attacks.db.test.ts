import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasskeyApp } from '#testing/staff/passkey-app'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { takeChallenge } from '../../passkeys/challenges.ts'
import { recordStaffUse } from './passkeys.ts'

type PasskeyApp = Awaited<ReturnType<typeof createPasskeyApp>>
let app: PasskeyApp
let ctx: PasskeyApp['ctx']

beforeAll(async () => {
  app = await createPasskeyApp()
  ctx = app.ctx
})
afterAll(() => app.close())

const refused = { status: 200, error_code: 1914, data: null }

describe('an attacker', () => {
  it('gets in by no replayed, expired, foreign or altered proof, and learns nothing from the refusals', async () => {
    const { email, made } = await app.withPasskey({ counter: 5 })
    const other = await app.withPasskey()
    const stranger = await app.member()
    const unknown = app.device.create(await app.optionsToAdd(stranger.browser)).made
    const next = (different: Parameters<PasskeyApp['device']['use']>[2] = {}) =>
      app.proofOf(made, { counter: 6, ...different })
    const used = await next()
    expect(await app.signInByPasskey(app.fresh(), used)).toMatchObject({ error_code: 0 })
    const late = await next({ counter: 7 })
    ctx.clock.advance(5 * 60)
    const proofs = [
      used,
      late,
      await next({ counter: 8, origin: 'https://teeviet.example' }),
      await next({ counter: 8, rpId: 'teeviet.example' }),
      await next({ counter: 8, isUnverified: true }),
      // a copy of the authenticator has used the key less often than the original
      await next({ counter: 6 }),
      await app.proofOf(unknown),
    ]
    for (const credential of proofs) {
      const { headers: _, error_msg, ...answer } = await app.signInByPasskey(app.fresh(), credential)
      expect(answer).toEqual(refused)
      expect(error_msg).toBeTruthy()
    }
    // after the password of one account the passkey of another is no factor of it
    expect(await app.signIn(app.fresh(), email, { credential: await app.proofOf(other.made) })).toMatchObject(
      refused,
    )
    expect(await app.signInByPasskey(app.fresh(), await next({ counter: 8 }))).toMatchObject({
      error_code: 0,
    })
  })

  it('does not use a challenge of golfers, nor one for adding, nor adds with another account’s', async () => {
    const { browser, made } = await app.withPasskey()
    const toUse = await app.optionsToUse()
    const toAdd = await app.optionsToAdd(browser)
    const now = ctx.clock.now()
    await ctx.q`
      insert into passkey_challenges (challenge, purpose, created_at, expires_at)
      values ('Z29sZmVycw', 'log-in', ${now}, ${new Date(now.getTime() + 60_000)})`
    for (const challenge of ['Z29sZmVycw', toAdd.challenge])
      expect(
        await app.signInByPasskey(app.fresh(), app.device.use(made, { ...toUse, challenge })),
      ).toMatchObject(refused)
    const other = await app.member()
    const theirs = await app.optionsToAdd(other.browser)
    for (const challenge of [toUse.challenge, theirs.challenge, 'Z29sZmVycw']) {
      const { credential } = app.device.create({ ...toAdd, challenge })
      expect(await app.add(browser, credential)).toMatchObject(refused)
    }
  })

  it('ends guessing after seven refused proofs an hour; the codes of the account have their own limit', async () => {
    const { email, made, recovery } = await app.withPasskey()
    const tried: number[] = []
    for (let n = 0; n < 9; n += 1)
      tried.push(
        (await app.signInByPasskey(app.fresh(), await app.proofOf(made, { challenge: 'eA' }))).error_code,
      )
    expect(tried).toEqual([...Array(7).fill(1914), 429, 429])
    expect(await app.signInByPasskey(app.fresh(), await app.proofOf(made))).toMatchObject({ status: 429 })
    expect(await app.signIn(app.fresh(), email, { code: recovery[0] })).toMatchObject({ error_code: 0 })
  })

  it('at one address gets a limited number of challenges an hour', async () => {
    const browser = app.fresh()
    const asked: number[] = []
    for (let n = 0; n < 10; n += 1)
      asked.push((await browser.post('/api/staff/session/begin-passkey')).error_code)
    expect(asked).toEqual([...Array(8).fill(0), 429, 429])
  })

  it('does not get in by a passkey while the account is disabled or waits for a new password', async () => {
    const { id, email, made } = await app.withPasskey()
    await ctx.q`update staff_accounts set password_hash = null where id = ${id}`
    expect(await app.signInByPasskey(app.fresh(), await app.proofOf(made))).toMatchObject(refused)
    await ctx.q`
      update staff_accounts set password_hash = ${app.passwordHash}, disabled_at = ${ctx.clock.now()} where id = ${id}`
    expect(await app.signInByPasskey(app.fresh(), await app.proofOf(made))).toMatchObject(refused)
    await ctx.q`update staff_accounts set disabled_at = null where id = ${id}`
    expect(await app.signInByPasskey(app.fresh(), await app.proofOf(made))).toMatchObject({ data: { email } })
  })
})

describe('at the same moment', () => {
  it('one challenge is taken once', async () => {
    const { challenge } = await app.optionsToUse()
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => takeChallenge(ctx, challenge, 'staff-log-in')),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  it('one counter is recorded once, where the authenticator counts', async () => {
    const { made } = await app.withPasskey({ counter: 1 })
    const [passkey] = await ctx.q<{ id: number }>`
      select id from staff_passkeys where credential_id = ${made.id}`
    const use = { id: passkey?.id ?? 0, counter: 2, now: ctx.clock.now() }
    const recorded = await Promise.all(Array.from({ length: 8 }, () => recordStaffUse(ctx.q, use)))
    expect(recorded.filter(Boolean)).toHaveLength(1)
  })

  it('two first passkeys of an account: one shows the recovery codes, and they hold', async () => {
    const { browser, email } = await app.member()
    const [one, two] = [await app.optionsToAdd(browser), await app.optionsToAdd(browser)]
    const answers = await Promise.all(
      [one, two].map((options) => app.add(browser, app.device.create(options).credential)),
    )
    const codes = answers.map(({ data }) => Object(data).recovery_codes)
    expect(codes.map((shown) => shown.length).sort()).toEqual([0, 10])
    const [code] = codes.flat()
    expect(await app.signIn(app.fresh(), email, { code })).toMatchObject({ error_code: 0 })
  })

  it('a reset of the factor during a login by passkey leaves no session', async () => {
    const admin = await app.withPasskey()
    const { id, made } = await app.withPasskey()
    const proof = await app.proofOf(made)
    // a session waits before it is stored while the test holds the lock
    await ctx.q`
      create function wait_for_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(1914); return new; end $$`
    await ctx.q`
      create trigger wait_for_test before insert on staff_sessions for each row execute function wait_for_test()`
    const holder = await ctx.pool.connect()
    await holder.query('select pg_advisory_lock(1914)')
    const login = app.signInByPasskey(app.fresh(), proof)
    await waitingForLocks(ctx.q, 1)
    const reset = admin.browser.post(`/api/staff/users/${id}/reset-factor`)
    // waits for the login in its turn, or is done where logins do not keep it waiting
    await Promise.race([waitingForLocks(ctx.q, 2), reset])
    await holder.query('select pg_advisory_unlock(1914)')
    holder.release()
    expect(await reset).toMatchObject({ error_code: 0 })
    await login
    const alive = await ctx.q`select 1 from staff_sessions where staff_id = ${id} and revoked_at is null`
    expect(alive).toEqual([])
    await ctx.q`drop function wait_for_test cascade`
  })
})
