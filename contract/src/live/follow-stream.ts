import { createParser } from 'eventsource-parser'

/** One event of a server's stream: its name and what it carries, as text. */
export type LiveEvent = { readonly event: string; readonly data: string }

export type LiveState = 'connecting' | 'live' | 'lost'

/** The server sends a keep-alive every 20 seconds; longer silence means a connection that is lost. */
const silenceMs = 45_000
const waitsMs = [500, 1_000, 2_000, 5_000, 10_000]
/** The stream stays open: what the page is drawn from is fetched before it. */
const behindThePage = { priority: 'low' }

export type Follower = {
  onEvent: (event: LiveEvent) => void
  /** A connection is open, the first or a new one: events in between were missed. */
  onOpen: () => void
  onState: (state: LiveState) => void
  /** The session is over: the server does not let its browser listen. */
  onEnded: () => void
}

/** A stream's path on the wire, and the headers that name the session which may listen to it. */
export type StreamSource = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

/**
 * Follows a stream of the wire until the signal stops it, and connects again by itself when the connection is lost.
 * Fetch instead of EventSource, since what names the session belongs into a header and never into an address.
 */
export async function followStream(
  source: StreamSource,
  follower: Follower,
  stop: AbortSignal,
): Promise<void> {
  let failures = 0
  while (!stop.aborted) {
    follower.onState(failures === 0 ? 'connecting' : 'lost')
    const outcome = await listen(source, follower, stop)
    if (stop.aborted) return
    if (outcome === 'ended') return follower.onEnded()
    failures = outcome === 'heard' ? 0 : failures + 1
    // spread out, so that the clients of a restarted server do not all come back at once
    const wait = waitsMs[Math.min(failures, waitsMs.length - 1)] ?? 1_000
    await pause(wait * (0.75 + Math.random() / 2), stop)
  }
}

async function listen(
  { path, headers }: StreamSource,
  follower: Follower,
  stop: AbortSignal,
): Promise<'heard' | 'failed' | 'ended'> {
  const silence = new AbortController()
  let alarm = setTimeout(() => silence.abort(), silenceMs)
  let heard = false
  try {
    const answer = await fetch(path, {
      headers: { accept: 'text/event-stream', ...headers },
      signal: AbortSignal.any([stop, silence.signal]),
      ...behindThePage,
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
  const body: unknown = await answer.json().catch(() => null)
  return Object(body).error_code === 498
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
