import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { checkClubCalls, optionalVerbs } from './check-calls.ts'
import { createClub } from './club.ts'
import { habits } from './habits.ts'

const [secret, key] = ['a-secret-of-the-club', 'tvclub_of_the_check']
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A call of the system as it goes out: a twin changes it, sends it again, or swallows it (null). */
type Outgoing = { path: string; authorization: string; body: string }
type Twin = (call: Outgoing, times: number, status: number | undefined) => Outgoing | null
const honest: Twin = (call) => call

/**
 * The sandbox's club, its calls going out through a twin that may break a rule.
 * @returns the rules that the check names
 */
async function broken(
  twin: Twin = honest,
  { repeats = () => [], retries = [0, 0], can = optionalVerbs, waitMs = 15_000 }: Partial<Broken> = {},
): Promise<string[]> {
  let toProduct = ''
  const sentTimes = new Map<string, number>()
  const proxy = await listen(async (path, authorization, body) => {
    const times = (sentTimes.get(path) ?? 0) + 1
    sentTimes.set(path, times)
    const call = twin({ path, authorization, body }, times, undefined)
    if (!call) return { status: 200, text: '{"error_code":0}' }
    const { status, text } = await send(toProduct, call)
    for (const more of repeats(call, status)) await send(toProduct, more)
    return { status, text }
  })
  const closing = new AbortController()
  closers.push(() => closing.abort())
  const club = createClub({
    productUrl: proxy,
    key,
    secret,
    log: silent,
    closing: closing.signal,
    retryAfterSeconds: retries,
    now: () => new Date(),
  })
  const answering = { answers: true, forget_every: 0 }
  club.setHabits(habits.parse(answering))
  const webhook = await listen(async (_path, _authorization, body, signature) => ({
    status: club.take(signature, body),
    text: '{}',
  }))
  const allotment = {
    facility_id: 1,
    day_from: '2099-11-20',
    day_to: '2099-11-21',
    day_kinds: ['weekday'],
    time_from: '06:00',
    time_to: '09:00',
    places: 4,
    release_hours: 24,
  }
  const checked = await checkClubCalls({
    url: webhook,
    secret,
    key,
    port: 0,
    can,
    waitMs,
    quiet: () => club.settled(),
    onOpen: (port) => {
      toProduct = `http://127.0.0.1:${port}`
    },
    ask: (verb) => {
      if (verb === 'decline') club.setHabits(habits.parse({ ...answering, decline_every: 1 }))
      if (verb === 'propose') club.setHabits(habits.parse({ ...answering, propose_every: 1 }))
      if (verb !== 'allotments') return
      club
        .giveAllotment(allotment)
        .then(async ({ data }) => {
          const { id }: { id?: unknown } = Object(data)
          if (typeof id === 'number') await club.takeBackAllotment(id)
        })
        .catch(() => undefined)
    },
  })
  return checked.filter(({ ok }) => !ok).map(({ rule }) => rule)
}
type Broken = {
  /** What the system sends on top, once it has an answer. */
  repeats: (call: Outgoing, status: number) => Outgoing[]
  retries: readonly number[]
  can: typeof optionalVerbs | []
  /** Short where a call is awaited that never comes. */
  waitMs: number
}

async function send(to: string, { path, authorization, body }: Outgoing) {
  const headers = { 'content-type': 'application/json', authorization }
  const response = await fetch(`${to}${path}`, { method: 'POST', headers, body })
  return { status: response.status, text: await response.text() }
}

async function listen(
  take: (
    path: string,
    authorization: string,
    body: string,
    signature: string | undefined,
  ) => Promise<{ status: number; text: string }>,
): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { authorization = '', 'x-teeviet-signature': signature } = request.headers
    const body = Buffer.concat(chunks).toString()
    const { status, text } = await take(request.url ?? '', authorization, body, signature?.toString())
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

const again =
  (status: number) =>
  (call: Outgoing, got: number): Outgoing[] =>
    got === status ? [call] : []
const isVerb = ({ path }: Outgoing, verb: string) => path.endsWith(`/${verb}`)

test('the club of the sandbox passes in every verb', async () => {
  expect(await broken()).toEqual([])
})

