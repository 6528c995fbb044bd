import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStaffSession } from '#identity/staff/sessions'
import { type Events, openEvents } from '#platform/database/listen'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { type EventStream, openEventStream } from '#testing/event-stream'
import { addStaff } from '#testing/golf'
import { silentLog } from '#testing/log'

let ctx: TestContext
let events: Events
let app: StaffApp
let address: string
let colleague: { token: string }
let me: { token: string; stream: string }
let bookingId: number
const open: EventStream[] = []

beforeAll(async () => {
  ctx = await createTestContext()
  events = await openEvents(ctx.database.connection, silentLog)
  ctx.events = events
  app = await createStaffApp(ctx)
  address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  bookingId = (await bookingIn(ctx, 'requested')).id
})
afterAll(async () => {
  await app.close()
  await events.close()
  await ctx.close()
})
beforeEach(async () => {
  colleague = await openStaffSession(ctx, (await addStaff(ctx.q)).id)
  const { token } = await openStaffSession(ctx, (await addStaff(ctx.q)).id)
  me = { token, stream: randomUUID() }
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})

async function listen(token: string, stream: string): Promise<EventStream> {
  const opened = await openEventStream(`${address}/api/staff/queue/live?stream=${stream}`, token)
  open.push(opened)
  return opened
}
async function announce(by: { token: string }, stream: string, id: number | '', opened_at?: number) {
  app.as(by)
  await app.browser.post('/api/staff/presence', { stream, booking_id: id, ...(opened_at && { opened_at }) })
}
async function seenBy(who: { token: string }) {
  app.as(who)
  return (await app.browser.get('/api/staff/presence')).data
}

test('colleagues see which booking is open and since when, are notified of it, and oneself is not listed', async () => {
  const theirs = await listen(colleague.token, randomUUID())
  await listen(me.token, me.stream)
  const since = ctx.clock.now().getTime() - 120_000
  await announce(me, me.stream, bookingId, since)
  await expect.poll(theirs.heard).toContain('presence {}')
  expect(await seenBy(colleague)).toEqual([{ booking_id: bookingId, name: 'Trần Bình', opened_at: since }])
  expect(await seenBy(me)).toEqual([])
  await announce(me, me.stream, '')
  expect(await seenBy(colleague)).toEqual([])
})

test('it ends with the stream', async () => {
  const theirs = await listen(colleague.token, randomUUID())
  const mine = await listen(me.token, me.stream)
  await announce(me, me.stream, bookingId)
  await expect.poll(() => theirs.heard().length).toBe(1)
  mine.close()
  await expect.poll(() => seenBy(colleague)).toEqual([])
  await expect.poll(() => theirs.heard().length).toBe(2)
})

test('it outlives an earlier connection of the same page', async () => {
  const first = await listen(me.token, me.stream)
  await announce(me, me.stream, bookingId)
  await listen(me.token, me.stream)
  first.close()
  // the end of the first connection has been worked off once another stream that ended after it is forgotten
  const other = { ...colleague, stream: randomUUID() }
  const second = await listen(other.token, other.stream)
  await announce(other, other.stream, bookingId)
  second.close()
  await expect.poll(() => seenBy(me)).toEqual([])
  expect(await seenBy(colleague)).toMatchObject([{ booking_id: bookingId }])
})

test("a stream that is not open, or not the account's own, announces nothing", async () => {
  await announce(me, me.stream, bookingId)
  await listen(colleague.token, me.stream)
  await announce(me, me.stream, bookingId)
  expect(await seenBy(colleague)).toEqual([])
  expect(await seenBy(me)).toEqual([])
})

test('of a server that vanished it ends by itself', async () => {
  await listen(me.token, me.stream)
  await announce(me, me.stream, bookingId)
  ctx.clock.set(new Date(ctx.clock.now().getTime() + 12 * 60_000))
  expect(await seenBy(colleague)).toEqual([])
})

test('each staff member keeps how they want to hear of requests', async () => {
  app.as(me)
  expect((await app.browser.get('/api/staff/notices')).data).toEqual({ sound: 0, browser: 0 })
  await app.browser.post('/api/staff/notices', { sound: 1, browser: 0 })
  expect((await app.browser.get('/api/staff/notices')).data).toEqual({ sound: 1, browser: 0 })
  app.as(colleague)
  expect((await app.browser.get('/api/staff/notices')).data).toEqual({ sound: 0, browser: 0 })
})
