import type { RequestOf } from '@teeviet/contract'
import { calls } from '@teeviet/contract/calls'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endOtherStaffSessions, endStaffSession, openStaffSession } from '#identity/staff/sessions'
import { notify } from '#platform/database/listen'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { type EventStream, openEventStream } from '#testing/event-stream'
import { addStaff } from '#testing/golf'

let ctx: TestContext
let app: StaffApp
let address: string
const streams: EventStream[] = []

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createStaffApp(ctx)
  address = await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})

async function listen(token: string): Promise<EventStream> {
  const stream = await openEventStream(`${address}/api/staff/queue/live`, token)
  streams.push(stream)
  return stream
}

/** A colleague who stays, to see that events go on. */
async function onlooker(): Promise<EventStream> {
  return listen((await openStaffSession(ctx, (await addStaff(ctx.q)).id)).token)
}

/** A member of staff with two streams, in two browsers. */
async function atTwoConsoles() {
  const { id } = await addStaff(ctx.q)
  const [one, two] = [await openStaffSession(ctx, id), await openStaffSession(ctx, id)]
  return {
    id,
    tokens: [one.token, two.token] as const,
    first: await listen(one.token),
    second: await listen(two.token),
  }
}

/** Sends an event, and waits until the onlooker has heard it. */
async function sendEvent(to: EventStream, id: number): Promise<void> {
  await notify(ctx.q, 'receipts', { id, state: 'unmatched' })
  await expect.poll(to.heard).toContain(`receipt {"id":${id},"state":"unmatched"}`)
}

type Exceptions = RequestOf<'POST /api/staff/permissions'>['exceptions']

async function changePermissions(admin: { token: string }, exceptions: Exceptions): Promise<void> {
  app.as(admin)
  const { version } = await app.ask(calls['GET /api/staff/permissions'], {})
  await app.ask(calls['POST /api/staff/permissions'], { version, exceptions })
}

test('a stream ends when its session is signed out, hears nothing afterwards, and leaves the other one open', async () => {
  const { tokens, first, second } = await atTwoConsoles()
  await endStaffSession(ctx, tokens[0])
  await expect.poll(first.ended).toBe(true)
  await sendEvent(second, 11)
  expect(first.heard()).toEqual([])
  expect(second.ended()).toBe(false)
})

test('the streams of all other sessions end when one ends them', async () => {
  const { id, tokens, first, second } = await atTwoConsoles()
  const own = await ctx.authenticate.staff(tokens[1], 'cookie')
  await endOtherStaffSessions(ctx, id, own?.sessionId ?? '')
  await expect.poll(first.ended).toBe(true)
  await sendEvent(second, 12)
  expect(first.heard()).toEqual([])
})

test.each(['disable', 'password-link'])(
  'every stream of an account ends with its access (%s)',
  async (act) => {
    const { id, first, second } = await atTwoConsoles()
    const colleague = await onlooker()
    await app.newStaff('admin')
    const answer = await app.browser.post(`/api/staff/users/${id}/${act}`, { reason: 'Thử' })
    expect(answer.error_code).toBe(0)
    await expect.poll(first.ended).toBe(true)
    await expect.poll(second.ended).toBe(true)
    await sendEvent(colleague, act.length)
    expect([...first.heard(), ...second.heard()]).toEqual([])
  },
)

test('the streams of a role end when its permissions change, and open again only with the permission for them', async () => {
  const { id } = await addStaff(ctx.q, ['staff'])
  const { token } = await openStaffSession(ctx, id)
  const [stream, colleague] = [await listen(token), await onlooker()]
  const admin = await app.newStaff('admin')
  const taken = { role: 'staff' as const, permission: 'console.use' as const, is_granted: 0 }
  await changePermissions(admin, [taken])
  await expect.poll(stream.ended).toBe(true)
  await sendEvent(colleague, 14)
  expect([stream.heard(), colleague.ended()]).toEqual([[], false])
  await expect(listen(token)).rejects.toThrow('status 403')
  await changePermissions(admin, [])
  await app.allNewsHeard()
  expect((await listen(token)).ended()).toBe(false)
})

test('the streams of an account end when it gets other roles', async () => {
  const { id, first, second } = await atTwoConsoles()
  const colleague = await onlooker()
  await app.newStaff('admin')
  const account = { id, revision: 1, name: 'An', roles: ['sales' as const] }
  await app.ask(calls['POST /api/staff/users/:id'], account)
  await expect.poll(first.ended).toBe(true)
  await expect.poll(second.ended).toBe(true)
  await sendEvent(colleague, 15)
})

test('a permission that is taken while the stream is being opened ends it', async () => {
  const { token } = await openStaffSession(ctx, (await addStaff(ctx.q)).id)
  const { staff } = ctx.authenticate
  let asked = 0
  ctx.authenticate = {
    ...ctx.authenticate,
    staff: async (given) => {
      asked += given === token ? 1 : 0
      const account = await staff(given, 'cookie')
      return account && asked > 1 ? { ...account, permissions: new Set() } : account
    },
  }
  const stream = await listen(token)
  await expect.poll(stream.ended).toBe(true)
  ctx.authenticate = { ...ctx.authenticate, staff }
})

test('a session that ends while its stream is being opened gets no events', async () => {
  const { token } = await openStaffSession(ctx, (await addStaff(ctx.q)).id)
  const colleague = await onlooker()
  const { staff } = ctx.authenticate
  let asked = 0
  ctx.authenticate = {
    ...ctx.authenticate,
    staff: async (given) => {
      asked += given === token ? 1 : 0
      return given === token && asked > 1 ? null : staff(given, 'cookie')
    },
  }
  const stream = await listen(token)
  await expect.poll(stream.ended).toBe(true)
  await sendEvent(colleague, 13)
  expect(stream.heard()).toEqual([])
  ctx.authenticate = { ...ctx.authenticate, staff }
})

test('an account that is limited to courses hears of theirs alone, until its courses change', async () => {
  const [near, far] = [await bookingIn(ctx, 'requested'), await bookingIn(ctx, 'requested')]
  const { id } = await addStaff(ctx.q, ['staff'], [near.courseId])
  const stream = await listen((await openStaffSession(ctx, id)).token)
  const everywhere = await onlooker()
  for (const booking of [far, near]) {
    await notify(ctx.q, 'claims', { id: booking.id })
    await notify(ctx.q, 'messages', { booking_id: booking.id })
  }
  await sendEvent(everywhere, 4711)
  await notify(ctx.q, 'claims', { id: near.id })
  await expect.poll(() => stream.heard().filter((event) => event.startsWith('claim'))).toHaveLength(2)
  const words = stream.heard().join()
  expect(words).toContain(`message {"booking_id":${near.id}}`)
  expect(words).not.toContain(String(far.id))
  expect(words).not.toContain('receipt')
  expect(everywhere.heard().join()).toContain(`claim {"id":${far.id}}`)
  await ctx.q`update staff_accounts set course_ids = ${[far.courseId]} where id = ${id}`
  await expect.poll(stream.ended).toBe(true)
})
