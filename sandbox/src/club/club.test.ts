import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { startProduct } from '../testing/product.ts'
import { createClub } from './club.ts'
import { checkClubSystem } from './conformance.ts'
import { deedOf, habits } from './habits.ts'

const secret = 'a-secret-of-the-club'
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function open() {
  const product = await startProduct()
  closers.push(product.close)
  const closing = new AbortController()
  closers.push(() => closing.abort())
  const now = () => new Date()
  const club = createClub({
    productUrl: product.url,
    key: 'tvclub_x',
    secret,
    now,
    log: silent,
    closing: closing.signal,
  })
  return { club, product }
}

const event = (id: number, booking_id: number, waits_for: string | null, more: object = {}) =>
  JSON.stringify({
    id,
    type: 'booking.requested',
    booking_id,
    booking: {
      general_bill_code: `TV${booking_id}`,
      state: 'requested',
      waits_for,
      can_accept: 1,
      date_played: 0,
      ...more,
    },
  })
const signed = (body: string, seconds = Math.floor(Date.now() / 1000)) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** The club's system behind an address, as a vendor's is. */
async function serve(take: (signature: string | undefined, body: string) => number): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const header = request.headers['x-teeviet-signature']
    const signature = typeof header === 'string' ? header : undefined
    response.writeHead(take(signature, Buffer.concat(chunks).toString())).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/`
}

describe('the club of the sandbox', () => {
  test('only takes events until it is let answer', async () => {
    const { club, product } = await open()
    const body = event(1, 10, 'answer')
    expect(club.take(signed(body), body)).toBe(200)
    await club.settled()
    expect(product.received).toEqual([])
    expect(club.events()).toMatchObject([{ id: 1 }])
  })

  test('accepts the first free time that the golfer also named, or else the request', async () => {
    const { club, product } = await open()
    club.setHabits(habits.parse({ answers: true, alternative_every: 1 }))
    const alternatives = [
      { option: 1, is_free: 0 },
      { option: 2, is_free: 1 },
    ]
    for (const body of [event(1, 10, 'answer', { alternatives }), event(2, 11, 'answer')]) {
      club.take(signed(body), body)
      await club.settled()
    }
    expect(product.received.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/api/club/bookings/10/accept-alternative', { reference: 'VT-1', option: 2 }],
      ['/api/club/bookings/11/accept', { reference: 'VT-2' }],
    ])
  })

  test('accepts a request once, however often its event comes, and acknowledges with the same reference', async () => {
    const { club, product } = await open()
    club.setHabits(habits.parse({ answers: true }))
    const [asked, paid] = [event(1, 10, 'answer'), event(2, 10, 'acknowledgement')]
    for (const body of [asked, asked, paid]) club.take(signed(body), body)
    await club.settled()
    expect(product.received.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/api/club/bookings/10/accept', { reference: 'VT-1' }],
      ['/api/club/bookings/10/acknowledge', { reference: 'VT-1' }],
    ])
    expect(product.received[0]?.headers.authorization).toBe('Bearer tvclub_x')
  })

  test('forgets every n-th booking for good, declines and is late with others', () => {
    const given = habits.parse({ forget_every: 4, decline_every: 3, late_every: 5, propose_every: 7 })
    const deeds = Array.from({ length: 8 }, (_, index) => deedOf(index + 1, given))
    expect(deeds).toEqual([
      'answers',
      'answers',
      'declines',
      'forgets',
      'is late',
      'declines',
      'proposes',
      'forgets',
    ])
  })

  test('refuses what is not signed, is altered or is old', async () => {
    const { club } = await open()
    const body = event(1, 10, 'answer')
    expect(club.take(undefined, body)).toBe(401)
    expect(club.take(signed(body), `${body} `)).toBe(401)
    expect(club.take(signed(body, Math.floor(Date.now() / 1000) - 301), body)).toBe(401)
    expect(club.take(signed('not JSON'), 'not JSON')).toBe(400)
  })
})

describe('the conformance test', () => {
  const broken = async (take: (signature: string | undefined, body: string) => number) =>
    (await checkClubSystem({ url: await serve(take), secret }))
      .filter(({ ok }) => !ok)
      .map(({ rule }) => rule)

  test('is passed by the club of the sandbox', async () => {
    const { club } = await open()
    expect(await broken(club.take)).toEqual([])
  })

  test('names what a system that checks no signature breaks', async () => {
    expect(await broken(() => 200)).toEqual([
      'refuses another signature',
      'refuses an event without a signature',
      'refuses an altered body',
      'refuses a signature that is ten minutes old',
    ])
  })

  test('names what a system breaks that refuses a repeat and what it does not know', async () => {
    const { club } = await open()
    const taken = new Set<string>()
    const strict = (signature: string | undefined, body: string) => {
      const status = club.take(signature, body)
      const { id, type, later } = JSON.parse(body)
      if (status !== 200) return status
      if (taken.has(String(id)) || type !== 'booking.requested' || later) return 422
      taken.add(String(id))
      return 200
    }
    expect(await broken(strict)).toEqual([
      'takes the same event again',
      'takes an event of an unknown type',
      'takes an event with unknown fields',
    ])
  })
})
