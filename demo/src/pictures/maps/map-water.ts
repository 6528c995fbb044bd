import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { type Drawing, downward, height, nothing, shows, width } from '../drawing/drawing.ts'
import type { Palette, Region } from '../drawing/palette.ts'
import { type Point, softLine } from '../drawing/path.ts'
import { blob } from '../landscape/bunker.ts'
import type { Hole } from './hole-shape.ts'

export type MapWater = {
  /** Water under the fairway's edge, and water that the ball must carry. */
  readonly behind: Drawing
  readonly inFront: Drawing
  /** Whether the point, or anything `margin` units around it, is wet. */
  covers(x: number, y: number, margin: number): boolean
}

function ripples(chance: Chance, spots: readonly Point[]): string {
  const d = spots.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}q14-7 28 0t28 0`).join('')
  return `<path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity="${chance.happens(0.5) ? '.35' : '.45'}" d="${d}"/>`
}

/** A lake in the elbow of the hole, with a reedy rim. */
function lake(chance: Chance, palette: Palette, hole: Hole): MapWater {
  const r = chance.between(120, 160)
  const [x, y] = hole.beside(chance.between(0.4, 0.62), -hole.side * (hole.half + r * 0.98))
  const rx = r * chance.between(1.25, 1.5)
  const edge = softLine(blob(chance, x, y, rx, r * 0.86, 0.16, 8), true)
  return {
    behind: shows(
      `<path fill="url(#w)" stroke="${mix(palette.sand, palette.rough[1], 0.45)}" stroke-width="12" paint-order="stroke" d="${edge}"/>${ripples(
        chance,
        [
          [x - 50, y - 30],
          [x + 20, y + 10],
          [x - 90, y + 34],
        ],
      )}`,
    ),
    inFront: nothing,
    covers: (px, py, margin) => Math.hypot((px - x) / (rx + margin), (py - y) / (r * 0.86 + margin)) < 1.1,
  }
}

/** The sea along the side the hole turns its back to, with beach and surf. */
function sea(chance: Chance, palette: Palette, hole: Hole): MapWater {
  const top =
    hole.at(0.5)[1] > height / 2 !== hole.at(1)[1] > height / 2
      ? hole.at(0)[1] > height / 2
      : hole.at(0.5)[1] > height / 2
  const wave = chance.between(0, 6)
  const level = (x: number) => {
    const nearest = Array.from({ length: 21 }, (_, i) => hole.at(i / 20)).reduce((a, b) =>
      Math.abs(b[0] - x) < Math.abs(a[0] - x) ? b : a,
    )
    const room = top ? nearest[1] - 150 : nearest[1] + 150
    const wanted = (top ? 150 : height - 150) + 26 * Math.sin(x / 190 + wave)
    return top ? Math.min(wanted, room) : Math.max(wanted, room)
  }
  const shoreline = (off: number): string => {
    const points: Point[] = []
    for (let x = -30; x <= width + 30; x += 126) points.push([x, level(x) + (top ? off : -off)])
    return `${softLine(points)}V${top ? -10 : height + 10}H-30z`
  }
  return {
    behind: shows(
      `<path fill="${palette.sandShade}" d="${shoreline(30)}"/><path fill="${palette.sand}" d="${shoreline(24)}"/><path fill="url(#w)" stroke="#fff" stroke-opacity=".75" stroke-width="5" d="${shoreline(0)}"/><path fill="none" stroke="#fff" stroke-width="3" opacity=".35" d="${shoreline(-22)}"/>`,
    ),
    inFront: nothing,
    covers: (x, y, margin) => (top ? y - margin < level(x) + 30 : y + margin > level(x) - 30),
  }
}

/** A river that the hole must carry. */
function river(chance: Chance, palette: Palette, hole: Hole): MapWater {
  const t = chance.pick([0.17, 0.3, 0.76])
  const wide = chance.between(74, 100)
  const along: Point[] = [-900, -520, -240, 0, 240, 520, 900].map((off, i) => {
    const [x, y] = hole.beside(t, off)
    return [x + (i === 3 ? 0 : chance.between(-70, 70)), y + (i === 3 ? 0 : chance.between(-30, 30))]
  })
  const d = softLine(along)
  const ribbon = (colour: string, w: number) =>
    `<path fill="none" stroke="${colour}" stroke-width="${Math.round(w)}" d="${d}"/>`
  const dense = along.flatMap((p, i): Point[] => {
    const q = along[i + 1] ?? p
    return [0, 0.2, 0.4, 0.6, 0.8].map((s) => [p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s])
  })
  const [bx, by] = hole.beside(t, hole.half * 0.1)
  const [fx, fy] = hole.at(t + 0.05)
  const [gx, gy] = hole.at(t - 0.05)
  const bridge = `<path stroke="${palette.sand}" stroke-width="13" d="M${Math.round(bx + (gx - bx) * 1.1)} ${Math.round(by + (gy - by) * 1.1)}L${Math.round(bx + (fx - bx) * 1.1)} ${Math.round(by + (fy - by) * 1.1)}"/>`
  return {
    behind: nothing,
    inFront: shows(
      ribbon(mix(palette.sand, palette.rough[1], 0.5), wide + 20) +
        ribbon(palette.water[1], wide) +
        ribbon(mix(palette.water[1], palette.water[0], 0.45), wide * 0.5) +
        bridge,
    ),
    covers: (x, y, margin) => dense.some((p) => Math.hypot(p[0] - x, p[1] - y) < wide / 2 + 10 + margin),
  }
}

/** The water of a region as the map shows it: a lake, the sea or a river. */
export function mapWater(chance: Chance, palette: Palette, region: Region, hole: Hole): MapWater {
  const draw = region === 'north' ? lake : region === 'central' ? sea : river
  const water = draw(chance, palette, hole)
  const defs = downward('w', [
    [0, mix(palette.water[0], palette.water[1], 0.35)],
    [1, palette.water[1]],
  ])
  return { ...water, behind: { ...water.behind, defs } }
}
