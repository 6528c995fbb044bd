import { currentSecond, followSeconds } from '@teeviet/contract/live/server-clock'
import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

const follow = (listener: () => void) => followSeconds(listener, document)

/**
 * What a rule (`of`) says at the server's time (epoch ms), for what changes at an instant and not every second: a
 * component is drawn anew only when the answer is another, so that a page of many cards rests in between. The time is
 * null on the server and in the first render, where it is unknown.
 */
export function useByServerTime<Answer extends string | number | boolean | null>(
  of: (now: number | null) => Answer,
): Answer {
  return useSyncExternalStore(
    follow,
    () => of(currentSecond() * 1000),
    () => of(null),
  )
}

/**
 * The server's time, updated every second and at once when a device resumes: countdowns are the same on every device.
 */
export function useServerNow(): number | null {
  return useByServerTime((now) => now)
}

/** The server's time, updated when its minute begins, for what changes with days and tee times. */
export function useMinute(): number | null {
  return useByServerTime((now) => now && now - (now % minuteMs))
}
