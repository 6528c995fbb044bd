import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import type { App } from './app.ts'
import { createApp } from './create-app.ts'
import { createEventStreams, type EventStream, mostWaitingBytes } from './event-streams.ts'

let ctx: TestContext
let app: App
let url: string
let opened: { stream: EventStream; closed: Promise<void> }
/** What would have ended the process. */
const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createApp(ctx)
  const openStream = createEventStreams(app)
  app.get('/stream', (_, reply) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    opened = { stream: openStream(reply, resolve), closed: promise }
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  process.on('uncaughtException', note)
})
beforeEach(() => uncaught.splice(0))
afterAll(async () => {
  process.off('uncaughtException', note)
  await app.close()
  await ctx.close()
})

async function connect(): Promise<IncomingMessage> {
  const asked = get(`${url}/stream`, { agent: false }).on('error', () => {})
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error('no answer')
  return answer.on('error', () => {})
}

it('sends events until the end', async () => {
  const answer = await connect()
  opened.stream.send('booking', { id: 7 })
  opened.stream.end()
  let text = ''
  for await (const part of answer) text += part
  expect(text).toContain('event: booking\ndata: {"id":7}\n\n')
})

it('goes on when an event comes after the end of a stream whose client has not read it yet', async () => {
  const answer = await connect()
  answer.pause()
  opened.stream.send('booking', { filler: 'x'.repeat(mostWaitingBytes) })
  opened.stream.end()
  for (let id = 0; id < 3; id++) opened.stream.send('booking', { id })
  opened.stream.end()
  answer.resume()
  await opened.closed
  opened.stream.send('booking', { id: 4 })
  await new Promise(setImmediate)
  expect(uncaught).toEqual([])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

it('disconnects a client that does not read, instead of keeping its events without limit', async () => {
  const answer = await connect()
  answer.pause()
  // more than what the connection itself holds
  for (let n = 0; n < 200; n++) opened.stream.send('booking', { filler: 'x'.repeat(mostWaitingBytes) })
  await opened.closed
  expect(uncaught).toEqual([])
})
