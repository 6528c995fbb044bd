import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { again, short } from '../drawing/drawing.ts'
import type { Palette } from '../drawing/palette.ts'
import { softLine } from '../drawing/path.ts'
import { blob } from './bunker.ts'

/** A flag of the given height in a hole at x, y, with its shadow on the ground; it blows to the side of `wind`. */
export function drawFlag(palette: Palette, x: number, y: number, tall: number, wind: -1 | 1): string {
  const fine = tall > 150 ? (v: number) => `${Math.round(v)}` : short
  const u = (v: number) => fine(v * tall)
  const w = (v: number) => fine(v * tall * wind)
  const thick = Math.max(1.5, tall * 0.022)
  const [px, py] = [Math.round(x), Math.round(y)]
  return `<path stroke="${palette.shade}" stroke-width="${u(0.02)}" opacity=".3" d="M${px} ${py}l${w(0.5)} ${u(0.11)}"/><ellipse cx="${px}" cy="${py}" rx="${u(0.05)}" ry="${u(0.018)}" fill="${palette.shade}" opacity=".75"/><path stroke="#fff" stroke-width="${short(thick)}" d="M${px} ${py}v-${u(1)}"/><path fill="${palette.flag}" d="M${px} ${Math.round(py - tall)}q${w(0.16)} ${u(-0.04)} ${w(0.26)} ${u(0.05)}t${w(0.2)} ${u(0.04)}q${w(-0.12)} ${u(0.14)} ${w(-0.2)} ${u(0.11)}t${w(-0.26)} ${u(0.09)}z"/>`
}

/** A green seen from the fairway: apron, collar, putting surface with its stripes. */
export function drawGreen(
  chance: Chance,
  palette: Palette,
  x: number,
  y: number,
  rx: number,
  ry: number,
): string {
  const lanes: string[] = []
  const w = rx * 0.29
  for (let i = -3; i < 4; i += 2) {
    const from = w * (i - 0.5)
    lanes.push(
      `M${Math.round(x + from * 0.8)} ${Math.round(y - ry * 1.2)}h${Math.round(w * 0.8)}L${Math.round(x + (from + w) * 1.25)} ${Math.round(y + ry * 1.2)}h-${Math.round(w * 1.25)}z`,
    )
  }
  return `<clipPath id="z"><path id="g" d="${softLine(blob(chance, x, y, rx, ry, 0.07), true)}"/></clipPath>${again('g', mix(palette.fairway, palette.rough[1], 0.3), x, y, 1.18, 1.2, ry * 0.12)}<use href="#g" fill="${palette.green}" stroke="${palette.stripe}" stroke-width="${short(ry / 5)}"/><path clip-path="url(#z)" fill="${palette.greenStripe}" d="${lanes.join('')}"/>`
}
