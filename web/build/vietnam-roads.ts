/**
 * Draws the national roads of `data/vietnam-roads.geojson` into a path, and chooses where their signs stand. Run `node
 * web/build/vietnam-roads.ts` after changing it.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FeatureCollection, MultiLineString, Position } from 'geojson'
import { presimplify, simplify } from 'topojson-simplify'
import { type Point, placeOnPlane } from '../src/discover/map/map-plane.ts'

/** Square degrees: corners that take away less than this are left out, as for the outline of the country. */
const finest = 0.00005
/** Units of the plane between two signs of a road; a shorter road has one in its middle. */
const betweenSigns = 60
/** The roads that have signs: the source names some others after a road elsewhere. Compared with the official courses. */
const signed = new Set([
  ...[
    '1A',
    '1B',
    '2',
    '3',
    '4A',
    '4C',
    '5',
    '6',
    '7',
    '9',
    '10',
    '12',
    '13',
    '14',
    '14B',
    '14C',
    '18',
    '20',
    '22',
    '24',
  ],
  ...['25', '26', '27', '30', '32', '34', '49', '50', '51', '53', '55', '56', '60', '62', '63', '80', '91'],
])
/** Units of the plane that a line needs to have a sign. */
const shortest = 12

type Roads = FeatureCollection<MultiLineString, { name: string }>
const source: Roads = JSON.parse(
  await readFile(join(import.meta.dirname, 'data/vietnam-roads.geojson'), 'utf8'),
)
const roads = source.features.map(({ properties: { name }, geometry }) => {
  const arcs = geometry.coordinates
  const plain = simplify(presimplify({ type: 'Topology', objects: {}, arcs }), finest)
  return { name, lines: plain.arcs.map(onPlane) }
})

function onPlane(line: readonly Position[]): Point[] {
  return line.map(([longitude = 0, latitude = 0]) => placeOnPlane(longitude, latitude))
}

const round = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

/** Each corner by its distance from the one before. */
function drawnOf(line: readonly Point[]): string {
  const [first, ...rest] = line.map(round)
  if (!first) return ''
  let [x, y] = first
  const steps = rest.map(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y].map((part) => Number(part.toFixed(1)))
    ;[x, y] = [nextX, nextY]
    return step.join()
  })
  return `M${first.join()}l${steps.join(' ')}`.replaceAll(/,-| -/g, '-').replaceAll('0.', '.')
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, at, index) => sum + distance(line[index - 1] ?? at, at), 0)
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY)
}

/** The points that divide a line into parts of about the same length, without its ends. */
function signsOf(line: readonly Point[]): Point[] {
  const length = lengthOf(line)
  if (length < shortest) return []
  const count = Math.max(1, Math.round(length / betweenSigns))
  return Array.from({ length: count }, (_, index) => pointAt(line, (length * (index + 0.5)) / count))
}

function pointAt(line: readonly Point[], along: number): Point {
  let left = along
  for (const [index, at] of line.entries()) {
    const next = line[index + 1]
    if (!next) return at
    const part = distance(at, next)
    if (left <= part)
      return [at[0] + ((next[0] - at[0]) * left) / part, at[1] + ((next[1] - at[1]) * left) / part]
    left -= part
  }
  throw new Error('A line without points')
}

const lengthOfRoad = ({ lines }: (typeof roads)[number]) =>
  lines.reduce((sum, line) => sum + lengthOf(line), 0)
const signs = roads
  .toSorted((one, other) => lengthOfRoad(other) - lengthOfRoad(one))
  .filter(({ name }) => signed.has(name.replace('QL', '')))
  .map((road) => ({
    name: road.name,
    length: Math.round(lengthOfRoad(road)),
    at: road.lines.flatMap(signsOf).map(round),
  }))
  .filter(({ at }) => at.length > 0)

const path = roads.flatMap(({ lines }) => lines.map(drawnOf)).join('')
const rows = signs.map((sign) => `  ${JSON.stringify(sign)},\n`).join('')
await writeFile(
  join(import.meta.dirname, '../src/discover/map/roads.gen.ts'),
  `// Made by web/build/vietnam-roads.ts from data of LegoCity (CC BY-SA 4.0); do not edit.\nexport const roadsPath =\n  '${path}'\n/** The longest road first; lengths in units of the plane. */\nexport const roadSigns = [\n${rows}] as const\n`,
)
