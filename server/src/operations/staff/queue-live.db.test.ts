import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Events, notify, openEvents } from '#platform/database/listen'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addStaff } from '#testing/golf'
import { silentLog } from '#testing/log'

let ctx: TestContext
let events: Events
let app: BookingApp
let address: string
let headers: Record<string, string>

beforeAll(async () => {
  ctx = await createTestContext()
  events = await openEvents(ctx.database.connection, silentLog)
  ctx.events = events
  app = await createBookingApp(ctx)
  address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const staff = await addStaff(ctx.q, ['staff'])
  app.browserOf(staff)
  headers = { authorization: `Bearer staff-${staff.id}` }
})
afterAll(async () => {
  await app.app.close()
  await events.close()
  await ctx.close()
})

/** Reads a stream until its text fits, five seconds at most. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, pattern: RegExp): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  const over = AbortSignal.timeout(5_000)
  while (!pattern.test(text)) {
    over.throwIfAborted()
    const { value, done } = await Promise.race([
      reader.read(),
      sleep(5_000, { value: undefined, done: true }),
    ])
    if (done) break
    text += decoder.decode(value)
  }
  return text
}

async function listen() {
  const response = await fetch(`${address}/api/staff/queue/live`, { headers })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body?.getReader()
  if (!reader) throw new Error('no stream')
  await readUntil(reader, /listening/)
  return reader
}

test('staff see a request the moment it is sent, and money the moment it comes', async () => {
  const reader = await listen()
  const { id } = await bookingIn(ctx, 'requested')
  const text = await readUntil(reader, /"state":"requested"/)
  const [bill] = await ctx.q<{ code: string }>`select code from bills where id = ${id}`
  expect(text).toContain(
    `event: booking\ndata: {"id":${id},"state":"requested","general_bill_code":"${bill?.code}"}`,
  )
  await notify(ctx.q, 'receipts', { id: 7, state: 'unmatched' })
  expect(await readUntil(reader, /receipt/)).toContain('event: receipt\ndata: {"id":7,"state":"unmatched"}')
  await reader.cancel()
})

test('only staff may listen', async () => {
  const golfer = await addMember(ctx.q)
  app.browserOf(golfer)
  for (const authorization of ['', `Bearer member-${golfer.id}`]) {
    const response = await fetch(`${address}/api/staff/queue/live`, { headers: { authorization } })
    expect(response.status).toBe(401)
  }
})

test('a server that stops ends the streams instead of waiting for them', async () => {
  const other = await createBookingApp(ctx)
  const staff = await addStaff(ctx.q)
  other.browserOf(staff)
  const url = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${url}/api/staff/queue/live`, {
    headers: { authorization: `Bearer staff-${staff.id}` },
  })
  const reader = response.body?.getReader()
  if (!reader) throw new Error('no stream')
  await readUntil(reader, /listening/)
  await other.app.close()
  await expect(readUntil(reader, /never/)).resolves.toBeDefined()
})
