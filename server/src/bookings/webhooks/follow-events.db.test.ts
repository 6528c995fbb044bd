import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Events, openEvents } from '#platform/database/listen'
import { book } from '#testing/bookings/bookings'
import { addClubSystem } from '#testing/clubs/club-system'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addTeeTime } from '#testing/golf'
import { silentLog } from '#testing/log'
import { followEvents } from './follow-events.ts'

let ctx: TestContext
let events: Events
beforeEach(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  events = await openEvents(ctx.database.connection, silentLog)
})
afterEach(async () => {
  await events.close()
  await ctx.close()
})

async function request() {
  const courseId = await addCourse(ctx.q)
  const system = await addClubSystem(ctx, [courseId])
  const at = '2026-11-24T06:30:00+07:00'
  await addTeeTime(ctx.q, { courseId, at })
  const send = async () => book(ctx, await addMember(ctx.q), { courseId, at, players: 1 })
  return { system, send }
}

test('an event is sent when the transaction that caused it is committed, without a job', async () => {
  const { system, send } = await request()
  const stop = followEvents({ ...ctx, events })
  await send()
  await vi.waitFor(() => expect(system.received).toHaveLength(1), { timeout: 20_000 })
  await send()
  await vi.waitFor(() => expect(system.received).toHaveLength(2), { timeout: 20_000 })
  await stop()
  system.close()
})

test('a server that stops waits for the delivery under way and begins no other', async () => {
  const { system, send } = await request()
  const stop = followEvents({ ...ctx, events })
  await send()
  await vi.waitFor(() => expect(system.received).toHaveLength(1), { timeout: 20_000 })
  await stop()
  const [delivered] = await ctx.q`select delivered_at is not null as is_delivered from webhook_events`
  expect(delivered).toEqual({ is_delivered: true })
  await send()
  const waiting = await ctx.q`select 1 from webhook_events where delivered_at is null`
  expect(waiting).toHaveLength(1)
  expect(system.received).toHaveLength(1)
  system.close()
})
