import Supercluster from 'supercluster'
import type { DataOf } from '../../api/calls.ts'
import { degreesAt, type Point, placeOnPlane } from './map-plane.ts'
import { cornersOf, type MapWindow, type Size } from './map-window.ts'

export type CourseOnMap = DataOf<'GET /api/services/map_facility'>[number]

/** What stands on the map: one course, or several that lie too close together to be told apart. */
export type Pin =
  | { readonly at: Point; readonly course: CourseOnMap }
  | { readonly at: Point; readonly courses: readonly CourseOnMap[] }

/** Pins nearer than this are one, in pixels of the screen; up to twice as much between two steps of the library. */
const nearest = 40
/** Side of the square that the library takes for the world at zoom 0. */
const worldSide = 512
const worldDegrees = 360

/** Gives what to draw for a window of the map, for one set of courses. */
export function gatherPins(courses: readonly CourseOnMap[]): (shown: MapWindow, size: Size) => Pin[] {
  const index = new Supercluster<{ course: CourseOnMap }>({
    radius: nearest,
    extent: worldSide,
    maxZoom: 11,
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
    return index.getClusters([west, south, east, north], Math.floor(depth)).map((found) => {
      const [longitude = 0, latitude = 0] = found.geometry.coordinates
      const at = placeOnPlane(longitude, latitude)
      if (!('cluster_id' in found.properties)) return { at, course: found.properties.course }
      const leaves = index.getLeaves(found.properties.cluster_id, Number.POSITIVE_INFINITY)
      return { at, courses: leaves.map((leaf) => leaf.properties.course) }
    })
  }
}
