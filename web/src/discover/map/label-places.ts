import type { Point } from './map-plane.ts'
import { type MapWindow, type Size, seenAt } from './map-window.ts'

/** A place the map can name. `minScale`: the scale of the window, relative to the whole plane, it is named from. */
export type NamedPlace = {
  readonly id: string
  readonly kind: 'town' | 'airport' | 'road'
  readonly at: Point
  readonly name: string
  readonly minScale: number
}

/** A place with its name to the right or to the left of its mark, a road's on the road; on the screen, in pixels. */
export type PlaceLabel = NamedPlace & {
  readonly seen: Point
  readonly side: 'left' | 'right' | 'middle'
  /** Where the name begins, or ends when it is to the left. */
  readonly textX: number
}

/** A part of the screen that names keep clear of: a pin, a button. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const textHeight = 16
const latinWidth = 7
/** Of hangul and kana: as wide as the font is high. */
const fullWidth = 12
const markRadius = 5
const gap = 2

/**
 * The places to name in a window of the map: from the first on, each whose name would cover neither `taken` nor the
 * name of an earlier one.
 *
 * @param places the most important first
 * @param scale of the window, relative to the one that shows the whole plane
 */
export function labelPlaces(
  places: readonly NamedPlace[],
  { shown, size, scale, taken }: { shown: MapWindow; size: Size; scale: number; taken: readonly Box[] },
): PlaceLabel[] {
  const covered = [...taken]
  const named = new Set<Box>()
  const labels: PlaceLabel[] = []
  for (const place of places) {
    if (place.minScale > scale) continue
    const seen = seenAt(place.at, shown)
    const pin = taken.find((box) => isIn(box, seen))
    // A pin has the name of one town beside it: with several names it is unclear which lies where.
    if (pin && (place.kind !== 'town' || named.has(pin))) continue
    for (const side of place.kind === 'road' ? (['middle'] as const) : (['right', 'left'] as const)) {
      const box = boxOf(place, seen, side, pin)
      if (!isInside(box, size) || covered.some((other) => overlaps(box, other))) continue
      covered.push(box)
      if (pin) named.add(pin)
      const textX = side === 'left' ? box.left + widthOf(place.name) : box.right - widthOf(place.name)
      labels.push({ ...place, seen, side, textX })
      break
    }
  }
  return labels
}

/** The mark with its name beside it; beside the pin that covers the mark. A road's sign lies on the road. */
function boxOf({ name }: NamedPlace, [x, y]: Point, side: PlaceLabel['side'], pin: Box | undefined): Box {
  const [top, bottom] = [y - textHeight / 2, y + textHeight / 2]
  if (side === 'middle') return { left: x - widthOf(name) / 2, right: x + widthOf(name) / 2, top, bottom }
  const reach = widthOf(name) + gap
  const edge = side === 'right' ? (pin?.right ?? x + markRadius) : (pin?.left ?? x - markRadius)
  const back = pin ? edge : side === 'right' ? x - markRadius : x + markRadius
  return {
    left: side === 'right' ? back : edge - reach,
    right: side === 'right' ? edge + reach : back,
    top,
    bottom,
  }
}

function isIn({ left, right, top, bottom }: Box, [x, y]: Point): boolean {
  return x > left && x < right && y > top && y < bottom
}

function widthOf(text: string): number {
  const wide = text.match(/[\u3000-\uffef]/g)?.length ?? 0
  return wide * fullWidth + (text.length - wide) * latinWidth
}

function isInside({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
