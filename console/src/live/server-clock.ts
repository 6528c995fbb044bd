import { useSyncExternalStore } from 'react'

/** How far the server's clock is ahead of this device's, in milliseconds, and how unsure that is. */
let clock = { ahead: 0, doubt: Number.POSITIVE_INFINITY, at: 0 }
const doubtGrowthPerMs = 1 / 60_000

/**
 * Learns the server's time from an answer: exactly from a `now` in its data (lists carry it in each row), else to half
 * a second from its `Date` header. A more exact reading replaces an older one; the uncertainty grows with time, since
 * devices are suspended.
 */
export function noteServerTime(
  data: unknown,
  date: string | null,
  askedAt: number,
  answeredAt: number,
): void {
  const holder: unknown = Array.isArray(data) ? data[0] : data
  const now = typeof holder === 'object' && holder !== null && 'now' in holder ? holder.now : undefined
  const server = Date.parse(date ?? '')
  if (typeof now === 'number') note(now, 0, askedAt, answeredAt)
  else if (!Number.isNaN(server)) note(server + 500, 500, askedAt, answeredAt)
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

const listeners = new Set<() => void>()
let second = 0
let timer: ReturnType<typeof setTimeout> | undefined
let lastTick = { wall: 0, steady: 0 }
const leapMs = 2_000

/** A suspended or adjusted device has two clocks that disagree: then only the server's time is valid. */
async function askAfterLeap(): Promise<void> {
  const { wall, steady } = lastTick
  lastTick = { wall: Date.now(), steady: performance.now() }
  if (wall === 0 || Math.abs(lastTick.wall - wall - (lastTick.steady - steady)) <= leapMs) return
  const askedAt = Date.now()
  const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(3_000) }).catch(
    () => null,
  )
  const data: unknown = await answer?.json().catch(() => null)
  noteServerTime(data, null, askedAt, Date.now())
}

/** Waits for the server's next second, so that two devices turn together. */
function wait(): void {
  clearTimeout(timer)
  if (listeners.size > 0) timer = setTimeout(tick, Math.min(250, 1000 - (serverNow() % 1000)))
}

async function tick(): Promise<void> {
  await askAfterLeap()
  const now = Math.floor(serverNow() / 1000)
  if (now !== second) {
    second = now
    for (const listener of listeners) listener()
  }
  wait()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    wait()
    document.addEventListener('visibilitychange', tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    lastTick = { wall: 0, steady: 0 }
    document.removeEventListener('visibilitychange', tick)
  }
}

function currentSecond(): number {
  if (listeners.size === 0 || second === 0) second = Math.floor(serverNow() / 1000)
  return second
}

/** The server's time, redrawn every second: countdowns read the same on every device. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, currentSecond) * 1000
}

/** The whole seconds left until an instant, by the `now` of `useServerNow`: half an hour begins at 30:00, not at 30:01. */
export function secondsLeft(until: number, now: number): number {
  return Math.floor((until - now) / 1000)
}
