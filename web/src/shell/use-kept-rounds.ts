import { useEffect } from 'react'
import { keptRounds, localPrefixes } from '#session/local-keys.ts'
import { removeLocal } from '#session/local-store.ts'
import { readSession, useSession } from '#session/session.ts'

/** Keeps the next rounds of whoever is signed in for when there is no network; nobody's stay when nobody is. */
export function useKeptRounds(): void {
  const token = useSession()?.token
  useEffect(() => {
    const session = readSession()
    if (session === null) removeLocal(localPrefixes.bookedData + keptRounds)
    // While the page wakes up nobody is signed in yet; the next turn knows the session.
    else if (session.token === token)
      import('#rounds/offline/keep-rounds.ts').then(({ keepRounds }) => keepRounds()).catch(() => undefined)
  }, [token])
}
