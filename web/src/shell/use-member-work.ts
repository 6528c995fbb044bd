import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { localPrefixes, offlineRounds } from '#session/local-keys.ts'
import { removeLocal } from '#session/local-store.ts'
import { readSession, useSession } from '#session/session.ts'

/**
 * What every page does for a signed-in golfer, loaded for them only. Without a session, the rounds stored for offline
 * use are deleted.
 */
export function useMemberWork(): void {
  const queryClient = useQueryClient()
  const token = useSession()?.token
  useEffect(() => {
    // During hydration no session is known yet; the next render knows it.
    if (readSession() === null) removeLocal(localPrefixes.bookedData + offlineRounds)
    if (!token) return
    const stop = new AbortController()
    import('./member-work.ts').then(
      ({ startMemberWork }) => startMemberWork(queryClient, stop.signal),
      () => undefined,
    )
    return () => stop.abort()
  }, [queryClient, token])
}
