import type { Chance } from '../drawing/chance.ts'
import { height, width } from '../drawing/drawing.ts'
import type { Point } from '../drawing/path.ts'

/** The way nine holes take around a middle; `start` is the angle at which the first leaves the clubhouse. */
export type Loop = { readonly at: Point; readonly rx: number; readonly ry: number; readonly start: number }

/** A hole of the map: its line from tee to green, and the position of its number. */
export type Lane = {
  readonly number: number
  readonly line: readonly Point[]
  readonly badge: Point
  /** Away from the middle of its loop, one unit long. */
  readonly outward: Point
}

const holesOfLoop = 9
const margin = 74

/** The loops of a layout side by side, and its clubhouse between them; below the only one. */
export function loopsFor(holes: number): { loops: Loop[]; house: Point } {
  const count = Math.ceil(holes / holesOfLoop)
  const room = width / count
  const ry = height / 2 - margin
  const loops = Array.from({ length: count }, (_, place): Loop => {
    const at: Point = [room * (place + 0.5), height / 2]
    const start = count === 1 ? Math.PI / 2 : place < count / 2 ? 0 : Math.PI
    return { at, rx: room / 2 - margin, ry, start }
  })
  return { loops, house: count === 1 ? [width / 2, height - margin] : [width / 2, height / 2] }
}

/** How a nine mostly runs: two short holes, two long ones, five between. */
const lengths = [1, 1.3, 1, 0.62, 1, 1, 0.62, 1.3, 1]
/** The walk from a green to the next tee, and from the clubhouse to the first. */
const walk = 0.24
const fromHouse = 0.5

/** Places the holes along their loops, one after the other by their lengths. */
export function lanesOf(chance: Chance, loops: readonly Loop[], holes: number): Lane[] {
  return loops.flatMap((loop, place) => {
    const way = wayAround(chance, loop)
    const first = place * holesOfLoop
    const count = Math.min(holesOfLoop, holes - first)
    const turn = chance.whole(0, holesOfLoop - 1)
    const longs = Array.from({ length: count }, (_, i) => lengths[(i + turn) % holesOfLoop] ?? 1)
    const whole = longs.reduce((sum, long) => sum + long, 2 * fromHouse + walk * (count - 1))
    let done = fromHouse
    return longs.map((long, i): Lane => {
      const bend = chance.between(-20, 20)
      const line = [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
        const [x, y] = way((done + long * t) / whole)
        const [ox, oy] = outwardAt(loop, [x, y])
        const off = bend * Math.sin(Math.PI * t)
        return [x + ox * off, y + oy * off]
      })
      done += long + walk
      const tee = line[0] ?? loop.at
      const outward = outwardAt(loop, tee)
      return {
        number: first + i + 1,
        line,
        outward,
        badge: [tee[0] + outward[0] * 42, tee[1] + outward[1] * 42],
      }
    })
  })
}

function outwardAt({ at }: Loop, [x, y]: Point): Point {
  const away = Math.hypot(x - at[0], y - at[1]) || 1
  return [(x - at[0]) / away, (y - at[1]) / away]
}

const samples = 240

/**
 * A bulging path around the loop: returns the point at a share of its length, so that equal holes look equally long.
 */
function wayAround(chance: Chance, { at, rx, ry, start }: Loop): (share: number) => Point {
  const [waves, phase] = [chance.pick([2, 3]), chance.between(0, 2 * Math.PI)]
  const side = chance.side()
  const points = Array.from({ length: samples + 1 }, (_, i): Point => {
    const angle = start + side * 2 * Math.PI * (i / samples)
    const r = 0.9 + 0.1 * Math.cos(waves * angle + phase)
    return [at[0] + Math.cos(angle) * rx * r, at[1] + Math.sin(angle) * ry * r]
  })
  const gone = [0]
  for (let i = 1; i <= samples; i++) {
    const [a, b] = [points[i - 1] ?? at, points[i] ?? at]
    gone.push((gone[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const whole = gone.at(-1) ?? 1
  return (share) => points[gone.findIndex((length) => length >= share * whole)] ?? at
}
