import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followBookings } from './follow-bookings.ts'

let page: EventTarget & { visibilityState: 'visible' | 'hidden' }
let stop: AbortController
let connections: {
  authorization: string
  signal: AbortSignal
  say: (text: string) => void
  break: () => void
}[]
let isRefused: boolean

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  vi.stubGlobal('document', page)
  stop = new AbortController()
  connections = []
  isRefused = false
  vi.stubGlobal('fetch', openConnection)
})
afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Asking = { headers: Record<string, string>; signal: AbortSignal }

async function openConnection(_: string, { headers, signal }: Asking): Promise<Response> {
  if (isRefused) return Response.json({ error_code: 429 }, { status: 429 })
  const body = new ReadableStream<Uint8Array>({
    start(pipe) {
      signal.addEventListener('abort', () => pipe.error(signal.reason))
      connections.push({
        authorization: headers.authorization ?? '',
        signal,
        say: (text) => pipe.enqueue(new TextEncoder().encode(text)),
        break: () => pipe.close(),
      })
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

/** A page that shows a booking and something else, and how often each was asked. */
async function openPage() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked = { booking: 0, other: 0 }
  const show = (name: 'booking' | 'other', isLive: boolean) =>
    new QueryObserver(queryClient, {
      queryKey: [name],
      queryFn: () => {
        asked[name] += 1
        return asked[name]
      },
      meta: { isLive },
    }).subscribe(() => {})
  show('booking', true)
  show('other', false)
  await vi.advanceTimersByTimeAsync(0)
  followBookings(queryClient, 'secret', stop.signal)
  await vi.advanceTimersByTimeAsync(10)
  return asked
}

function look(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
  return vi.advanceTimersByTimeAsync(10)
}

it('asks for bookings when the stream opens and for every event, without polling in between', async () => {
  const asked = await openPage()
  expect(connections.map(({ authorization }) => authorization)).toEqual(['Bearer secret'])
  expect(asked).toEqual({ booking: 2, other: 1 })
  connections[0]?.say('event: booking\ndata: {"id":17}\n\n')
  await vi.advanceTimersByTimeAsync(10)
  expect(asked).toEqual({ booking: 3, other: 1 })
  for (let seconds = 0; seconds < 120; seconds += 20) {
    await vi.advanceTimersByTimeAsync(20_000)
    connections[0]?.say(': still here\n\n')
  }
  expect(asked).toEqual({ booking: 3, other: 1 })
})

it('asks again after a first answer that was on its way when the booking changed', async () => {
  const queryClient = new QueryClient()
  let state = 'requested'
  const answers: (() => void)[] = []
  const queryFn = () => {
    const read = state
    return new Promise((answer) => answers.push(() => answer(read)))
  }
  const bill = new QueryObserver(queryClient, { queryKey: ['bill'], queryFn, meta: { isLive: true } })
  bill.subscribe(() => {})
  followBookings(queryClient, 'secret', stop.signal)
  await vi.advanceTimersByTimeAsync(10)
  state = 'confirmed'
  connections[0]?.say('event: booking\ndata: {"id":17}\n\n')
  await vi.advanceTimersByTimeAsync(10)
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(10)
  answers.at(-1)?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(bill.getCurrentResult().data).toBe('confirmed')
})

it('connects again after a break, and asks for what it may have missed', async () => {
  const asked = await openPage()
  connections[0]?.break()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(connections).toHaveLength(2)
  expect(asked.booking).toBe(3)
})

it('holds no stream while the page is hidden, and asks once when it is looked at again', async () => {
  const asked = await openPage()
  await look('hidden')
  expect(connections[0]?.signal.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(120_000)
  expect([connections.length, asked.booking]).toEqual([1, 2])
  await look('visible')
  expect([connections.length, asked.booking]).toEqual([2, 3])
})

it('asks every 30 seconds while no stream can be opened, until one is', async () => {
  isRefused = true
  const asked = await openPage()
  await vi.advanceTimersByTimeAsync(90_500)
  expect(asked.booking).toBe(4)
  isRefused = false
  await vi.advanceTimersByTimeAsync(13_000)
  expect([connections.length, asked.booking]).toEqual([1, 5])
  connections[0]?.say(': still here\n\n')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(asked.booking).toBe(5)
})

it('ends with the page', async () => {
  const asked = await openPage()
  stop.abort()
  expect(connections[0]?.signal.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(120_000)
  expect([connections.length, asked.booking]).toEqual([1, 2])
})
