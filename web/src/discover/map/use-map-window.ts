import { select } from 'd3-selection'
import { type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Point, plane } from './map-plane.ts'
import { leastScale, type MapWindow, mostScale, type Size, wholePlane, windowAround } from './map-window.ts'

type Control = {
  /** The visible window; null until the box has been measured. */
  readonly shown: MapWindow | null
  readonly size: Size
  /** Shows all of these points, the whole plane without any. */
  fit(points: readonly Point[]): void
  /** Nearer by a factor above 1, farther below it; the middle of the seen points keeps its place, else of the box. */
  zoomBy(factor: number, seen: readonly Point[]): void
}

/** Lets a box be dragged, pinched and wheeled over the plane, within the plane's edges. */
export function useMapWindow(box: RefObject<HTMLElement | null>): Control {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [shown, setShown] = useState<MapWindow | null>(null)
  const behavior = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight })
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [box])

  useEffect(() => {
    const element = box.current
    if (!element || size.width === 0) return
    const moved = zoom<HTMLElement, unknown>()
      .extent([
        [0, 0],
        [size.width, size.height],
      ])
      .scaleExtent([leastScale(size), mostScale(size)])
      .translateExtent([
        [0, 0],
        [plane.width, plane.height],
      ])
      // A press on a pin is a press, not the start of a drag.
      .filter((event: Event) => !(event.target instanceof Element && event.target.closest('button, a')))
      .on('zoom', ({ transform: { x, y, k } }) => setShown({ x, y, k }))
    behavior.current = moved
    const drawn = select<HTMLElement, unknown>(element)
    drawn.call(moved).on('dblclick.zoom', null)
    moved.transform(drawn, transformOf(wholePlane(size)))
    return () => {
      drawn.on('.zoom', null)
    }
  }, [box, size])

  return {
    shown,
    size,
    fit(points) {
      if (box.current)
        behavior.current?.transform(select(box.current), transformOf(windowAround(points, size)))
    },
    zoomBy(factor, seen) {
      const still: [number, number] | undefined =
        seen.length === 0 ? undefined : [mean(seen.map(([x]) => x)), mean(seen.map(([, y]) => y))]
      if (box.current) behavior.current?.scaleBy(select(box.current), factor, still)
    },
  }
}

const mean = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length

function transformOf({ x, y, k }: MapWindow) {
  return zoomIdentity.translate(x, y).scale(k)
}
