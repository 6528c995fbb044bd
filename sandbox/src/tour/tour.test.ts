import { createBookingForWap, createDeliveryForWap } from '@teeviet/contract/calls/booking-requests'
import { getBillDetailForWap } from '@teeviet/contract/calls/bookings'
import { loginCheckpoint } from '@teeviet/contract/calls/partners/partners'
import { createRequestForWapWgroup } from '@teeviet/contract/calls/payments'
import { findTeeTimes } from '@teeviet/contract/calls/tee-times'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { open } from '../partners/seal.ts'
import { bank, shape } from '../testing/bank.ts'
import { testOptions } from '../testing/product.ts'
import { curlOf } from './send-call.ts'
import { steps } from './steps.ts'

const now = new Date('2026-05-04T08:00:00+07:00')
const startAt = Date.parse('2026-05-14T06:30:00+07:00')
const calls = [
  loginCheckpoint,
  findTeeTimes,
  createDeliveryForWap,
  createBookingForWap,
  getBillDetailForWap,
  createRequestForWapWgroup,
]

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

type Sent = { call: string; headers: Record<string, unknown>; input: Record<string, unknown> }

/** Answers as the product does, after a check of each request by the contract; `other` takes the place of its answers. */
async function fakeProduct(
  other: (call: string, sent: readonly Sent[]) => object | undefined = () => undefined,
) {
  const sent: Sent[] = []
  const answers: Record<string, unknown> = {
    login_checkpoint: { flag: 'bidv', token: 'golfer-token' },
    find_tee_times: [
      {
        facility_id: 4,
        tee_times: [
          { start_at: startAt - 600_000, price_sale: null },
          { start_at: startAt, price_sale: 2_000_000 },
        ],
      },
    ],
    create_delivery_for_wap: { payment_amount: 4_000_000 },
    create_booking_for_wap: { id_general_bill: 88 },
    get_bill_detail_for_wap: { id_general_bill: 88, state: 'placed', can_payment: 1 },
    create_request_for_wap_wgroup: {
      bank: {
        qr_image: 'data:image/svg+xml;base64,AAAA',
        bank_account: '060012345678',
        bank_code: 'TT8K4M2Q9P',
        amount: 4_000_000,
      },
    },
  }
  const app = Fastify()
  app.all('/api/*', async ({ method, url, headers, body, query }, reply) => {
    const path = url.split('?')[0] ?? ''
    const call = path.split('/').at(-1) ?? ''
    if (path.includes('/callback/')) return { success: true }
    const defined = calls.find((one) => one.method === method && one.path === path)
    const input = Object(method === 'GET' ? query : body)
    if (!defined?.request.safeParse(input).success) return reply.code(422).send({ error_code: 1, data: null })
    sent.push({ call, headers, input })
    return other(call, sent) ?? { error_code: 0, error_msg: '', data: answers[call] }
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  closers.push(() => app.close())
  return { url, sent }
}

async function tourOf(productUrl: string, tourCourseId: number | null = null) {
  const app = await buildSandbox({
    ...testOptions(productUrl),
    partners: [bank],
    now: () => now,
    tourCourseId,
  })
  closers.push(() => app.close())
  const headers = { accept: 'text/html', 'accept-language': 'en' }
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const started = await app.inject({ method: 'POST', url: '/tour', headers: form, payload: 'bank=bidv' })
  const url = String(started.headers.location)
  const page = async () => (await app.inject({ url, headers })).body
  return {
    app,
    page,
    async make(step: string) {
      const made = await app.inject({ method: 'POST', url: `${url}/${step}`, headers: form, payload: '' })
      expect([made.statusCode, made.headers.location]).toEqual([303, `${url}#step-${step}`])
      return page()
    },
  }
}

test('the tour makes every call with the values of those before, from the sign-in to the paid bill', async () => {
  let isPaid = false
  const product = await fakeProduct((call) =>
    isPaid && call === 'get_bill_detail_for_wap'
      ? { error_code: 0, data: { id_general_bill: 88, state: 'paid', can_payment: 0 } }
      : undefined,
  )
  const { app, page, make } = await tourOf(product.url)
  expect(await page()).toContain('Bearer {token}')
  for (const { name } of steps.slice(0, -1)) await make(name)
  isPaid = true
  expect(await make('paid')).toContain('<b>paid</b>')

  expect(product.sent.map(({ call }) => call)).toEqual([
    'login_checkpoint',
    'find_tee_times',
    'create_delivery_for_wap',
    'create_booking_for_wap',
    'get_bill_detail_for_wap',
    'create_request_for_wap_wgroup',
    'get_bill_detail_for_wap',
  ])
  const [signIn, find, quote, send, , pay] = product.sent
  expect(open(String(signIn?.input.data), shape, bank)).toMatchObject({ cif: 'DEMO-BIDV-1', lang: 'en' })
  expect(find?.input).toMatchObject({ date_played: '14-05-2026', number_player: '2' })
  expect(quote?.input).toMatchObject({ facility_id: 4, date_played: startAt })
  expect(send).toMatchObject({
    headers: {
      authorization: 'Bearer golfer-token',
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
    input: { facility_id: 4, date_played: startAt, terms_agreed: 1, expected_amount: 4_000_000 },
  })
  expect(pay?.input).toMatchObject({ type: 'bank', data_provider: { general_bill_id: 88 } })
  expect((await app.inject('/bank/transfers')).json()).toMatchObject([
    { account_number: '060012345678', amount: 4_000_000, content: 'TT8K4M2Q9P', delivery: 'delivered' },
  ])
  expect(await page()).toContain('data:image/svg+xml;base64,AAAA')
})

test('a repeat of the request has the same Idempotency-Key, and one for another tee time a new one', async () => {
  let later = 0
  const product = await fakeProduct((call) =>
    call === 'find_tee_times'
      ? {
          error_code: 0,
          data: [{ facility_id: 4, tee_times: [{ start_at: startAt + later, price_sale: 1 }] }],
        }
      : undefined,
  )
  const { page, make } = await tourOf(product.url)
  for (const step of ['sign-in', 'find', 'quote', 'send', 'quote', 'send']) await make(step)
  later = 600_000
  await make('find')
  expect(await page()).not.toContain('&quot;id_general_bill&quot;: 88')
  for (const step of ['quote', 'send']) await make(step)
  const keys = product.sent.flatMap(({ call, headers }) =>
    call === 'create_booking_for_wap' ? [headers['idempotency-key']] : [],
  )
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
})

test('a step before its values are there makes no call, and names the step that finds them', async () => {
  const product = await fakeProduct()
  const { make } = await tourOf(product.url)
  expect(await make('quote')).toContain('Needs this step first: 1. Sign the customer in')
  expect(product.sent).toEqual([])
})

test('a refusal of the product is shown as it is, and the step can be made again', async () => {
  let isRefusing = true
  const product = await fakeProduct((call) =>
    isRefusing && call === 'create_delivery_for_wap'
      ? { error_code: 1423, error_msg: 'This <b>tee time</b> is gone.', data: null }
      : undefined,
  )
  const { make } = await tourOf(product.url)
  for (const step of ['sign-in', 'find']) await make(step)
  const refused = await make('quote')
  expect(refused).toContain('error_code 1423')
  expect(refused).toContain('This &lt;b&gt;tee time&lt;/b&gt; is gone.')
  expect(refused).toContain('Needs this step first: 3. Quote')
  isRefusing = false
  expect(await make('quote')).not.toContain('1423')
})

test('a request that waits for staff is followed again until it can be paid', async () => {
  let state = 'requested'
  const product = await fakeProduct((call) =>
    call === 'get_bill_detail_for_wap'
      ? { error_code: 0, data: { id_general_bill: 88, state, can_payment: state === 'placed' ? 1 : 0 } }
      : undefined,
  )
  const { make } = await tourOf(product.url)
  for (const step of ['sign-in', 'find', 'quote', 'send']) await make(step)
  const waiting = await make('follow')
  expect(waiting).toContain('Staff or the club must confirm first.')
  expect(waiting).toContain(`href="${product.url}/staff"`)
  await make('pay')
  expect(product.sent.some(({ call }) => call === 'create_request_for_wap_wgroup')).toBe(false)
  state = 'placed'
  expect(await make('follow')).not.toContain('must confirm first')
  expect(await make('pay')).toContain('TT8K4M2Q9P')
})

test('a customer who would need a code is replaced by a new one', async () => {
  const product = await fakeProduct((call, sent) =>
    call === 'login_checkpoint' && sent.length === 1
      ? { error_code: 0, data: { flag: 'otp', token: '' } }
      : undefined,
  )
  const { make } = await tourOf(product.url)
  expect(await make('sign-in')).toContain('the next customer is a new one')
  expect(await make('sign-in')).toContain('golfer-token')
  const [first, second] = product.sent.map(({ input }) => open(String(input.data), shape, bank))
  expect(second?.phone).toMatch(/^0905\d{6}$/)
  expect(second?.cif).not.toBe(first?.cif)
})

test('it books at the course with an allotment, and says so; without one at any course', async () => {
  const product = await fakeProduct()
  for (const course of [7, null]) {
    const { make } = await tourOf(product.url, course)
    expect((await make('find')).includes('given an allotment')).toBe(course !== null)
  }
  expect(product.sent.map(({ input }) => input.facility_id)).toEqual(['7', undefined])
})

test('a day without free tee times is followed by the next one', async () => {
  const product = await fakeProduct((call, sent) =>
    call === 'find_tee_times' && sent.length === 1 ? { error_code: 0, data: [] } : undefined,
  )
  const { make } = await tourOf(product.url)
  for (const step of ['find', 'find']) await make(step)
  expect(product.sent.map(({ input }) => input.date_played)).toEqual(['14-05-2026', '15-05-2026'])
})

test('a product that cannot be reached is named on the page', async () => {
  const { make } = await tourOf('http://127.0.0.1:9')
  expect(await make('find')).toContain('no answer')
})

test('a tour that is gone is a page that is missing', async () => {
  const { app } = await tourOf('http://127.0.0.1:9')
  expect((await app.inject({ url: '/tour/gone', headers: { accept: 'text/html' } })).statusCode).toBe(404)
})

test('the curl command survives quotes in its values', () => {
  const call = {
    method: 'POST',
    path: '/api/x',
    headers: { 'x-name': "O'Neil" },
    body: { name: "D'Or" },
  } as const
  expect(curlOf(call, 'http://localhost:3000/')).toBe(
    [
      "curl -X POST 'http://localhost:3000/api/x'",
      "-H 'x-name: O'\\''Neil'",
      `-d '{"name":"D'\\''Or"}'`,
    ].join(' \\\n  '),
  )
})
