import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { followStream, type LiveEvent, type LiveState } from '@teeviet/contract/live/follow-stream'
import { useEffect, useState } from 'react'
import { staffHeaders } from '../api/call.ts'
import { announceAgain, streamId } from '../session/presence.ts'
import { signedInAgain } from '../session/signed-in-again.ts'
import type { StaffSession } from '../session/staff-session.ts'

const gatherMs = 150
/** The calls that an event touches; any other event touches all. */
const touched: Readonly<Record<string, readonly string[]>> = {
  receipt: ['GET /api/staff/receipts', 'GET /api/staff/queue', 'GET /api/staff/ledger/check'],
  presence: ['GET /api/staff/presence'],
  approval: ['GET /api/staff/approvals'],
  job: ['GET /api/staff/jobs'],
  message: ['GET /api/staff/bookings/:id/messages'],
}

/**
 * Reloads the console's data on the server's notifications, and returns the connection status; an account that may not
 * follow them, of a club, stays without.
 */
export function useLiveQueue({ id, login, calls }: StaffSession): LiveState {
  const queryClient = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  const mayFollow = calls.includes('GET /api/staff/queue/live')
  useEffect(() => {
    if (!mayFollow) return
    const stop = new AbortController()
    const refresh = gatheredRefresh(queryClient)
    followStream(
      { path: `/api/staff/queue/live?stream=${streamId}`, headers: staffHeaders(id) },
      {
        onEvent: (event) => refresh(event),
        onOpen: () => {
          refresh(null)
          announceAgain({ id, login })
        },
        onState: setState,
        onEnded: () => {
          setState('lost')
          signedInAgain({ id, login }, { quiet: true })
        },
      },
      stop.signal,
    )
    return () => stop.abort()
  }, [id, login, mayFollow, queryClient])
  return state
}

/** News come in bursts: what they touch is asked for once, a moment later. */
function gatheredRefresh(queryClient: QueryClient): (event: LiveEvent | null) => void {
  let calls: Set<string> | 'all' | null = null
  return (event) => {
    const news = event ? touched[event.event] : undefined
    const isFirst = calls === null
    calls = news && calls !== 'all' ? new Set([...(calls ?? []), ...news]) : 'all'
    if (!isFirst) return
    setTimeout(() => {
      const asked = calls
      calls = null
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [area, call] }) =>
          area === 'staff' && (asked === 'all' || asked?.has(String(call)) === true),
      })
    }, gatherMs)
  }
}
