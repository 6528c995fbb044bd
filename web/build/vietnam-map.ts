/**
 * Draws Vietnam, what borders on it, its rivers and lakes out of Natural Earth's open data into paths, so that the map
 * of courses needs no tile server. Run `node web/build/vietnam-map.ts` after changing it.
 */
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { geoIdentity, geoPath, geoTransform } from 'd3-geo'
import type { Feature, FeatureCollection } from 'geojson'
import { merge } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { placeOnPlane, plane } from '../src/discover/map/map-plane.ts'

const vietnam = '704'
/** China, Laos, Cambodia, Thailand, Myanmar, Malaysia, Philippines, Brunei. */
const neighbours = new Set(['156', '418', '116', '764', '104', '458', '608', '096'])
/** Square degrees: corners that take away less than this are left out; away from Vietnam's own lines much more. */
const finest = 0.00015
const coarser = 160

const packages = createRequire(import.meta.url)
const atlas: Topology<{ countries: GeometryCollection }> = packages('world-atlas/countries-10m.json')
const weighed = presimplify(atlas)
const home = weighed.objects.countries.geometries.find((one) => one.id === vietnam)
const ownLines = new Set(
  home?.type === 'MultiPolygon' ? home.arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc)) : [],
)
weighed.arcs.forEach((line, arc) => {
  if (!ownLines.has(arc)) for (const corner of line) corner[2] = (corner[2] ?? 0) / coarser
})
const plain = simplify(weighed, finest)
const countries = plain.objects.countries.geometries.filter((one) => one.type !== null)
const shapesOf = (wanted: (id: string) => boolean) =>
  countries.filter((one) => (one.type === 'Polygon' || one.type === 'MultiPolygon') && wanted(String(one.id)))

/** Land is drawn past the plane's edges, for boxes of another shape than the plane's. */
const beyond = 600

const onPlane = geoTransform({
  point(longitude, latitude) {
    this.stream.point(...placeOnPlane(longitude, latitude))
  },
})
const frame = geoIdentity().clipExtent([
  [-beyond, -beyond],
  [plane.width + beyond, plane.height + beyond],
])
const path = geoPath({ stream: (output) => onPlane.stream(frame.stream(output)) }).digits(1)

function drawnOf(shape: Parameters<typeof path>[0]): string {
  const drawn = path(shape)
  if (drawn === null) throw new Error('Nothing to draw')
  return drawn
}

const pathOf = (wanted: (id: string) => boolean) =>
  drawnOf(merge(plain, shapesOf(wanted) as Parameters<typeof merge>[1]))

/** The rivers and lakes of the plane; the data are rounded to a hundredth of a degree. */
function waterPath(name: 'rivers' | 'lakes'): string {
  const features: FeatureCollection = packages(`mapeo-offline-map/dist/${name}.json`)
  return drawnOf({ ...features, features: features.features.filter(isNearPlane) })
}

function isNearPlane({ geometry }: Feature): boolean {
  const [[left, top], [right, bottom]] = path.bounds(geometry)
  return right > 0 && left < plane.width && bottom > 0 && top < plane.height
}

const head = '// Made by web/build/vietnam-map.ts from Natural Earth (public domain); do not edit.\n'
await writeFile(
  join(import.meta.dirname, '../src/discover/map/vietnam.gen.ts'),
  `${head}export const vietnamPath =\n  '${pathOf((id) => id === vietnam)}'\nexport const neighboursPath =\n  '${pathOf((id) => neighbours.has(id))}'\nexport const riversPath =\n  '${waterPath('rivers')}'\nexport const lakesPath =\n  '${waterPath('lakes')}'\n`,
)
