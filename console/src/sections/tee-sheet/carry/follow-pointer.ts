import { liftTile } from './lift-tile.ts'
import { type Point, scrollAtEdges } from './scroll-at-edges.ts'

/** A finger that rests on a tile so long picks it up; one that moves before scrolls the page. */
const longPressMs = 400
/** A pointer that has moved further than this from where it was pressed does not rest any more. */
const restPx = { finger: 10, mouse: 4 }

type Steps = {
  onPickUp: () => void
  /** The element under the pointer, which has moved or over which the page was scrolled. */
  onOver: (under: Element | null) => void
  onPutDown: (under: Element | null) => void
  /** Nothing follows: the tile was put down, was left where it was, or was never picked up. */
  onEnd: () => void
}

/**
 * Carries a tile with the mouse or the finger that was pressed on it, until it is released there or the carrying is
 * cancelled: by the browser, by a second finger, or by calling what this returns.
 */
export function followPointer(press: PointerEvent, tile: HTMLElement, steps: Steps): () => void {
  const isMouse = press.pointerType === 'mouse'
  const from: Point = { x: press.clientX, y: press.clientY }
  const listening = new AbortController()
  let at = from
  let lifted: ReturnType<typeof liftTile> | undefined
  let stopScrolling: (() => void) | undefined
  const resting = isMouse ? undefined : setTimeout(pickUp, longPressMs)

  const under = () => document.elementFromPoint(at.x, at.y)

  function pickUp() {
    // a finger is captured by itself; a mouse is followed outside the window too
    if (isMouse) tile.setPointerCapture(press.pointerId)
    lifted = liftTile(tile, from)
    stopScrolling = scrollAtEdges({ from, at: () => at, onScroll: () => steps.onOver(under()) })
    steps.onPickUp()
  }

  function end() {
    if (listening.signal.aborted) return
    listening.abort()
    clearTimeout(resting)
    stopScrolling?.()
    lifted?.letGo()
    steps.onEnd()
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    at = { x: event.clientX, y: event.clientY }
    const hasMoved = Math.hypot(at.x - from.x, at.y - from.y) > restPx[isMouse ? 'mouse' : 'finger']
    // the button was released where the page does not see it
    if (isMouse && event.buttons === 0) end()
    else if (!lifted && hasMoved && !isMouse) end()
    else {
      if (!lifted && hasMoved) pickUp()
      lifted?.moveTo(at)
      if (lifted) steps.onOver(under())
    }
  }

  function release(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    at = { x: event.clientX, y: event.clientY }
    if (lifted) steps.onPutDown(under())
    end()
  }

  const { signal } = listening
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', release, { signal })
  addEventListener('pointercancel', (event) => event.pointerId === press.pointerId && end(), { signal })
  addEventListener('pointerdown', (event) => event.pointerId !== press.pointerId && end(), { signal })
  addEventListener('selectstart', (event) => event.preventDefault(), { signal })
  addEventListener(
    'contextmenu',
    (event) => {
      if (lifted || !isMouse) event.preventDefault()
      else end()
    },
    { signal },
  )
  return end
}
