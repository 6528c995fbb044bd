import type { Chance } from '../drawing/chance.ts'
import { type Drawing, nothing, outward } from '../drawing/drawing.ts'
import type { Light, Palette } from '../drawing/palette.ts'
import { sizeAt } from '../drawing/perspective.ts'
import { fairwayAt, type Run } from './fairway.ts'

const warm = '#fff0c4'

/** The light a lamp throws, as the gradient `#p`. */
const glow = outward('p', [
  [0, warm, 0.6],
  [1, warm, 0],
])

/** Floodlight masts along a fairway, lit at dusk only, with pools of light on the grass. */
export function lampsAlong(chance: Chance, palette: Palette, light: Light, run: Run): Drawing {
  if (light !== 'dusk') return nothing
  const mast = `<g id="a"><ellipse cx="40" rx="130" ry="26" fill="url(#p)"/><path stroke="${palette.shade}" stroke-width="3" d="M0 0v-120"/><path fill="${warm}" d="M-12-130h24v9h-24z"/><circle cy="-126" r="46" fill="url(#p)"/></g>`
  let body = ''
  for (const t of [0.09, 0.36]) {
    const y = run.from.y + (run.to.y - run.from.y) * t
    const row = fairwayAt(run, y)
    const side = chance.side()
    const s = Math.round(sizeAt(y, run.horizon) * 150) / 100
    body += `<use href="#a" transform="translate(${Math.round(row.x + side * row.half * 1.25)} ${Math.round(y)})scale(${-side * s} ${s})"/>`
  }
  return { defs: glow + mast, body }
}

/** The lamps' light over a green at dusk. */
export function lampOver(light: Light, x: number, y: number, rx: number, ry: number): Drawing {
  if (light !== 'dusk') return nothing
  return {
    defs: outward('p', [
      [0, warm, 0.5],
      [0.6, warm, 0.22],
      [1, warm, 0],
    ]),
    body: `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${rx}" ry="${ry}" fill="url(#p)"/>`,
  }
}
