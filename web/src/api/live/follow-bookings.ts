import type { Query, QueryClient } from '@tanstack/react-query'
import { followStream } from '@teeviet/contract/live/follow-stream'

/** While no stream can be opened (a proxy that holds it back, too many open pages), the page asks this often. */
const fallbackMs = 30_000

/**
 * Asks again for what the page shows of the golfer's own bookings (queries with `isLive` in their `meta`) when the
 * server's stream reports a change, when the stream opens, since changes before that were missed, and every 30 seconds
 * while there is none. A hidden page holds no stream: it opens one when it is looked at again.
 */
export function followBookings(queryClient: QueryClient, token: string, stop: AbortSignal): void {
  let connection: AbortController | null = null
  const isLive = ({ meta }: Query) => meta?.isLive === true
  const askAgain = async () => {
    // A first answer that is still awaited may be older than the change, and would be taken for the new one.
    const awaited = queryClient.getQueryCache().findAll({
      fetchStatus: 'fetching',
      predicate: (query) => isLive(query) && query.state.data === undefined,
    })
    await Promise.allSettled(awaited.map(({ promise }) => promise))
    if (!stop.aborted) queryClient.invalidateQueries({ predicate: isLive })
  }

  function connect() {
    const closed = new AbortController()
    connection = closed
    let fallback: ReturnType<typeof setInterval> | undefined
    const setFallback = (isNeeded: boolean) => {
      if (isNeeded) fallback ??= setInterval(askAgain, fallbackMs)
      else {
        clearInterval(fallback)
        fallback = undefined
      }
    }
    closed.signal.addEventListener('abort', () => setFallback(false))
    const follower = {
      onEvent: askAgain,
      onOpen: askAgain,
      onState: (state: string) => setFallback(state !== 'live'),
      // the answer to the next call says that the session has ended, and how to go on
      onEnded: () => {
        setFallback(false)
        askAgain()
      },
    }
    followStream(
      { path: '/api/for_wap/live_bookings', headers: { authorization: `Bearer ${token}` } },
      follower,
      closed.signal,
    )
  }

  function followWhileVisible() {
    if (document.visibilityState === 'hidden') {
      connection?.abort()
      connection = null
    } else if (connection === null) connect()
  }
  document.addEventListener('visibilitychange', followWhileVisible, { signal: stop })
  stop.addEventListener('abort', () => connection?.abort())
  followWhileVisible()
}
