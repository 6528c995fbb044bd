/** How far the server's clock is ahead of this device's, in milliseconds, how sure we were of it, and when. */
let clock = { ahead: 0, doubt: Number.POSITIVE_INFINITY, at: 0 }
const doubtGrowthPerMs = 1 / 60_000

/**
 * Learns the server's time from an answer's `Date` (whole seconds, so half a second is added) and the moments it was
 * asked and answered. A more exact reading replaces an older one; the uncertainty grows with time, since devices are
 * suspended.
 */
export function noteServerDate(date: string | null, askedAt: number, answeredAt: number): void {
  const server = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(server)) return
  note(server + 500, 500, askedAt, answeredAt)
}

/**
 * Learns the server's time from the `now` (epoch ms) that answers with a clock in them carry: surer than the `Date`,
 * so that a countdown of 30 minutes never begins at 30:01.
 */
export function noteServerNow(now: number, askedAt: number, answeredAt: number): void {
  note(now, 0, askedAt, answeredAt)
}

/** The same from the data of an answer with a countdown in it; a list carries its `now` in each row. */
export function noteServerTimeIn(data: unknown, askedAt: number, answeredAt: number): void {
  const holder: unknown = Array.isArray(data) ? data[0] : data
  if (typeof holder !== 'object' || holder === null || !('now' in holder)) return
  if (typeof holder.now === 'number') noteServerNow(holder.now, askedAt, answeredAt)
}

function note(server: number, ownDoubt: number, askedAt: number, answeredAt: number): void {
  const doubt = ownDoubt + (answeredAt - askedAt) / 2
  const ahead = server - (askedAt + answeredAt) / 2
  const before = clock.doubt + (answeredAt - clock.at) * doubtGrowthPerMs
  if (doubt <= before || Math.abs(ahead - clock.ahead) > before + doubt)
    clock = { ahead, doubt, at: answeredAt }
}

/** The server's time now, in whole epoch milliseconds as every call takes them. */
export function serverNow(): number {
  return Math.round(Date.now() + clock.ahead)
}

/**
 * The device's own clock and a monotonic one, at the last tick. When they diverge, the device was adjusted or
 * suspended, and only the server has the time.
 */
let device: { clock: number; count: number } | null = null
let isAsking = false
const leapMs = 2_000
const timeoutMs = 3_000

function hasLeapt(): boolean {
  const before = device
  device = { clock: Date.now(), count: performance.now() }
  return before !== null && Math.abs(device.clock - before.clock - (device.count - before.count)) > leapMs
}

async function askServer(): Promise<void> {
  const askedAt = Date.now()
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await fetch('/readyz', { cache: 'no-store', signal }).catch(() => null)
  const answeredAt = Date.now()
  noteServerTimeIn(await answer?.json().catch(() => null), askedAt, answeredAt)
}

const listeners = new Set<() => void>()
let second = 0
let timer: ReturnType<typeof setTimeout> | undefined
const lookMs = 250

function tick(): void {
  if (isAsking) return
  if (hasLeapt()) {
    // The last second is shown meanwhile.
    isAsking = true
    askServer().finally(() => {
      isAsking = false
      tick()
    })
    return
  }
  const now = Math.floor(serverNow() / 1000)
  if (now === second) return
  second = now
  for (const listener of listeners) listener()
}

/**
 * Looks again as the server's next second begins, so that two devices turn together, and before it for a leap.
 */
function wait(): void {
  clearTimeout(timer)
  if (listeners.size === 0) return
  timer = setTimeout(
    () => {
      tick()
      wait()
    },
    Math.min(lookMs, 1000 - (serverNow() % 1000)),
  )
}

/**
 * Calls the listener whenever the server's second begins, and at once when a device resumes.
 * @param page the document, which says when it is seen again
 * @returns what ends it
 */
export function followSeconds(listener: () => void, page: EventTarget): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    wait()
    page.addEventListener('visibilitychange', tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    device = null
    page.removeEventListener('visibilitychange', tick)
  }
}

/** The server's second that is shown now. */
export function currentSecond(): number {
  if (listeners.size === 0 || second === 0) second = Math.floor(serverNow() / 1000)
  return second
}

/**
 * The whole seconds left until an instant, by the time that clocks show. That one is cut to its second, so what is
 * left is cut as well: half an hour begins at 30:00 and never at 30:01.
 */
export function secondsLeft(until: number, now: number): number {
  return Math.floor((until - now) / 1000)
}
