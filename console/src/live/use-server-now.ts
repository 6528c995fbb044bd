import { currentSecond, followSeconds } from '@teeviet/contract/live/server-clock'
import { useSyncExternalStore } from 'react'

const follow = (listener: () => void) => followSeconds(listener, document)

/** The server's time, redrawn every second: countdowns read the same on every device. */
export function useServerNow(): number {
  return useSyncExternalStore(follow, currentSecond) * 1000
}
