import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { short } from '../drawing/drawing.ts'
import type { Palette } from '../drawing/palette.ts'
import { type Point, softLine } from '../drawing/path.ts'
import { sizeAt } from '../drawing/perspective.ts'

export type Run = {
  /** Where the fairway ends at the green, and where it starts near the eye. */
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
  /** Half its width at the lower edge of the picture. */
  readonly half: number
  /** How far it swings out to the side on its way. */
  readonly bend: number
  readonly horizon: number
}

/** Middle and half width of the fairway at the height `y`. */
export function fairwayAt(run: Run, y: number): { x: number; half: number } {
  const p = Math.min(1, Math.max(0, (y - run.from.y) / (run.to.y - run.from.y)))
  const x = run.from.x + (run.to.x - run.from.x) * p ** 1.25 + run.bend * Math.sin(p ** 0.72 * Math.PI * 1.15)
  const size = sizeAt(y, run.horizon)
  return { x, half: run.half * size * (0.85 + 0.25 * Math.sin(p * 8 + run.bend)) }
}

/** The part of the fairway between two fractions of its half width (-1 left edge, 1 right edge). */
function strip(run: Run, left: number, right: number): string {
  const a: Point[] = []
  const b: Point[] = []
  for (let i = 0; i <= 4; i++) {
    const y = run.from.y + (run.to.y - run.from.y) * (i / 4) ** 1.5
    const { x, half } = fairwayAt(run, y)
    a.push([x + half * left, y])
    b.unshift([x + half * right, y])
  }
  return `${softLine(a)}${softLine(b).replace('M', 'L')}z`
}

/** Bands across the fairway, bowed as the ground rolls; its outline cuts them. */
function bands(run: Run): string {
  let d = ''
  for (let i = 1; i < 9; i += 2) {
    const at = (k: number) => run.from.y + (run.to.y - run.from.y) * (k / 9) ** 1.7
    const [top, bottom] = [at(i), at(i + 1)]
    const row = fairwayAt(run, (top + bottom) / 2)
    const w = Math.round(row.half * 3)
    const half = Math.round(w / 2)
    const sag = Math.round((bottom - top) * 0.5)
    d += `M${Math.round(row.x - row.half * 1.5)} ${Math.round(top)}q${half} ${sag} ${w} 0V${Math.round(bottom)}q-${half} ${sag}-${w} 0z`
  }
  return d
}

/** The fairway with its first cut, mown lengthwise or across as the greenkeeper of this course likes it. */
export function drawFairway(chance: Chance, palette: Palette, run: Run): string {
  const cut = `stroke="${mix(palette.fairway, palette.rough[1], 0.45)}" stroke-width="${short(run.half / 10)}"`
  const base = `<path id="o" fill="${palette.fairway}" ${cut} paint-order="stroke" d="${strip(run, -1, 1)}"/>`
  if (chance.happens(0.35))
    return `${base}<clipPath id="y"><use href="#o"/></clipPath><path clip-path="url(#y)" fill="${palette.stripe}" d="${bands(run)}"/>`
  const lanes = chance.pick([
    [-0.5, 0, 0.5, 1],
    [-0.6, -0.2, 0.2, 0.6],
  ])
  let stripes = ''
  for (let i = 0; i + 1 < lanes.length; i += 2) stripes += strip(run, lanes[i] ?? 0, lanes[i + 1] ?? 0)
  return `${base}<path fill="${palette.stripe}" d="${stripes}"/>`
}
