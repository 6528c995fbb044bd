/** A point of the viewport, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number }

const edgePx = 80
const fastestPxPerSecond = 900

type Pointer = {
  /** Where it was pressed: a tile near an edge does not scroll the page before it moves to that edge. */
  from: Point
  at: () => Point
  onScroll: () => void
}

/** Scrolls the page while a pointer is near its upper or lower edge, the faster the nearer. Returns what ends it. */
export function scrollAtEdges({ from, at, onScroll }: Pointer): () => void {
  let last = performance.now()
  let frame = requestAnimationFrame(scroll)

  function scroll(now: number) {
    const before = scrollY
    const { y } = at()
    const isTowards = Math.sign(y - from.y) === Math.sign(speedAt(y, innerHeight))
    if (isTowards) scrollBy({ top: (speedAt(y, innerHeight) * (now - last)) / 1000, behavior: 'instant' })
    if (scrollY !== before) onScroll()
    last = now
    frame = requestAnimationFrame(scroll)
  }

  return () => cancelAnimationFrame(frame)
}

/** How fast the page scrolls with a pointer so far from its top, in pixels a second: negative upwards, 0 in the middle. */
export function speedAt(y: number, height: number): number {
  const edge = Math.min(edgePx, height / 4)
  const above = Math.min(1, Math.max(0, (edge - y) / edge))
  const below = Math.min(1, Math.max(0, (y - height + edge) / edge))
  return fastestPxPerSecond * (below - above)
}
