import type { AddressInfo } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import type { App } from '#platform/http/app'
import { createApp } from '#platform/http/create-app'
import { addGolfer, type Golfer } from '#testing/bookings/golfers'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addTeeTime, placesLeft } from '#testing/golf'
import { registerModules } from '../modules.ts'

let ctx: TestContext
let app: App
let golfer: Golfer
let courseId: number
let teeTimeId: number
const clients: Client[] = []

beforeAll(async () => {
  ctx = await createTestContext()
  ctx.authenticate = createAuthenticate({ q: ctx.q, clock: ctx.clock, secret: ctx.config.secrets.token })
  app = await createApp(ctx)
  await registerModules(app, ctx)
  await app.listen({ host: 'localhost', port: 0 })
  golfer = await addGolfer(ctx.q)
  courseId = await addCourse(ctx.q)
  teeTimeId = await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00' })
})
afterAll(async () => {
  for (const client of clients) await client.close()
  await app.close()
  await ctx.close()
})

/** An assistant of a golfer, or of a visitor without a token, by the official client. */
async function assistantOf(token?: string) {
  const { port } = app.server.address() as AddressInfo
  const client = new Client({ name: 'assistant', version: '1' })
  clients.push(client)
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const url = new URL(`http://localhost:${port}/api/mcp`)
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  const use = async (name: string, given: Record<string, unknown>) => {
    const { isError, content } = await client.callTool({ name, arguments: { lang: 'en', ...given } })
    const [first] = content as { text: string }[]
    return { isRefused: isError === true, text: first?.text ?? '' }
  }
  return {
    client,
    use,
    data: async (...asked: Parameters<typeof use>) => JSON.parse((await use(...asked)).text),
  }
}

const players = [
  { user_id: -1, name_out_system: 'An Nguyen' },
  { user_id: -1, name_out_system: 'Binh Tran' },
]

it('lists tools whose descriptions say what they take', async () => {
  const { client } = await assistantOf()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'find_courses',
    'course_details',
    'find_tee_times',
    'quote_booking',
    'request_booking',
    'my_bookings',
    'booking_status',
  ])
  const quote = tools.find(({ name }) => name === 'quote_booking')
  expect(Object.keys(quote?.inputSchema.properties ?? {})).toEqual(
    expect.arrayContaining(['facility_id', 'date_played', 'list_users']),
  )
  const writes = tools.filter(({ annotations }) => annotations?.readOnlyHint === false)
  expect(writes.map(({ name }) => name)).toEqual(['request_booking'])
})

it('an assistant searches, quotes, requests and follows a booking of its golfer', async () => {
  const { data } = await assistantOf(golfer.token)
  const [found] = await data('find_tee_times', { date_played: '24-11-2026', number_player: 2 })
  const start = found.tee_times[0].start_at
  const booking = { facility_id: courseId, date_played: start, list_users: players }
  const { payment_amount } = await data('quote_booking', booking)
  expect(payment_amount).toBe(4_000_000)
  const sent = await data('request_booking', { ...booking, terms_agreed: 1, expected_amount: payment_amount })
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
  const bill = await data('booking_status', { bill_id: sent.id_general_bill })
  expect(bill).toMatchObject({ payment_amount })
  expect(await data('my_bookings', {})).toHaveLength(1)
})

it('what a golfer may do needs the golfer’s token', async () => {
  const { use } = await assistantOf()
  const booking = { facility_id: courseId, date_played: '24-11-2026', list_users: players, terms_agreed: 1 }
  for (const [name, given] of [
    ['request_booking', booking],
    ['my_bookings', {}],
    ['booking_status', { bill_id: 1 }],
  ] as const)
    expect(await use(name, given)).toMatchObject({ isRefused: true })
  const other = await assistantOf((await addGolfer(ctx.q)).token)
  expect(await other.use('booking_status', { bill_id: 1 })).toMatchObject({ isRefused: true })
})

it('names what is wrong with its input', async () => {
  const { use } = await assistantOf()
  const answer = await use('find_tee_times', { date_played: 'next Saturday' })
  expect(answer).toMatchObject({ isRefused: true, text: expect.stringContaining('date_played') })
  expect(await use('book_everything', {})).toMatchObject({ isRefused: true })
})

it('opens no stream', async () => {
  expect((await app.inject({ url: '/api/mcp' })).statusCode).toBe(405)
})
