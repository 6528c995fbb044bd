import { serverNow } from '@teeviet/contract/live/server-clock'
import { useEffect, useState } from 'react'

const lookMs = 15_000

/**
 * The server's time, redrawn once a minute, for what changes with days and tee times. Null on the server and in
 * the first paint.
 */
export function useMinute(): number | null {
  const [minute, setMinute] = useState<number | null>(null)
  useEffect(() => {
    const look = () => setMinute(Math.floor(serverNow() / 60_000))
    look()
    const timer = setInterval(look, lookMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return minute === null ? null : minute * 60_000
}
