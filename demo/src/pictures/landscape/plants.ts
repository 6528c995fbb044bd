import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { short } from '../drawing/drawing.ts'
import type { Land, Palette, Region } from '../drawing/palette.ts'

type Species = (palette: Palette, dark: string) => string

const crown =
  'M-34-40a19 19 0 0 1-1-31 21 21 0 0 1 29-24 23 23 0 0 1 34 11 19 19 0 0 1 8 34 19 15 0 0 1-29 15 21 13 0 0 1-29 1 17 12 0 0 1-12-6z'

function broad({ tree, treeLit, trunk }: Palette, dark: string): string {
  return `<path fill="${trunk}" d="M-3 1l1-36h5l1 36z"/><path id="f" d="${crown}"/><use href="#f" fill="${dark}"/><use href="#f" fill="${tree}" transform="matrix(.84 0 0 .84-5-13)"/><use href="#f" fill="${treeLit}" opacity=".6" transform="matrix(.5 0 0 .46-13-45)"/>`
}

function slim({ tree, trunk }: Palette, dark: string): string {
  return `<path fill="${trunk}" d="M-2 1l1-30h3l1 30z"/><path fill="${dark}" d="M0-100c10 16 22 52 16 70-6 12-26 12-32 0C-22-48-10-84 0-100z"/><path fill="${tree}" d="M0-100c3 18 6 40-2 54-4 12-10 20-14 16C-22-48-10-84 0-100z"/>`
}

/** A pine of the highlands: a bare stem under tiers of needles. */
function pine({ tree, treeLit, trunk }: Palette, dark: string): string {
  return `<path fill="${trunk}" d="M-3 1l2-50h3l2 50z"/><path fill="${dark}" d="M0-100l16 26-7-1 14 24-8-1 13 25q-28 9-56 0l13-25-8 1 14-24-7 1z"/><path fill="${tree}" d="M0-100l6 26-5-1 8 24-6-1 5 29q-18 2-36-4l13-25-8 1 14-24-7 1z"/><path fill="${treeLit}" opacity=".5" d="M0-100l1 26-9-1zM-10-60l6 10-16 2zM-14-40l4 15-18-2z"/>`
}

function palm({ tree, treeLit, trunk }: Palette, dark: string): string {
  return `<path fill="none" stroke="${trunk}" stroke-width="4" d="M0 1q2-44 9-76"/><path fill="${dark}" d="M9-76q26-16 40 18-16-18-40-18 28-2 22 36-6-28-22-36-2 22-18 34 2-24 18-34"/><path fill="${tree}" d="M9-76q-30-14-44 20 18-20 44-20-10-26-40-16 24 0 40 16 4-28 36-24-26 4-36 24"/><path fill="${treeLit}" d="M9-76q-14-22-40-16 22 0 40 16q-24-10-40 10 18-12 40-10"/>`
}

/** Casuarina, the feathery tree of the coast: thin stems with tufts blown to one side. */
function casuarina({ tree, treeLit, trunk }: Palette, dark: string): string {
  return `<path fill="none" stroke="${trunk}" stroke-width="2.5" d="M0 1q-2-40 5-92M0-40l-16-20M1-50l18-14"/><path fill="${dark}" d="M-36-52q10-14 30-16 14 2 22 12-24-6-52 4zM2-54q12-16 36-14 8 6 8 10-20-2-44 4zM-14-76q14-22 34-20 10 10 6 18-22-8-40 2z"/><path fill="${tree}" d="M-38-54q12-18 36-14-12 12-36 14zM-18-80q12-20 34-16-10 14-34 16zM4-58q16-16 34-10-12 10-34 10z"/><path fill="${treeLit}" opacity=".7" d="M-34-57q12-12 24-11-8 9-24 11zM-14-82q10-13 24-12-8 11-24 12z"/>`
}

/** Marram grass of the dunes. */
function tuft({ treeLit }: Palette): string {
  return `<path fill="${treeLit}" d="M-16 0q-6-50-34-62 26 14 28 62zM-4 0q-10-44-26-84 28 36 32 84zM6 0q-6-66-10-96 12 30 16 96zM14 0q4-60 22-90-10 34-14 90zM20 0q0-44 34-66-20 26-26 66z"/>`
}

const speciesOf: Record<Land, readonly [common: Species, companion: Species]> = {
  karst: [broad, slim],
  pines: [pine, slim],
  highland: [slim, pine],
  city: [broad, palm],
  river: [palm, broad],
  dunes: [casuarina, palm],
  island: [palm, casuarina],
}

/**
 * Plants of a land as symbols 100 units tall with their base at 0,0: `#t` the common tree, `#u` its companion, in the
 * centre also `#q` dune grass. `sunSide` is -1 when the light comes from the left: crowns are lit there, shadows fall
 * the other way.
 */
export function plantSymbols(palette: Palette, region: Region, sunSide: -1 | 1): string {
  const dark = mix(palette.tree, palette.shade, 0.3)
  const mirrored = sunSide > 0 ? ' transform="scale(-1 1)"' : ''
  const [common, companion] = speciesOf[palette.land]
  const symbol = (id: string, plant: string) =>
    `<g id="${id}"${mirrored}><ellipse cx="14" cy="1" rx="30" ry="4" fill="${palette.shade}" opacity=".22"/>${plant}</g>`
  const grass = region === 'central' ? `<g id="q">${tuft(palette)}</g>` : ''
  return symbol('t', common(palette, dark)) + symbol('u', companion(palette, dark)) + grass
}

export type Plant = {
  readonly symbol: 't' | 'u' | 'q'
  readonly x: number
  readonly y: number
  readonly tall: number
}

/**
 * Places plants in the picture, small ones at the back. Sizes are drawn in steps of a fifth, so that plants of one size
 * share a group. The light must stay on its side, so plants are never flipped.
 */
export function standing(plants: readonly Plant[]): string {
  const step = (p: Plant) => Math.round(Math.log(p.tall / 100) / Math.log(1.2))
  const sizes = Map.groupBy(plants, step)
  return [...sizes]
    .sort(([a], [b]) => a - b)
    .map(([size, group]) => {
      const scale = Number(short(1.2 ** size))
      const uses = group
        .toSorted((a, b) => a.y - b.y)
        .map(
          (p) => `<use href="#${p.symbol}" x="${Math.round(p.x / scale)}" y="${Math.round(p.y / scale)}"/>`,
        )
      return `<g transform="scale(${short(scale)})">${uses.join('')}</g>`
    })
    .join('')
}

/** A far line of crowns along the height `y`, from x to `end`. */
export function treeLine(chance: Chance, x: number, end: number, y: number, tall: number): string {
  let d = `M${Math.round(x)} ${Math.round(y)}v-${Math.round(tall * 0.7)}`
  for (let at = x; at < end; ) {
    const w = Math.round(chance.between(1.8, 4.6) * tall)
    d += `q${Math.round(w / 2)}-${Math.round(tall * chance.between(0.5, 1.3))} ${w} 0`
    at += w
  }
  return `${d}V${Math.round(y)}z`
}
