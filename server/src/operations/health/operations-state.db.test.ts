import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeNotification } from '#money/inbound/notifications'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { createTestContext, type TestContext } from '#testing/context'

let ctx: TestContext
let app: StaffApp
beforeAll(async () => {
  ctx = await createTestContext({ SMS_PER_HOUR: '10', SMS_PER_DAY: '40' })
  ctx.jobs.backlog = async () => [{ name: 'send-message', due: 2, failed: 1 }]
  app = await createStaffApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})

async function state() {
  return (await app.browser.get('/api/staff/operations', {})).data
}

test('administrators see what waits, what failed and how full the limits are', async () => {
  const now = ctx.clock.now()
  const { id: staffId } = await app.newStaff('admin')
  for (const failed of [null, null, now])
    await ctx.q`insert into messages (phone, text, kind, created_at, failed_at, failure)
      values ('0900000009', 'x', 'booking', ${now}, ${failed}, ${failed && 'refused'})`
  const earlier = new Date(now.getTime() - 60_000)
  await storeNotification(ctx.q, { provider: 'sepay', eventId: '1', body: '{}', now: earlier })
  await storeNotification(ctx.q, { provider: 'sepay', eventId: '2', body: '{}', now })
  await storeNotification(ctx.q, { provider: 'staff', eventId: 'entered', body: '{}', now, staffId })
  await storeNotification(ctx.q, { provider: 'alepay', eventId: '1', body: '{}', now: earlier })
  expect(await state()).toMatchObject({
    now: now.getTime(),
    jobs: [{ name: 'send-message', due: 2, failed: 1 }],
    messages: { waiting: 2, sent: 0, failed: 1 },
    sms_percent: { hour: 30, day: 8 },
    notifications: [
      { provider: 'alepay', at: earlier.getTime() },
      { provider: 'sepay', at: now.getTime() },
    ],
  })
})

test('a transaction that stays open is seen with its age, and the connections with their limits', async () => {
  await app.newStaff('admin')
  const client = await ctx.pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_sleep(1.2)')
    const { database, server } = Object(await state())
    expect(database.oldest_transaction).toBeGreaterThanOrEqual(1)
    expect(database.connections).toBeGreaterThan(1)
    expect(database.connections).toBeLessThan(database.most_connections)
    expect(server.connections.used).toBeGreaterThanOrEqual(1)
    expect(server.connections.most).toBe(ctx.config.databaseConnections)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
