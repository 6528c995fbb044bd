import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffCookie } from '#platform/http/credentials'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { createTestContext, type TestContext } from '#testing/context'
import { sessionHeaders } from '#testing/staff/session-headers'

let ctx: TestContext
let app: StaffApp
let admin: Awaited<ReturnType<StaffApp['newStaff']>>
beforeAll(async () => {
  ctx = await createTestContext({ STAFF_SIGN_INS_PER_ADDRESS_PER_HOUR: '1000' })
  app = await createStaffApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  await ctx.q.text('truncate staff_accounts, staff_sessions restart identity cascade')
  admin = await app.newStaff('admin')
})

const invite = calls['POST /api/staff/users']
const save = calls['POST /api/staff/users/:id']
const disable = calls['POST /api/staff/users/:id/disable']
const link = calls['POST /api/staff/users/:id/password-link']
const setPassword = calls['POST /api/staff/password']
const signIn = calls['POST /api/staff/session']
const password = 'đủ dài và dễ nhớ'
const mai = { email: 'Mai@TeeViet.test', name: 'Mai', roles: ['staff' as const] }
const tokenIn = (address: string) => address.split('#')[1] ?? ''
const isIn = async ({ token }: { token: string }) => (await ctx.authenticate.staff(token, 'cookie')) !== null

async function invited() {
  app.as(admin)
  const { user, link: address } = await app.ask(invite, mai)
  return { ...user, token: tokenIn(address) }
}
async function entered() {
  const { email } = await app.ask(setPassword, { token: (await invited()).token, password })
  app.browser.useToken(null)
  const account = await app.ask(signIn, { email, password })
  return { ...account, token: app.browser.cookies().get(staffCookie) ?? '' }
}

describe('an invitation', () => {
  test('lets in once a password is set by its link, and not before', async () => {
    const { token, state } = await invited()
    expect(state).toBe('invited')
    expect((await app.refused(signIn, { email: 'mai@teeviet.test', password: '' })).error_code).toBe(1801)
    const { email } = await app.ask(setPassword, { token, password })
    expect(await app.ask(signIn, { email, password })).toMatchObject({
      email: 'mai@teeviet.test',
      roles: ['staff'],
    })
  })

  test('works once, for a day, and the last link only', async () => {
    const { token } = await invited()
    const both = await Promise.all([1, 2].map(() => app.browser.post(setPassword.path, { token, password })))
    expect(both.map(({ error_code }) => error_code).sort()).toEqual([0, 1847])
    const [user] = await app
      .ask(calls['GET /api/staff/users'], {})
      .then((all) => all.filter(({ id }) => id !== admin.id))
    const first = await app.ask(link, { id: user?.id ?? 0 })
    const second = await app.ask(link, { id: user?.id ?? 0 })
    expect((await app.refused(setPassword, { token: tokenIn(first.link), password })).error_code).toBe(1847)
    ctx.clock.advance(24 * 3600)
    expect((await app.refused(setPassword, { token: tokenIn(second.link), password })).error_code).toBe(1847)
  })

  test('names a person, a role, a real and free email; the password is not short', async () => {
    const { token } = await invited()
    const refused = async (changed: object) => (await app.refused(invite, { ...mai, ...changed })).error_code
    expect(await refused({ email: ' MAI@teeviet.test ' })).toBe(1842)
    expect(await refused({ email: 'mai' })).toBe(1843)
    expect(await refused({ name: ' ' })).toBe(1844)
    expect(await refused({ roles: [] })).toBe(1845)
    expect((await app.refused(setPassword, { token, password: 'ngắn quá' })).error_code).toBe(1846)
  })

  test('keeps no token in the database', async () => {
    const { token } = await invited()
    const rows = await ctx.q<{ token_hash: Buffer }>`select token_hash from staff_password_links`
    expect(rows.map((row) => row.token_hash.toString('latin1')).join()).not.toContain(token)
  })
})

