import { type Point, plane } from './map-plane.ts'

/** The visible part of the plane: a point of the plane is at `x + k · px`, `y + k · py` of the screen's box. */
export type MapWindow = { readonly x: number; readonly y: number; readonly k: number }
export type Size = { readonly width: number; readonly height: number }

/** Never nearer than a few kilometres across: the outline has no more to show. */
const nearest = 14
/** Padding around the fitted points, in pixels of the screen. */
const margin = 48

/** The window that shows the whole plane. */
export function wholePlane(size: Size): MapWindow {
  return centred([plane.width / 2, plane.height / 2], leastScale(size), size)
}

/** The window that shows all of the points with padding; the whole plane without any. */
export function windowAround(points: readonly Point[], size: Size): MapWindow {
  const [first, ...rest] = points
  if (first === undefined) return wholePlane(size)
  let [left, top] = first
  let [right, bottom] = first
  for (const [x, y] of rest) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const across = (size.width - 2 * margin) / Math.max(right - left, 1)
  const down = (size.height - 2 * margin) / Math.max(bottom - top, 1)
  const k = Math.min(Math.max(Math.min(across, down), leastScale(size)), mostScale(size))
  return centred([(left + right) / 2, (top + bottom) / 2], k, size)
}

/** Where a point of the plane is seen. */
export function seenAt([px, py]: Point, { x, y, k }: MapWindow): Point {
  return [x + k * px, y + k * py]
}

/** The window's corners on the plane: left, top, right, bottom. */
export function cornersOf({ x, y, k }: MapWindow, size: Size): readonly [Point, Point] {
  return [
    [-x / k, -y / k],
    [(size.width - x) / k, (size.height - y) / k],
  ]
}

export function leastScale({ width, height }: Size): number {
  return Math.min(width / plane.width, height / plane.height)
}

export function mostScale(size: Size): number {
  return leastScale(size) * nearest
}

function centred([px, py]: Point, k: number, { width, height }: Size): MapWindow {
  return { k, x: width / 2 - k * px, y: height / 2 - k * py }
}
