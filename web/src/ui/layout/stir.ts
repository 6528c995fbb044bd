/** What a visitor does first: any of them, and what sleeps wakes. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const

// The server draws everything at once.
let stirred = typeof window === 'undefined'

/** Settled once the visitor has moved, touched, typed or scrolled for the first time on this page load. */
export const stir = new Promise<void>((resolve) => {
  if (stirred) return resolve()
  const wake = () => {
    stirred = true
    for (const sign of signs) removeEventListener(sign, wake, true)
    resolve()
  }
  // On the window and on the way down: before React's own listeners hear of it.
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
})

/** Whether the visitor has stirred by now. */
export const hasStirred = (): boolean => stirred

/** Calls back once the visitor has stirred; gives what takes the wish back. */
export function onStir(tell: () => void): () => void {
  let wanted = !stirred
  if (wanted) stir.then(() => wanted && tell())
  return () => {
    wanted = false
  }
}