describe('an account', () => {
  test('disabled: its sessions end at once and it cannot sign in', async () => {
    const entry = await entered()
    app.as(admin)
    await app.ask(disable, { id: entry.id, reason: 'Nghỉ việc' })
    expect(await isIn(entry)).toBe(false)
    expect((await app.refused(signIn, { email: entry.email, password })).error_code).toBe(1801)
    app.as(admin)
    await app.ask(calls['POST /api/staff/users/:id/enable'], { id: entry.id })
    expect(await isIn(entry)).toBe(false)
    expect(await app.ask(signIn, { email: entry.email, password })).toMatchObject({ id: entry.id })
  })

  test('reset password: its sessions end at once; one’s own password stays until the new one is set', async () => {
    const entry = await entered()
    app.as(admin)
    await app.ask(link, { id: entry.id })
    expect(await isIn(entry)).toBe(false)
    expect((await app.refused(signIn, { email: entry.email, password })).error_code).toBe(1801)
    await app.ask(link, { id: admin.id })
    expect(await isIn(admin)).toBe(true)
  })

  test('changes its roles from the next request on, without overwriting a newer change', async () => {
    const entry = await entered()
    app.as(admin)
    const change = { id: entry.id, revision: 1, name: 'Mai', roles: ['admin' as const] }
    await app.ask(save, change)
    expect((await app.refused(save, change)).error_code).toBe(409)
    app.as(entry)
    expect(await app.ask(calls['GET /api/staff/users'], {})).toHaveLength(2)
  })

  test('is the administrators’ matter', async () => {
    const entry = await entered()
    app.as(entry)
    expect((await app.refused(calls['GET /api/staff/users'], {})).error_code).toBe(403)
    expect(
      (await app.refused(save, { id: entry.id, revision: 1, name: 'Mai', roles: ['admin'] })).error_code,
    ).toBe(403)
  })
})

describe('the last administrator', () => {
  const lastAdmin = 1841
  test('cannot be disabled or lose the role; an invited account which never signed in does not count', async () => {
    await app.ask(invite, { ...mai, roles: ['admin'] })
    const { id } = admin
    expect((await app.refused(disable, { id, reason: 'x' })).error_code).toBe(lastAdmin)
    expect((await app.refused(save, { id, revision: 1, name: 'A', roles: ['staff'] })).error_code).toBe(
      lastAdmin,
    )
    expect(await isIn(admin)).toBe(true)
  })

  test('cannot be limited to courses, nor is a limited one another; a change that names none leaves them', async () => {
    const limited = await app.newStaff('admin')
    app.as(admin)
    const change = { id: limited.id, name: 'B', roles: ['admin' as const] }
    await app.ask(save, { ...change, revision: 1, course_ids: [1, 2] })
    expect(await app.ask(save, { ...change, revision: 2 })).toMatchObject({ course_ids: [1, 2] })
    const { id } = admin
    const fields = { id, revision: 1, name: 'A', roles: ['admin' as const] }
    expect((await app.refused(save, { ...fields, course_ids: [1] })).error_code).toBe(lastAdmin)
    expect((await app.refused(disable, { id, reason: 'x' })).error_code).toBe(lastAdmin)
    expect(await app.ask(save, { ...change, revision: 3, course_ids: [] })).toMatchObject({ course_ids: [] })
    await app.ask(save, { ...fields, course_ids: [1] })
  })

  test('stays, also under concurrent changes', async () => {
    for (let round = 0; round < 5; round += 1) {
      await ctx.q.text('truncate staff_accounts, staff_sessions restart identity cascade')
      const [one, other] = [await app.newStaff('admin'), await app.newStaff('admin')]
      const post = (by: { token: string }, path: string, payload: object) =>
        app.app.inject({
          method: 'POST',
          url: path,
          headers: sessionHeaders(by.token),
          payload,
        })
      await Promise.all([
        post(one, `/api/staff/users/${other.id}/disable`, { reason: 'x' }),
        post(other, `/api/staff/users/${one.id}`, { revision: 1, name: 'A', roles: ['sales'] }),
        post(one, `/api/staff/users/${other.id}/password-link`, {}),
      ])
      const left = await ctx.q`
        select id from staff_accounts
        where 'admin' = any (roles) and disabled_at is null and password_hash is not null`
      expect(left.length).toBeGreaterThan(0)
    }
  })
})
