import type { QueryClient } from '@tanstack/react-query'

/** Safari has no idle callback. */
const idleMs = 200

/** Runs `work` once, when no query is under way and the browser is idle. */
export function whenSettled(queryClient: QueryClient, signal: AbortSignal, work: () => void): void {
  let isOver = false
  const isSettled = () => !isOver && !signal.aborted && queryClient.isFetching() === 0
  const stop = queryClient.getQueryCache().subscribe(look)
  signal.addEventListener('abort', stop)
  look()

  function look() {
    if (!isSettled()) return
    whenIdle(() => {
      if (!isSettled()) return
      isOver = true
      stop()
      work()
    })
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, idleMs)
}
