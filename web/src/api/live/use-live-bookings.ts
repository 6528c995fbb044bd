import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#session/session.ts'

/**
 * Keeps what a page shows of the golfer's own bookings up to date by the server's live stream: its queries with
 * `isLive` are asked again when one changes. Called by every page that shows one; nothing of it is loaded before.
 */
export function useLiveBookings(): void {
  const queryClient = useQueryClient()
  const token = useSession()?.token
  useEffect(() => {
    if (token === undefined) return
    const stop = new AbortController()
    import('./follow-bookings.ts').then(({ followBookings }) => {
      if (!stop.signal.aborted) followBookings(queryClient, token, stop.signal)
    })
    return () => stop.abort()
  }, [queryClient, token])
}
