import type { QueryClient } from '@tanstack/react-query'
import { followPoints } from '#account/profile/follow-points.ts'
import { whenSettled } from '#api/client/when-settled.ts'
import { storeRounds } from '#rounds/offline/store-rounds.ts'

/**
 * Follows the golfer's points and stores their next rounds for offline use, once the page has what it asked for: until
 * then a slow phone's line and processor are the page's own.
 */
export function startMemberWork(queryClient: QueryClient, signal: AbortSignal): void {
  whenSettled(queryClient, signal, () => {
    signal.addEventListener('abort', followPoints())
    storeRounds().catch(() => undefined)
  })
}
