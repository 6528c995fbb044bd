import { currentSecond, followSeconds } from '@teeviet/contract/live/server-clock'
import { useSyncExternalStore } from 'react'

const follow = (listener: () => void) => followSeconds(listener, document)

/**
 * The server's time, updated every second and at once when a device resumes: countdowns are the same on every device.
 * Null on the server and in the first render, where the time is unknown.
 */
export function useServerNow(): number | null {
  const seconds = useSyncExternalStore<number | null>(follow, currentSecond, () => null)
  return seconds === null ? null : seconds * 1000
}
