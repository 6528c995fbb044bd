import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import {
  again,
  type Drawing,
  downward,
  height,
  layered,
  outward,
  seeThrough,
  shows,
  width,
} from '../drawing/drawing.ts'
import type { Light, Palette, Region } from '../drawing/palette.ts'
import { type Point, softLine } from '../drawing/path.ts'
import { blob } from '../landscape/bunker.ts'
import { lampsAt } from '../landscape/lamps.ts'
import { fairwayOf, type Hole, holeFor } from './hole-shape.ts'
import { type MapWater, mapWater } from './map-water.ts'

/** A tree from above, 100 units across, its shadow falling away from the sun at the upper left. */
export function crownSymbols(palette: Palette, region: Region, reach: number): string {
  const dark = mix(palette.tree, palette.shade, 0.25)
  const shadow = `<ellipse cx="${reach}" cy="${reach * 0.8}" rx="50" ry="46" fill="${palette.shade}" opacity=".24"/>`
  const crown =
    'M-44-12a25 25 0 0 1 31-33 27 27 0 0 1 45 10 26 26 0 0 1 8 43 27 27 0 0 1-33 35 27 27 0 0 1-42-12 24 24 0 0 1-9-43z'
  const round = `${shadow}<path fill="${dark}" d="${crown}"/><path fill="${palette.tree}" transform="matrix(.76 0 0 .76-6-7)" d="${crown}"/><path fill="${palette.treeLit}" opacity=".55" transform="matrix(.4 0 0 .4-14-15)" d="${crown}"/>`
  const palm = `${shadow}<path fill="${dark}" d="M0 0q26-34 54-22-26 2-54 22 44-4 42 28-14-22-42-28 20 30 0 52-6-24 0-52-22 36-46 26 22-6 46-26-44 4-46-26 18 16 46 26-24-34-4-52 2 24 4 52z"/><path fill="${palette.treeLit}" d="M0 0q-30-30-50-10 28-4 50 10-4-30 22-44-8 22-22 44 22-16 42-6-22 0-42 6z"/>`
  return `<g id="t">${region === 'south' ? palm : round}</g><g id="u">${region === 'south' ? round : palm}</g>`
}

/** Crowns in groves along the hole; none on the fairway or in the water. */
function crowns(chance: Chance, hole: Hole, water: MapWater, region: Region): string {
  const sizes: Record<string, string> = {}
  const second = region === 'central' ? 0.45 : region === 'south' ? 0.4 : 0
  let grove: Point = [0, 0]
  for (let i = 0, placed = 0; i < 400 && placed < 56; i++) {
    if (i % 7 === 0)
      grove = hole.beside(chance.between(-0.1, 1.1), chance.side() * (hole.half + chance.between(60, 330)))
    const [x, y] = [grove[0] + chance.between(-105, 105), grove[1] + chance.between(-80, 80)]
    if (x < -30 || x > width + 30 || y < -30 || y > height + 30) continue
    const size = chance.pick(['.44', '.56', '.7', '.86'])
    const s = Number(size)
    if (hole.away(x, y) < hole.half + 14 + 50 * s || water.covers(x, y, 44 * s)) continue
    const symbol = chance.happens(second) ? 'u' : 't'
    sizes[size] =
      `${sizes[size] ?? ''}<use href="#${symbol}" x="${Math.round(x / s)}" y="${Math.round(y / s)}"/>`
    placed++
  }
  return Object.entries(sizes)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([size, uses]) => `<g transform="scale(${size})">${uses}</g>`)
    .join('')
}

/** A sand bunker from above. */
function bunkers(chance: Chance, palette: Palette, hole: Hole, water: MapWater): string {
  const spots: { at: Point; r: number }[] = [
    { at: hole.beside(0.93, hole.side * 86), r: 38 },
    { at: hole.beside(1.04, -hole.side * 82), r: 32 },
    { at: hole.beside(0.6, -hole.side * (hole.half + 12)), r: 44 },
    { at: hole.beside(0.52, hole.side * (hole.half + 8)), r: 36 },
  ]
  let rim = ''
  let floor = ''
  for (const { at, r } of spots) {
    if (water.covers(at[0], at[1], r)) continue
    const edge = blob(chance, at[0], at[1], r * chance.between(0.9, 1.3), r * 0.72, 0.24, 7)
    rim += softLine(edge, true)
    floor += softLine(
      edge.map(([x, y]): Point => [at[0] + (x - at[0]) * 0.86 + 2, at[1] + (y - at[1]) * 0.82 + 3]),
      true,
    )
  }
  return `<path fill="${palette.sandShade}" d="${rim}"/><path fill="${palette.sand}" d="${floor}"/>`
}