test('verbs that the vendor does not name are not asked for', async () => {
  const answersOnly: Twin = (call) => (isVerb(call, 'allotments') ? null : call)
  expect(await broken(answersOnly, { can: [] })).toEqual([])
})

test('a system that gives up at the first 503 is named, for answers and for allotments', async () => {
  expect(await broken(honest, { retries: [], waitMs: 2_000 })).toEqual([
    'sends an answer again after a 503',
    'sends the same allotment again after a 503',
    'takes an allotment back by its id',
  ])
})

test.each([409, 404, 403])('a system that sends an answer again after a %i is named', async (status) => {
  expect(await broken(honest, { repeats: again(status) })).toEqual([
    `sends an answer that got a ${status} no more`,
  ])
})

test('a system that answers a request a second time, in another way, is named', async () => {
  const withdraws = (call: Outgoing, status: number) =>
    status === 200 && call.path.endsWith('101/accept')
      ? [{ ...call, path: call.path.replace('accept', 'decline'), body: '{"words":"No"}' }]
      : []
  expect(await broken(honest, { repeats: withdraws })).toEqual([
    'answers a request in one way only, however often its event comes',
  ])
})

test('a system that sends another reference with its repeat is named', async () => {
  const another: Twin = (call, times) =>
    times > 1 && isVerb(call, 'accept') ? { ...call, body: `{"reference":"N${times}"}` } : call
  expect(await broken(another)).toEqual(['answers a request in one way only, however often its event comes'])
})

test('a system that gives another allotment as its repeat is named', async () => {
  const another: Twin = (call, times) =>
    times > 1 && isVerb(call, 'allotments')
      ? { ...call, body: call.body.replace('"places":4', '"places":5') }
      : call
  expect(await broken(another)).toEqual(['sends the same allotment again after a 503'])
})

test('a system that accepts what it cannot accept is named', async () => {
  const accepts: Twin = (call) =>
    isVerb(call, 'decline') && call.path.includes('999000102')
      ? { ...call, path: call.path.replace('decline', 'accept'), body: '{"reference":"N1"}' }
      : call
  expect(await broken(accepts)).toEqual(['does not accept a request that it cannot accept'])
})

test('a system that answers for a booking that waits for nothing is named', async () => {
  const unasked = (call: Outgoing) =>
    call.path.includes('999000105') ? [{ ...call, path: call.path.replace('999000105', '999000106') }] : []
  expect(await broken(honest, { repeats: unasked })).toEqual([
    'sends nothing about a booking that waits for nothing',
  ])
})

test('a system that never acknowledges, declines or proposes is named', async () => {
  const silentOnes: Twin = (call) =>
    ['acknowledge', 'decline', 'propose'].some((verb) => isVerb(call, verb)) ? null : call
  expect(await broken(silentOnes, { waitMs: 2_000 })).toEqual([
    'acknowledges a paid booking',
    'can decline',
    'can propose',
  ])
})

test('a system that answers nothing is named, by every rule that needs an answer', async () => {
  expect(await broken(() => null, { can: [], waitMs: 300 })).toEqual([
    'answers a request',
    'sends an answer again after a 503',
    ...[409, 404, 403].map((status) => `sends an answer that got a ${status} no more`),
    'acknowledges a paid booking',
  ])
})

test('wrong keys, calls of other scopes and fields that the API document does not have are named', async () => {
  const isPaid = (call: Outgoing) => isVerb(call, 'acknowledge')
  const withoutKey = (call: Outgoing) => (isPaid(call) ? [{ ...call, authorization: 'Bearer other' }] : [])
  const staff = (call: Outgoing) => (isPaid(call) ? [{ ...call, path: '/api/staff/bookings' }] : [])
  const empty = (call: Outgoing) => (isPaid(call) ? [{ ...call, body: '{"reference":""}' }] : [])
  expect(await broken(honest, { repeats: withoutKey })).toEqual(['sends its key with every call'])
  expect(await broken(honest, { repeats: staff })).toEqual(['makes only calls of the scopes of a club'])
  expect(await broken(honest, { repeats: empty })).toEqual(['sends the fields of the API document'])
})
