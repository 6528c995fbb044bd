import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { followStream, type LiveEvent, type LiveState } from '@teeviet/contract/live/follow-stream'
import { useEffect, useState } from 'react'
import { signedInAgain } from '../session/signed-in-again.ts'
import type { StaffSession } from '../session/staff-session.ts'

const gatherMs = 150
const receiptCalls = ['GET /api/staff/receipts', 'GET /api/staff/queue', 'GET /api/staff/ledger/check']

/**
 * Reloads the console's data on the server's notifications, and returns the connection status; an account that may not
 * follow them, of a club, stays without.
 */
export function useLiveQueue({ id, token, calls }: StaffSession): LiveState {
  const queryClient = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  const mayFollow = calls.includes('GET /api/staff/queue/live')
  useEffect(() => {
    if (!mayFollow) return
    const stop = new AbortController()
    const refresh = gatheredRefresh(queryClient)
    followStream(
      { path: '/api/staff/queue/live', token },
      {
        onEvent: (event) => refresh(event),
        onOpen: () => refresh(null),
        onState: setState,
        onEnded: () => {
          setState('lost')
          signedInAgain({ id, token }, { quiet: true })
        },
      },
      stop.signal,
    )
    return () => stop.abort()
  }, [id, token, mayFollow, queryClient])
  return state
}

/** News come in bursts: what they touch is asked for once, a moment later. */
function gatheredRefresh(queryClient: QueryClient): (event: LiveEvent | null) => void {
  let isWaiting = false
  let onlyMoney = true
  return (event) => {
    if (event?.event !== 'receipt') onlyMoney = false
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      const money = onlyMoney
      isWaiting = false
      onlyMoney = true
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [area, call] }) =>
          area === 'staff' && (!money || receiptCalls.includes(String(call))),
      })
    }, gatherMs)
  }
}