function tees(palette: Palette, hole: Hole): string {
  const [a, b] = [hole.at(0), hole.at(0.03)]
  const turn = Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI)
  const box = (t: number, off: number, w: number) => {
    const [x, y] = hole.beside(t, off)
    return `<rect x="${-w / 2}" y="-17" width="${w}" height="34" rx="7" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})"/>`
  }
  return `<g fill="${palette.stripe}" stroke="${mix(palette.rough[1], palette.fairway, 0.4)}" stroke-width="4">${box(-0.02, 0, 52)}${box(0.06, hole.side * 16, 44)}${box(0.125, -hole.side * 8, 38)}</g>`
}

/** The line a golfer would play: from the tee over the landing place to the flag. */
function playLine(palette: Palette, hole: Hole): string {
  const [tee, landing, pin] = [hole.at(0), hole.at(0.56), hole.at(1)]
  const r = (p: Point) => `${Math.round(p[0])} ${Math.round(p[1])}`
  const [px, py] = [Math.round(pin[0]), Math.round(pin[1])]
  return `<path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 13" opacity=".85" d="M${r(tee)}L${r(landing)}L${r(pin)}"/><circle cx="${Math.round(landing[0])}" cy="${Math.round(landing[1])}" r="13" fill="none" stroke="#fff" stroke-width="4" opacity=".85"/><circle cx="${r(tee).replace(' ', '" cy="')}" r="7" fill="#fff"/><path stroke="${palette.shade}" stroke-width="4" opacity=".3" d="M${px} ${py}l34 26"/><path stroke="#fff" stroke-width="4" d="M${px} ${py}v-58"/><path fill="${palette.flag}" d="M${px} ${py - 60}l40 12-40 14z"/>`
}

/** The hole from above, like a page of a yardage book: tees, fairway, sand, water, groves and the green. */
export function drawHoleMap(chance: Chance, palette: Palette, region: Region, light: Light): Drawing {
  const hole = holeFor(chance)
  const water = mapWater(chance, palette, region, hole)
  const [gx, gy] = hole.at(1)
  const green = softLine(blob(chance, gx, gy, 80, 62, 0.13, 7), true)
  const shades = [0, 1, 2]
    .map(() =>
      softLine(blob(chance, chance.between(100, 1100), chance.between(80, 670), 260, 120, 0.2, 6), true),
    )
    .join('')
  const base: Drawing = {
    defs:
      crownSymbols(palette, region, light === 'noon' ? 10 : 26) +
      downward('r', [
        [0, mix(palette.rough[0], palette.rough[1], 0.35)],
        [1, mix(palette.rough[0], palette.rough[1], 0.78)],
      ]) +
      outward('h', [
        [0, palette.halo, light === 'noon' ? 0.25 : 0.6],
        [1, palette.halo, 0],
      ]),
    body: `<path fill="url(#r)" d="M0 0H${width}V${height}H0z"/><path fill="${seeThrough(palette.rough[1], 0.25)}" d="${shades}"/>`,
  }
  const rim = mix(palette.fairway, palette.rough[1], 0.5)
  return layered(
    base,
    water.behind,
    fairwayOf(chance, palette, hole),
    shows(
      `<clipPath id="z"><path id="g" d="${green}"/></clipPath>${again('g', rim, gx, gy, 1.62, 1.6)}${again('g', palette.fairway, gx, gy, 1.36, 1.36)}`,
    ),
    water.inFront,
    shows(
      `<use href="#g" fill="${palette.green}" stroke="${palette.stripe}" stroke-width="8"/><path clip-path="url(#z)" stroke="${palette.greenStripe}" stroke-width="16" d="M${Math.round(gx - 68)} ${Math.round(gy - 80)}l-50 160m82-160l-50 160m82-160l-50 160m82-160l-50 160m82-160l-50 160"/>${bunkers(chance, palette, hole, water)}${tees(palette, hole)}${crowns(chance, hole, water, region)}<circle fill="url(#h)" cx="0" cy="0" r="760"/>`,
    ),
    lampsAt(light, [hole.at(0.02), hole.beside(0.34, -60), hole.beside(0.62, 60), hole.at(0.98)]),
    shows(playLine(palette, hole)),
  )
}
