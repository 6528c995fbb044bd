import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followStream, type LiveEvent, type LiveState } from './follow-stream.ts'

const asked: { url: string; authorization: string }[] = []
let answers: (() => Response)[] = []
let stop = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  stop = new AbortController()
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, authorization: headers.authorization ?? '' })
    const answer = answers.shift()
    if (!answer) throw new TypeError('no network')
    return answer()
  })
})
afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A stream that sends this and then ends, as a restarting server's does. */
const saying = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })

function follow() {
  const heard: LiveEvent[] = []
  const states: LiveState[] = []
  const seen = { opened: 0, ended: 0 }
  followStream(
    { path: '/api/live', headers: { authorization: 'Bearer secret' } },
    {
      onEvent: (event) => heard.push(event),
      onOpen: () => {
        seen.opened += 1
      },
      onState: (state) => states.push(state),
      onEnded: () => {
        seen.ended += 1
      },
    },
    stop.signal,
  )
  return { heard, states, seen }
}

describe('following a stream', () => {
  it('sends the token in a header, never in the address', async () => {
    answers = [saying(': listening\n\n')]
    follow()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked[0]).toEqual({ url: '/api/live', authorization: 'Bearer secret' })
  })

  it('reconnects when the connection breaks, and reports each time that notifications may have been missed', async () => {
    answers = [saying('event: booking\ndata: {"id":1}\n\n'), saying('event: booking\ndata: {"id":2}\n\n')]
    const { heard, seen } = follow()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(heard.map(({ data }) => data)).toEqual(['{"id":1}', '{"id":2}'])
    expect(seen.opened).toBe(2)
  })

  it('keeps retrying without a network, with growing delays, and reports it', async () => {
    answers = []
    const { states, seen } = follow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(states[0]).toBe('connecting')
    expect(states.at(-1)).toBe('lost')
    expect(asked.length).toBeGreaterThan(6)
    expect(asked.length).toBeLessThan(14)
    answers = [saying(': listening\n\n')]
    // the longest delay, with what chance adds to it
    await vi.advanceTimersByTimeAsync(12_500)
    expect(seen.opened).toBe(1)
    expect(states).toContain('live')
  })

  it('stops for good when the session has ended', async () => {
    answers = [() => new Response('{}', { status: 401 }), saying(': listening\n\n')]
    const { seen } = follow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen).toEqual({ opened: 0, ended: 1 })
    expect(asked).toHaveLength(1)
  })

  it('recognises an ended session also from an ordinary answer', async () => {
    answers = [() => Response.json({ error_code: 498, error_msg: '', data: null })]
    const { seen } = follow()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.ended).toBe(1)
  })

  it('leaves a line that has gone silent', async () => {
    const open = new ReadableStream({
      start: (pipe) => pipe.enqueue(new TextEncoder().encode(': listening\n\n')),
    })
    answers = [() => new Response(open, { headers: { 'content-type': 'text/event-stream' } })]
    vi.stubGlobal('fetch', silentFetch(answers))
    const { states } = follow()
    await vi.advanceTimersByTimeAsync(44_000)
    expect(states.at(-1)).toBe('live')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(states.at(-1)).not.toBe('live')
  })
})

/** A fetch whose stream breaks off when its signal aborts, as a browser's does. */
function silentFetch(streams: (() => Response)[]) {
  return async (_: string, { signal }: { signal: AbortSignal }) => {
    const answer = streams.shift()?.()
    if (!answer?.body) throw new TypeError('no network')
    const reader = answer.body.getReader()
    const body = new ReadableStream({
      async start(pipe) {
        signal.addEventListener('abort', () => pipe.error(signal.reason))
        const { value } = await reader.read()
        pipe.enqueue(value)
      },
    })
    return new Response(body, { headers: answer.headers })
  }
}
