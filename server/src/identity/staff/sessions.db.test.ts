import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { createAccountApp } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { openBrowser } from '#testing/processes/browser'
import { openStaffSession } from './sessions.ts'

let ctx: TestContext
let app: App

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createAccountApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

async function signedIn(staffId: number, device = 'Firefox', address: string | null = '203.0.113.7') {
  const browser = openBrowser(app)
  browser.useToken((await openStaffSession(ctx, staffId, { device, address })).token)
  return browser
}

const isSignedIn = async (browser: Awaited<ReturnType<typeof signedIn>>) =>
  (await browser.get('/api/staff/session')).error_code === 0

describe('the open sessions of a staff member', () => {
  it('are listed with device, address and last use, the latest first', async () => {
    const { id } = await addStaff(ctx.q)
    const office = await signedIn(id, 'Office browser')
    const signedInAt = ctx.clock.now().getTime()
    ctx.clock.advance(60)
    const home = await signedIn(id, 'Home browser', null)
    ctx.clock.advance(10 * 60)
    await office.get('/api/staff/session')
    const { data } = await home.get('/api/staff/sessions')
    expect(data).toMatchObject([
      { device: 'Home browser', address: '', is_current: 1 },
      {
        device: 'Office browser',
        address: '203.0.113.7',
        created_at: signedInAt,
        used_at: ctx.clock.now().getTime(),
        is_current: 0,
      },
    ])
  })

  it('end one by one, or all but the one in use', async () => {
    const { id } = await addStaff(ctx.q)
    const own = await signedIn(id)
    const others = await Promise.all([signedIn(id, 'One'), signedIn(id, 'Two'), signedIn(id, 'Three')])
    const { data } = await own.get('/api/staff/sessions')
    const one = (Array.isArray(data) ? data : []).find(({ device }) => device === 'One')
    expect(await own.post(`/api/staff/sessions/${one.id}/end`)).toMatchObject({ error_code: 0 })
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, true, true])
    expect(await own.post('/api/staff/sessions/end-others')).toMatchObject({ data: { ended: 2 } })
    expect(await Promise.all([own, ...others].map(isSignedIn))).toEqual([true, false, false, false])
  })

  it('are no one else’s: a colleague’s session is neither listed nor ended', async () => {
    const colleague = await signedIn((await addStaff(ctx.q)).id)
    const own = await signedIn((await addStaff(ctx.q)).id)
    const { data } = await colleague.get('/api/staff/sessions')
    const [theirs] = Array.isArray(data) ? data : []
    expect((await own.get('/api/staff/sessions')).data).toHaveLength(1)
    for (const id of [theirs.id, 'nonsense', crypto.randomUUID()]) {
      expect(await own.post(`/api/staff/sessions/${id}/end`)).toMatchObject({ status: 404 })
    }
    expect(await own.post('/api/staff/sessions/end-others')).toMatchObject({ data: { ended: 0 } })
    expect(await isSignedIn(colleague)).toBe(true)
  })
})

it('the last use is written every five minutes, not by each request', async () => {
  const { id } = await addStaff(ctx.q)
  const browser = await signedIn(id)
  const used = async () =>
    (
      await ctx.q<{ used_at: Date }>`select used_at /* not null */ from staff_sessions where staff_id = ${id}`
    )[0]?.used_at
  const first = await used()
  ctx.clock.advance(299)
  await browser.get('/api/staff/session')
  expect(await used()).toEqual(first)
  ctx.clock.advance(1)
  await browser.get('/api/staff/session')
  expect(await used()).toEqual(ctx.clock.now())
})
