import { createHmac } from 'node:crypto'
import { ssoTokenSeconds } from '@teeviet/contract/rules/sso'
import { afterEach, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { bank, shape } from '../testing/bank.ts'
import { startProduct, testOptions } from '../testing/product.ts'
import { open } from './seal.ts'

const entry = { ...bank, code: 'jinpro', name: 'JinPro', sso: null }
const now = new Date('2026-05-04T08:00:00+07:00')

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function sandbox(productUrl?: string) {
  const app = await buildSandbox({ ...testOptions(productUrl), partners: [bank, entry], now: () => now })
  closers.push(() => app.close())
  return app
}
const page = { accept: 'text/html', 'accept-language': 'en' }
type Sandbox = Awaited<ReturnType<typeof sandbox>>
const order = (app: Sandbox, payload: object, code = 'bidv') =>
  app.inject({ method: 'POST', url: `/partners/${code}/hand-over`, payload })

test('a bank app signs its customer in by the documented request to the product’s checkpoint', async () => {
  const app = await sandbox()
  const { data, url } = (await order(app, { cif: 'DEMO-BIDV-1', lang: 'en' })).json()
  expect(new URL(url).pathname).toBe('/login-checkpoint')
  expect(new URL(url).searchParams.get('data')).toBe(data)
  expect(open(data, shape, bank)).toMatchObject({
    partner: 'bidv',
    cif: 'DEMO-BIDV-1',
    ts: String(now.getTime() / 1000),
    lang: 'en',
  })
})

test('each wrong SSO token is wrong in its own way', async () => {
  const app = await sandbox()
  const claims = async (variant: string) =>
    open((await order(app, { cif: 'DEMO-BIDV-1', variant })).json().data, shape, bank)
  for (const variant of ['tampered', 'wrong_key', 'garbage']) expect(await claims(variant)).toBeNull()
  expect((await claims('foreign'))?.partner).toBe('not-bidv')
  expect(now.getTime() / 1000 - Number((await claims('stale'))?.ts)).toBeGreaterThan(ssoTokenSeconds)
})

test('a replayed SSO token was taken by the product once before', async () => {
  const product = await startProduct()
  closers.push(product.close)
  const app = await sandbox(product.url)
  const { data } = (await order(app, { cif: 'DEMO-BIDV-1', variant: 'replayed' })).json()
  expect(product.received).toMatchObject([
    { url: '/api/for_wap/login_checkpoint', body: JSON.stringify({ data }) },
  ])
})

test('a program may sign in any known customer, and no unknown one', async () => {
  const app = await sandbox()
  const own = await order(app, { cif: 'C9', phone: '0905123456' })
  expect(open(own.json().data, shape, bank)).toMatchObject({ cif: 'C9', phone: '0905123456' })
  expect((await order(app, { cif: 'C9' })).statusCode).toBe(422)
  expect((await order(app, { cif: 'DEMO-JINPRO-1' }, 'jinpro')).statusCode).toBe(404)
})

test('the apps are listed, and each may frame the product and nothing else', async () => {
  const app = await sandbox('http://localhost:4999')
  const list = await app.inject({ url: '/partners', headers: page })
  expect(list.body).toContain('href="/partners/bidv"')
  expect(list.body).not.toContain('jinpro')
  expect(list.headers['content-security-policy']).toContain("frame-src 'none'")
  const one = await app.inject({ url: '/partners/bidv', headers: page })
  expect(one.headers['content-security-policy']).toContain("frame-src 'self' http://localhost:4999")
})

test('a bank’s site shows the received token, opened with the bank’s key', async () => {
  const app = await sandbox()
  const { data } = (await order(app, { cif: 'DEMO-BIDV-1' })).json()
  const shown = await app.inject({
    url: `/partners/bidv/shop?${new URLSearchParams({ data })}`,
    headers: page,
  })
  expect(shown.body).toContain('DEMO-BIDV-1')
  const odd = await app.inject({ url: '/partners/bidv/card?data=<script>', headers: page })
  expect(odd.body).toContain('The bank’s key does not open it.')
  expect(odd.body).not.toContain('data=<script>')
  expect(odd.body).toContain('&lt;script&gt;')
})

test('the system of a bank takes the events that are signed with its secret, each once, and shows them', async () => {
  const app = await sandbox()
  const booking = { id: 88, general_bill_code: 'TT88', cif: 'DEMO-BIDV-1', state: 'paid', amount: 4_000_000 }
  const body = JSON.stringify({ id: 7, type: 'booking.paid', at: now.getTime(), booking_id: 88, booking })
  const seconds = now.getTime() / 1000
  const signed = (secret: string) =>
    `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
  const send = async (secret: string, code = 'bidv', alternate = 'another secret') => {
    const headers = {
      'content-type': 'application/json',
      'x-teeviet-signature': signed(secret),
      'x-teeviet-signature-alternate': signed(alternate),
    }
    const url = `/partners/${code}/events`
    return (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode
  }
  expect(await send('another secret')).toBe(401)
  expect(await send('a secret of the bank', 'unknown')).toBe(404)
  expect([await send('a secret of the bank'), await send('a secret of the bank')]).toEqual([200, 200])
  expect((await app.inject('/partners/bidv/events')).json()).toMatchObject({
    events: [{ id: 7, type: 'booking.paid', booking }],
  })
  // while two secrets are valid, the receiver's may be that of the other header
  expect(await send('another secret', 'bidv', 'a secret of the bank')).toBe(200)
  const shown = await app.inject({ url: '/partners/bidv/events', headers: page })
  expect(shown.body).toContain('booking.paid')
})

test('the receivers of a bank and of a club verify events by a new secret once it is entered on their pages', async () => {
  const club = { key: 'tvclub_x', secret: 'the first secret of the club' }
  const app = await buildSandbox({ ...testOptions(), partners: [bank], club, now: () => now })
  closers.push(() => app.close())
  const event = { type: 'booking.paid', at: now.getTime(), booking_id: 88, booking: null }
  const seconds = now.getTime() / 1000
  const send = async (url: string, id: number, secret: string) => {
    const body = JSON.stringify({ ...event, id })
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-teeviet-signature': `t=${seconds},v1=${signature}`,
    }
    return (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode
  }
  const receivers = [
    { path: '/partners/bidv/events', action: '/partners/bidv/secret', first: 'a secret of the bank' },
    { path: '/club/events', action: '/club/secret', first: club.secret },
  ]
  for (const { path, action, first } of receivers) {
    const shown = path === '/club/events' ? '/club' : path
    expect((await app.inject({ url: shown, headers: page })).body).toContain(`action="${action}"`)
    expect(await send(path, 1, 'the secret after that')).toBe(401)
    const form = { ...page, 'content-type': 'application/x-www-form-urlencoded' }
    const enter = (payload: string) => app.inject({ method: 'POST', url: action, headers: form, payload })
    expect((await enter('secret=short')).statusCode).toBe(400)
    expect(await send(path, 1, first)).toBe(200)
    const saved = await enter('secret=+the+secret+after+that+')
    expect([saved.statusCode, saved.headers.location]).toEqual([303, shown])
    expect([await send(path, 2, 'the secret after that'), await send(path, 3, first)]).toEqual([200, 401])
  }
  const unknown = {
    method: 'POST',
    url: '/partners/unknown/secret',
    payload: { secret: 'x'.repeat(20) },
  } as const
  expect((await app.inject(unknown)).statusCode).toBe(404)
})
