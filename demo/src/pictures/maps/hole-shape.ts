import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { type Drawing, shows } from '../drawing/drawing.ts'
import type { Palette } from '../drawing/palette.ts'
import { corners, type Point, softLine } from '../drawing/path.ts'

/** A hole on the map: `t` runs from 0 at the tee to 1 at the flag. */
export type Hole = {
  /** The side it bends to, seen along the play: the side of the inner elbow. */
  readonly side: -1 | 1
  /** Half the width of its fairway. */
  readonly half: number
  at(t: number): Point
  /** A point `off` units beside the line, to the right of play for positive values. */
  beside(t: number, off: number): Point
  /** How far a point is from the line of play. */
  away(x: number, y: number): number
}

/** Lays a hole across the map: a dogleg, a double one or nearly straight, in any of four directions. */
export function holeFor(chance: Chance): Hole {
  const flipX = chance.happens(0.5)
  const flipY = chance.happens(0.5)
  const place = (x: number, y: number): Point => [flipX ? 1200 - x : x, flipY ? 750 - y : y]
  const elbow = chance.between(-90, 230)
  const controls = [
    place(130, chance.between(500, 580)),
    place(chance.between(380, 470), 560 - elbow - chance.between(40, 120)),
    place(chance.between(700, 800), chance.between(430, 560) - elbow * 0.4),
    place(chance.between(1000, 1050), chance.between(180, 260)),
  ] as const
  const at = (t: number): Point => {
    const u = 1 - t
    const along = (i: 0 | 1) =>
      u ** 3 * controls[0][i] +
      3 * u * u * t * controls[1][i] +
      3 * u * t * t * controls[2][i] +
      t ** 3 * controls[3][i]
    return [along(0), along(1)]
  }
  const beside = (t: number, off: number): Point => {
    const [x, y] = at(t)
    const [ax, ay] = at(t - 0.01)
    const [bx, by] = at(t + 0.01)
    const length = Math.hypot(bx - ax, by - ay) || 1
    return [x - ((by - ay) / length) * off, y + ((bx - ax) / length) * off]
  }
  const line = Array.from({ length: 25 }, (_, i) => at(i / 24))
  return {
    side: flipX === flipY ? -1 : 1,
    half: chance.between(68, 86),
    at,
    beside,
    away: (x, y) => Math.min(...line.map((p) => Math.hypot(p[0] - x, p[1] - y))),
  }
}

/** The fairway from above, with the first cut around it and bands mown across. */
export function fairwayOf(chance: Chance, palette: Palette, hole: Hole): Drawing {
  const left: Point[] = []
  const right: Point[] = []
  const wave = chance.between(0, 6)
  for (let i = 0; i <= 6; i++) {
    const t = 0.24 + 0.68 * (i / 6)
    const half = hole.half * (i === 0 || i === 6 ? 0.55 : 0.92 + 0.22 * Math.sin(i * 1.7 + wave))
    left.push(hole.beside(t, -half))
    right.unshift(hole.beside(t, half))
  }
  const outline = softLine([...left, ...right], true)
  let bands = ''
  for (let i = 0; i < 9; i++) {
    const [a, b] = [0.22 + i * 0.08, 0.26 + i * 0.08]
    const w = hole.half * 1.5
    bands += corners([hole.beside(a, -w), hole.beside(a, w), hole.beside(b, w), hole.beside(b, -w)])
  }
  const cut = mix(palette.fairway, palette.rough[1], 0.5)
  return shows(
    `<path id="o" fill="${palette.fairway}" stroke="${cut}" stroke-width="30" paint-order="stroke" d="${outline}"/><clipPath id="y"><use href="#o"/></clipPath><path clip-path="url(#y)" fill="${palette.stripe}" d="${bands}"/>`,
  )
}
