import { readyPromise } from './ready-promise.ts'

const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const

// The server renders everything at once. A page that was moved before this code came, or that a reload brought back to
// where it was, sends no scroll for it any more.
let interacted = typeof window === 'undefined' || window.scrollY > 0

/**
 * Resolves when the visitor first moves, touches, types or scrolls on this page load. React then hydrates what is
 * touched before the event that resolved it reaches React.
 */
export const firstInteraction = readyPromise()

if (interacted) firstInteraction.become()
else {
  const finish = ({ type, target }: Event) => {
    // a dialog that opens by itself takes the focus, which is no act of the visitor
    if (type === 'focusin' && target instanceof Element && target.closest('dialog')) return
    interacted = true
    for (const type of interactions) removeEventListener(type, finish, true)
    firstInteraction.become()
  }
  // Capturing on the window: before React's own listeners are called.
  for (const type of interactions) addEventListener(type, finish, { capture: true, passive: true })
}

/** Whether the visitor has interacted with the page by now. */
export const hasInteracted = (): boolean => interacted

/** Calls back after the first interaction; returns a function that cancels the call. */
export function onFirstInteraction(callback: () => void): () => void {
  let isWanted = !interacted
  if (isWanted) firstInteraction.then(() => isWanted && callback())
  return () => {
    isWanted = false
  }
}
