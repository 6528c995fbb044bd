import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { again, short } from '../drawing/drawing.ts'
import type { Palette } from '../drawing/palette.ts'
import { type Point, softLine } from '../drawing/path.ts'

/** A soft closed shape around an ellipse; `wild` is how far its edge wanders (0 keeps the ellipse). */
export function blob(
  chance: Chance,
  x: number,
  y: number,
  rx: number,
  ry: number,
  wild: number,
  steps = 8,
): Point[] {
  const points: Point[] = []
  const turn = chance.between(0, 1)
  for (let i = 0; i < steps; i++) {
    const a = ((i + turn) / steps) * 2 * Math.PI
    const r = 1 + chance.between(-wild, wild)
    points.push([x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r])
  }
  return points
}

/** The symbol `#b`: a sand bunker 200 units wide with grass lip, shaded wall and bright floor. */
export function bunkerSymbol(chance: Chance, palette: Palette): string {
  const lip = mix(palette.rough[1], palette.fairway, 0.35)
  const edge = blob(chance, 0, 0, 100, 30, 0.19, 8)
  return `<path id="d" d="${softLine(edge, true)}"/><g id="b"><use href="#d" y="-1" fill="${palette.sandShade}" stroke="${lip}" stroke-width="7"/>${again('d', palette.sand, 0, 0, 0.92, 0.76, 6)}</g>`
}

/** A bunker `rx` wide to each side; it is flatter the farther away it is. */
export function bunkerAt(chance: Chance, x: number, y: number, rx: number, flat = 1): string {
  const s = rx / 100
  return `<use href="#b" transform="matrix(${short(s * chance.side())} 0 0 ${short(s * flat * chance.between(0.85, 1.2))} ${Math.round(x)} ${Math.round(y)})"/>`
}
