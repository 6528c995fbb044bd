/**
 * Draws Vietnam and what borders on it out of Natural Earth's open data into two paths, so that the map of courses
 * needs no tile server. Run `node web/build/vietnam-map.ts` after changing it.
 */
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { geoIdentity, geoPath, geoTransform } from 'd3-geo'
import { merge } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { placeOnPlane, plane } from '../src/discover/map/map-plane.ts'

const vietnam = '704'
/** China, Laos, Cambodia, Thailand, Myanmar, Malaysia, Philippines, Brunei. */
const neighbours = new Set(['156', '418', '116', '764', '104', '458', '608', '096'])
/** Square degrees: corners that take away less than this are left out; away from Vietnam's own lines much more. */
const finest = 0.0006
const coarser = 40

const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
const atlas: Topology<{ countries: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'))
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

function pathOf(wanted: (id: string) => boolean): string {
  const drawn = path(merge(plain, shapesOf(wanted) as Parameters<typeof merge>[1]))
  if (drawn === null) throw new Error('Nothing to draw')
  return drawn
}

const head = '// Made by web/build/vietnam-map.ts from Natural Earth (public domain); do not edit.\n'
await writeFile(
  join(import.meta.dirname, '../src/discover/map/vietnam.gen.ts'),
  `${head}export const vietnamPath =\n  '${pathOf((id) => id === vietnam)}'\nexport const neighboursPath =\n  '${pathOf((id) => neighbours.has(id))}'\n`,
)
