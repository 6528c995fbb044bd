import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outgoing } from '#api/client/build-request.ts'

const form = { facility_id: 7, date_played: 1_790_000_000_000, list_users: [] }
const changed = { ...form, facility_id: 8 }

const { golfer, line, bookings, closed, stored } = vi.hoisted(() => ({
  golfer: { token: 't', vga: 100_001, bankId: 0, lang: 'vi' },
  /** The results of the next calls, one after the other; success once they are used up. */
  line: [] as ('cut before' | 'cut after' | number)[],
  bookings: new Map<string, { facility_id: number }>(),
  closed: new Set<string>(),
  stored: new Map<string, string>(),
}))

/** A server that keeps its promise about keys, behind a line that may break. */
vi.mock('#api/client/send.ts', () => ({
  send: async ({ path, headers, body = '' }: Outgoing) => {
    const weather = line.shift()
    if (weather === 'cut before') throw new TypeError('Failed to fetch')
    if (typeof weather === 'number') return wire(weather, weather)
    const answer = path.endsWith('settle_request')
      ? settled(JSON.parse(body).key)
      : booked(headers['idempotency-key'] ?? '', JSON.parse(body))
    if (weather === 'cut after') throw new TypeError('Failed to fetch')
    return answer
  },
}))
vi.mock('#api/client/caller.ts', () => ({ currentCaller: () => golfer }))
vi.mock('#api/client/ended-session.ts', () => ({ signedInAgain: async () => false }))
vi.mock('#dialogs/toast-store.ts', () => ({ showToast: vi.fn() }))
vi.mock('#i18n/load.ts', () => ({ textsIn: () => ({ of: () => (key: string) => key }) }))
vi.stubGlobal('document', { documentElement: { toggleAttribute: () => {} } })
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
// Loaded again: other tests load it without a browser.
vi.resetModules()
const { sendOnce, unansweredRequest } = await import('./send-once.ts')
const { request: call } = await import('#api/bookings.ts')

const soldOut = 1602
const wire = (status: number, error_code: number, data: object | null = null) => ({
  status,
  body: JSON.stringify({ error_code, error_msg: 'lời', data }),
})
function booked(key: string, { facility_id }: { facility_id: number }) {
  if (closed.has(key)) return wire(409, 409)
  if (facility_id === soldOut) return wire(200, soldOut)
  bookings.set(key, { facility_id })
  return wire(200, 0, { facility_id })
}
function settled(key: string) {
  const sent = bookings.get(key) ?? null
  if (!sent) closed.add(key)
  return wire(200, 0, { sent })
}
const courses = () => [...bookings.values()].map(({ facility_id }) => facility_id)
const look = () => unansweredRequest(call, async (found) => found)

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  line.length = 0
  bookings.clear()
  closed.clear()
  stored.clear()
  Object.assign(golfer, { vga: 100_001, lang: 'vi' })
})

describe('sending a booking', () => {
  it('is forgotten once it was answered', async () => {
    expect(await sendOnce(call, form)).toMatchObject({ sent: { facility_id: 7 }, isEarlier: false })
    expect(look()).toBeNull()
  })

  it('that was refused stores nothing', async () => {
    const refused = { refused: { code: soldOut, text: 'lời' }, isReported: false }
    expect(await sendOnce(call, { ...form, facility_id: soldOut })).toEqual(refused)
    expect(look()).toBeNull()
  })

  it.each(['cut before', 'cut after', 500, 503, 409] as const)('is unknown after: %s', async (weather) => {
    line.push(weather)
    expect(await sendOnce(call, form)).toEqual({ unknown: true })
    expect(look()).not.toBeNull()
  })

  it.each([400, 401, 403, 404, 429, 498])(
    'is known not to have happened after the status %i',
    async (status) => {
      line.push(status)
      expect(await sendOnce(call, form)).toMatchObject({ refused: { code: status }, isReported: true })
      expect(look()).toBeNull()
    },
  )

  it.each([401, 429, 498])(
    'repeated and rejected early with %i, leaves the first attempt open',
    async (status) => {
      line.push('cut after', status)
      await sendOnce(call, form)
      await sendOnce(call, form)
      expect(look()).not.toBeNull()
      expect(await sendOnce(call, form)).toMatchObject({ sent: { facility_id: 7 } })
      expect(courses()).toEqual([7])
    },
  )
})

describe.each(['cut before', 'cut after'] as const)('a sending %s', (weather) => {
  beforeEach(async () => {
    line.push(weather)
    await sendOnce(call, form)
  })

  it('and repeated as it was is the same request', async () => {
    expect(await sendOnce(call, form)).toMatchObject({ sent: { facility_id: 7 }, isEarlier: false })
    expect(courses()).toEqual([7])
  })

  it('and taken up with a changed form is one booking: the earlier if it arrived, else the new one', async () => {
    const arrived = weather === 'cut after'
    expect(await sendOnce(call, changed)).toEqual({
      sent: { facility_id: arrived ? 7 : 8 },
      isEarlier: arrived,
    })
    expect(courses()).toEqual([arrived ? 7 : 8])
    expect(look()).toBeNull()
  })

  it('and taken up in another language is still one booking', async () => {
    golfer.lang = 'en'
    await sendOnce(call, form)
    expect(courses()).toEqual([7])
  })

  it('does not send the changed form while the outcome is unknown', async () => {
    line.push('cut after')
    expect(await sendOnce(call, changed)).toEqual({ unknown: true })
    expect(look()).not.toBeNull()
    await sendOnce(call, changed)
    expect(courses()).toHaveLength(1)
  })

  it('makes way for a draft that takes its place', async () => {
    expect(await sendOnce(call, changed, { replaces: true })).toMatchObject({ sent: { facility_id: 8 } })
  })

  it('is private to its golfer on a shared device', async () => {
    golfer.vga = 100_002
    expect(look()).toBeNull()
  })

  it('can be looked into after a reload, which sends nothing', async () => {
    const found = await look()?.findOut()
    expect(found).toEqual(
      weather === 'cut after' ? { sent: { facility_id: 7 }, isEarlier: false } : { neverArrived: true },
    )
    expect(courses()).toEqual(weather === 'cut after' ? [7] : [])
    expect(look()).toBeNull()
  })
})

it('a request that comes late, after another was sent in its place, is refused', async () => {
  line.push('cut before')
  await sendOnce(call, form)
  const { key } = JSON.parse([...stored.values()][0] ?? '')
  await sendOnce(call, changed)
  expect(booked(key, form)).toMatchObject({ status: 409 })
  expect(courses()).toEqual([8])
})
