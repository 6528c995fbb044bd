import { type Chance, chanceFrom } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { asSvg, downward, height, width } from '../drawing/drawing.ts'
import { type Palette, paletteOf, type Region } from '../drawing/palette.ts'
import { type Point, softLine } from '../drawing/path.ts'
import { blob } from '../landscape/bunker.ts'
import { crownSymbols } from './hole-map.ts'
import { numberPath } from './hole-number.ts'
import { type Lane, type Loop, lanesOf, loopsFor } from './routing.ts'

const treesAtMost = 110

/** Nearer to a hole's line than this there is no tree and no pond. */
const clear = 46

function near(lanes: readonly Lane[], [x, y]: Point, distance: number): boolean {
  return lanes.some(({ line }) => line.some(([px, py]) => Math.hypot(px - x, py - y) < distance))
}

/** Fairways first, then the objects on them, so that no hole covers another's green. */
function holes(chance: Chance, palette: Palette, lanes: readonly Lane[]): string {
  const cut = mix(palette.fairway, palette.rough[1], 0.5)
  const fairways = lanes.map(({ line }) => softLine(line.slice(1, -1))).join('')
  const strip = (colour: string, wide: number) =>
    `<path fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" d="${fairways}"/>`
  let greens = ''
  let sand = ''
  let tees = ''
  let flags = ''
  for (const { line, outward } of lanes) {
    const [tee, pin] = [line[0], line.at(-1)]
    if (!tee || !pin) continue
    const [x, y] = [Math.round(pin[0]), Math.round(pin[1])]
    greens += softLine(blob(chance, x, y, 21, 17, 0.14, 6), true)
    sand += softLine(
      blob(chance, x + outward[0] * 30 * chance.side(), y + outward[1] * 30, 11, 8, 0.25, 6),
      true,
    )
    tees += `<rect x="${Math.round(tee[0]) - 9}" y="${Math.round(tee[1]) - 6}" width="18" height="12" rx="4"/>`
    flags += `M${x} ${y}v-22l14 5-14 5`
  }
  return `${strip(cut, 44)}${strip(palette.fairway, 34)}<path fill="${palette.sand}" d="${sand}"/><path fill="${palette.green}" stroke="${palette.stripe}" stroke-width="4" d="${greens}"/><g fill="${palette.stripe}" stroke="${cut}" stroke-width="2">${tees}</g><path fill="${palette.flag}" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" d="${flags}"/>`
}

/** The number of each hole in a disc beside its tee. */
function numbers(lanes: readonly Lane[]): string {
  let discs = ''
  let digits = ''
  for (const { number, badge } of lanes) {
    const [x, y] = [Math.round(badge[0]), Math.round(badge[1])]
    discs += `<circle cx="${x}" cy="${y}" r="19"/>`
    digits += numberPath(number, x, y)
  }
  return `<g fill="#fff">${discs}</g><path fill="none" stroke="#163a34" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" d="${digits}"/>`
}

/** A pond within each loop, where no hole runs through it. */
function ponds(chance: Chance, palette: Palette, loops: readonly Loop[], lanes: readonly Lane[]) {
  const spots: { at: Point; rx: number; ry: number }[] = []
  for (const { at, rx, ry } of loops) {
    const [px, py] = [rx * chance.between(0.26, 0.36), ry * chance.between(0.24, 0.34)]
    const middle: Point = [at[0] + chance.between(-0.1, 0.1) * rx, at[1] + chance.between(-0.1, 0.1) * ry]
    if (!near(lanes, middle, Math.max(px, py) * 0.8 + clear)) spots.push({ at: middle, rx: px, ry: py })
  }
  const edges = spots.map(({ at, rx, ry }) => softLine(blob(chance, at[0], at[1], rx, ry, 0.16, 9), true))
  const rim = mix(palette.sand, palette.rough[1], 0.45)
  return {
    drawn: `<path fill="url(#w)" stroke="${rim}" stroke-width="9" paint-order="stroke" d="${edges.join('')}"/>`,
    covers: ([x, y]: Point) =>
      spots.some(({ at, rx, ry }) => Math.hypot((x - at[0]) / (rx + 26), (y - at[1]) / (ry + 26)) < 1.1),
  }
}

function trees(chance: Chance, mayStand: (at: Point) => boolean): string {
  const sizes: Record<string, string> = {}
  let grove: Point = [0, 0]
  for (let i = 0, placed = 0; i < 600 && placed < treesAtMost; i++) {
    if (i % 6 === 0) grove = [chance.between(0, width), chance.between(0, height)]
    const at: Point = [grove[0] + chance.between(-70, 70), grove[1] + chance.between(-60, 60)]
    if (!mayStand(at)) continue
    const size = chance.pick(['.28', '.36', '.44'])
    const symbol = chance.happens(0.25) ? 'u' : 't'
    const scaled = (value: number) => Math.round(value / Number(size))
    sizes[size] = `${sizes[size] ?? ''}<use href="#${symbol}" x="${scaled(at[0])}" y="${scaled(at[1])}"/>`
    placed++
  }
  return Object.entries(sizes)
    .map(([size, uses]) => `<g transform="scale(${size})">${uses}</g>`)
    .join('')
}

function clubhouse(palette: Palette, [x, y]: Point): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><path fill="${palette.shade}" opacity=".25" d="M-30-14h70v44h-70z"/><path fill="${palette.wall}" d="M-36-20h72v44h-72z"/><path fill="${palette.roof}" d="M-40-24h80L28 2h-56z"/></g>`
}

/**
 * The holes of a nine or a whole layout seen from above and numbered, as a scorecard shows them: each nine starts and
 * ends at the clubhouse. Not to scale, and not the real place: it is shown where a club has provided no map.
 */
export function drawLayoutMap(layout: {
  slug: string
  place: string
  region: Region
  holes: number
}): string {
  const chance = chanceFrom(`${layout.slug}/layout/${layout.place}`)
  const palette = paletteOf(layout.region, 'noon')
  const { loops, house } = loopsFor(layout.holes)
  const lanes = lanesOf(chance, loops, layout.holes)
  const water = ponds(chance, palette, loops, lanes)
  const ground = downward('r', [
    [0, mix(palette.rough[0], palette.rough[1], 0.3)],
    [1, mix(palette.rough[0], palette.rough[1], 0.65)],
  ])
  const wet = downward('w', [
    [0, mix(palette.water[0], palette.water[1], 0.35)],
    [1, palette.water[1]],
  ])
  const mayStand = (at: Point) =>
    !near(lanes, at, clear) &&
    !water.covers(at) &&
    Math.hypot(at[0] - house[0], at[1] - house[1]) > 76 &&
    lanes.every(({ badge }) => Math.hypot(at[0] - badge[0], at[1] - badge[1]) > 40)
  return asSvg(
    {
      defs: `${ground}${wet}${crownSymbols(palette, layout.region, 10)}`,
      body: `<path fill="url(#r)" d="M0 0H${width}V${height}H0z"/>${water.drawn}${holes(chance, palette, lanes)}${trees(chance, mayStand)}${clubhouse(palette, house)}${numbers(lanes)}`,
    },
    width,
    height,
  )
}
