import { useEffect } from 'react'
import { localPrefixes, offlineRounds } from '#session/local-keys.ts'
import { removeLocal } from '#session/local-store.ts'
import { readSession, useSession } from '#session/session.ts'

/** Stores the next rounds of the signed-in golfer for offline use, and deletes them without a session. */
export function useOfflineRounds(): void {
  const token = useSession()?.token
  useEffect(() => {
    const session = readSession()
    if (session === null) removeLocal(localPrefixes.bookedData + offlineRounds)
    // During hydration no session is known yet; the next render knows it.
    else if (session.token === token)
      import('#rounds/offline/store-rounds.ts')
        .then(({ storeRounds }) => storeRounds())
        .catch(() => undefined)
  }, [token])
}
