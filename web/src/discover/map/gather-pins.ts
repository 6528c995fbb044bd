import Supercluster from 'supercluster'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import type { Box } from './label-places.ts'
import { degreesAt, type Point, placeOnPlane } from './map-plane.ts'
import { cornersOf, type MapWindow, type Size, seenAt } from './map-window.ts'

export type CourseOnMap = DataOf<typeof api.courses.onMap>[number]

/** A pin of the map: one course, or several that are too close to each other. */
export type Pin =
  | { readonly at: Point; readonly course: CourseOnMap }
  | { readonly at: Point; readonly courses: readonly CourseOnMap[] }

/** Pins nearer than this are one, in pixels of the screen; up to twice as much between two steps of the library. */
const nearest = 40
/** From here on the library gathers nothing any more. */
const nearZoom = 11
/** Half of what a pin covers, in pixels of the screen: a price is wide, a number is round. */
const halfPrice = 40
const halfNumber = 18
/** Side of the square that the library takes for the world at zoom 0. */
const worldSide = 512
const worldDegrees = 360

/** Gives what to draw for a window of the map, for one set of courses. */
export function gatherPins(courses: readonly CourseOnMap[]): (shown: MapWindow, size: Size) => Pin[] {
  const index = new Supercluster<{ course: CourseOnMap }>({
    radius: nearest,
    extent: worldSide,
    maxZoom: nearZoom,
  })
  index.load(
    courses.map((course) => ({
      type: 'Feature',
      properties: { course },
      geometry: { type: 'Point', coordinates: [course.longitude, course.latitude] },
    })),
  )
  return (shown, size) => {
    const [topLeft, bottomRight] = cornersOf(shown, size)
    const [west, north] = degreesAt(topLeft)
    const [east, south] = degreesAt(bottomRight)
    const screenPerDegree = size.width / (east - west)
    const depth = Math.log2((screenPerDegree * worldDegrees) / worldSide)
    const gathered = index.getClusters([west, south, east, north], Math.floor(depth)).map((found): Pin => {
      const [longitude = 0, latitude = 0] = found.geometry.coordinates
      const at = placeOnPlane(longitude, latitude)
      if (!('cluster_id' in found.properties)) return { at, course: found.properties.course }
      const leaves = index.getLeaves(found.properties.cluster_id, Number.POSITIVE_INFINITY)
      return { at, courses: leaves.map((leaf) => leaf.properties.course) }
    })
    return depth > nearZoom + 1 ? gathered : joinOverlaps(gathered, shown.k)
  }
}

/** Merges two pins that would overlap, at `scale` pixels of the screen per unit of the plane. */
function joinOverlaps(pins: readonly Pin[], scale: number): Pin[] {
  const apart: Pin[] = []
  for (const pin of pins) {
    const under = apart.findIndex((other) => lieOver(pin, other, scale))
    const other = apart[under]
    if (other) apart[under] = joined(pin, other)
    else apart.push(pin)
  }
  return apart.length === pins.length ? apart : joinOverlaps(apart, scale)
}

/** What a pin covers, in pixels of the screen. */
export function boxOfPin(pin: Pin, shown: MapWindow): Box {
  const [x, y] = seenAt(pin.at, shown)
  const half = halfOf(pin)
  return { left: x - half, right: x + half, top: y - halfNumber, bottom: y + halfNumber }
}

const halfOf = (pin: Pin) => ('course' in pin ? halfPrice : halfNumber)
const coursesOf = (pin: Pin) => ('course' in pin ? [pin.course] : pin.courses)

function lieOver(one: Pin, other: Pin, scale: number): boolean {
  const across = Math.abs(one.at[0] - other.at[0]) * scale
  const down = Math.abs(one.at[1] - other.at[1]) * scale
  return across < halfOf(one) + halfOf(other) && down < 2 * halfNumber
}

/** In the middle of all its courses. */
function joined(one: Pin, other: Pin): Pin {
  const [some, others] = [coursesOf(one), coursesOf(other)]
  const share = some.length / (some.length + others.length)
  const between = (a: number, b: number) => a * share + b * (1 - share)
  return {
    at: [between(one.at[0], other.at[0]), between(one.at[1], other.at[1])],
    courses: [...some, ...others],
  }
}
