import fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { startAtEpay } from '#platform/gateways/epay/start'
import { sendToGateway } from './go-page.ts'

const { redirect } = startAtEpay(
  {
    baseUrl: 'https://epay.example',
    merId: 'DEMO000001',
    encodeKey: 'demo',
    refundPassword: 'demo',
    timeoutMs: 1000,
  },
  {
    reference: 'TT8K4M2Q9P',
    amountVnd: 2_450_000,
    description: 'TeeViet TT8K4M2Q9P',
    buyer: { name: 'Golfer Demo', phone: '0901234567', email: 'golfer@teeviet.test', memberId: 1 },
    language: 'vi',
    returnUrl: 'https://teeviet.example/back',
    notifyUrl: 'https://teeviet.example/told',
    now: new Date('2026-11-20T09:00:00+07:00'),
    expiresAt: new Date('2026-11-20T09:30:00+07:00'),
  },
)

const app = fastify()
app.get('/go', (_, reply) => sendToGateway(reply, redirect, 'nobody'))
afterAll(() => app.close())

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

it.each([
  ['a computer', { 'user-agent': desktop, 'sec-ch-ua-mobile': '?0' }, 'init.do', '0'],
  ['a phone', { 'user-agent': iphone }, 'Minit.do', '1'],
  [
    'a phone that asks for no desktop page',
    { 'user-agent': desktop, 'sec-ch-ua-mobile': '?1' },
    'Minit.do',
    '1',
  ],
])('%s posts the form to the page that ePay made for it', async (_, headers, page, windowType) => {
  const { payload } = await app.inject({ url: '/go', headers })
  expect(payload).toContain(`action="https://epay.example/pg_was/order/${page}"`)
  expect(payload).toContain(`name="windowType" value="${windowType}"`)
})
