import { createParser } from 'eventsource-parser'

/** One event of a server's stream: its name and what it carries, as text. */
export type LiveEvent = { readonly event: string; readonly data: string }

export type LiveState = 'connecting' | 'live' | 'lost'

/** The server sends a sign of life every 20 seconds; longer silence means a line that only looks open. */
const silenceMs = 45_000
const waitsMs = [500, 1_000, 2_000, 5_000, 10_000]

type Follower = {
  onEvent: (event: LiveEvent) => void
  /** A line is open, the first or a new one: what happened in between was missed. */
  onOpen: () => void
  onState: (state: LiveState) => void
  /** The session is over: the server does not let this token listen. */
  onEnded: () => void
}

/**
 * Follows the queue's news with the staff member's token until the signal stops it, and comes back by itself when the
 * line breaks. Fetch instead of EventSource, since the token belongs into a header and never into an address.
 */
export async function followQueue(token: string, follower: Follower, stop: AbortSignal): Promise<void> {
  let failures = 0
  while (!stop.aborted) {
    follower.onState(failures === 0 ? 'connecting' : 'lost')
    const outcome = await listen(token, follower, stop)
    if (stop.aborted) return
    if (outcome === 'ended') return follower.onEnded()
    failures = outcome === 'heard' ? 0 : failures + 1
    await pause(waitsMs[Math.min(failures, waitsMs.length - 1)] ?? 1_000, stop)
  }
}

async function listen(
  token: string,
  follower: Follower,
  stop: AbortSignal,
): Promise<'heard' | 'failed' | 'ended'> {
  const silence = new AbortController()
  let alarm = setTimeout(() => silence.abort(), silenceMs)
  let heard = false
  try {
    const answer = await fetch('/api/staff/queue/live', {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: AbortSignal.any([stop, silence.signal]),
    })
    if (answer.status === 401 || answer.status === 498) return 'ended'
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true
    if (!answer.ok || !answer.body || !isStream) return (await saysEnded(answer)) ? 'ended' : 'failed'
    heard = true
    follower.onState('live')
    follower.onOpen()
    const parser = createParser({
      onEvent: ({ event = 'message', data }) => follower.onEvent({ event, data }),
    })
    const decoder = new TextDecoder()
    for (const pieces = answer.body.getReader(); ; ) {
      const { done, value } = await pieces.read()
      if (done) return 'heard'
      clearTimeout(alarm)
      alarm = setTimeout(() => silence.abort(), silenceMs)
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } catch {
    return heard ? 'heard' : 'failed'
  } finally {
    clearTimeout(alarm)
  }
}

/** An ended session may also be reported by an ordinary answer. */
async function saysEnded(answer: Response): Promise<boolean> {
  const body: { error_code?: unknown } = await answer.json().catch(() => ({}))
  return body.error_code === 498
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    stop.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
