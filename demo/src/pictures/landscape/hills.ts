import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { type Drawing, downward, width } from '../drawing/drawing.ts'
import type { Palette, Region } from '../drawing/palette.ts'
import { landBelow, type Point, softLine } from '../drawing/path.ts'

/** A long soft mountain line of the given height over `floor`. */
function range(chance: Chance, floor: number, tall: number, steps: number): string {
  const points: Point[] = []
  const [a, b] = [chance.between(0, 6), chance.between(0, 6)]
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const wave = 0.5 + 0.28 * Math.sin(t * 7 + a) + 0.2 * Math.sin(t * 17 + b)
    points.push([t * (width + 80) - 40, floor - tall * Math.max(0.12, wave + chance.between(-0.1, 0.1))])
  }
  return landBelow(points, floor)
}

/** One limestone tower: steep sides, a rounded and slightly crooked top. */
function tower(chance: Chance, x: number, floor: number, w: number, h: number): string {
  const lean = chance.between(-0.14, 0.14)
  const near = (v: number) => v + chance.between(-0.05, 0.05)
  const at = (u: number, v: number): Point => [x + w * (u + lean * v), floor - h * v]
  return `${softLine([
    at(-1.08, 0),
    at(near(-0.76), 0.48),
    at(near(-0.4), near(0.92)),
    at(near(0.26), near(0.97)),
    at(near(0.76), 0.5),
    at(1.1, 0),
  ])}z`
}

/** The side of a tower that the sun does not reach. */
function darkSide(chance: Chance, x: number, floor: number, w: number, h: number, side: number): string {
  const at = (u: number, v: number): Point => [x + side * w * u, floor - h * v]
  return softLine(
    [at(0.14, 0.86), at(chance.between(0.18, 0.32), 0.5), at(0.12, 0), at(0.86, 0), at(0.7, 0.45)],
    true,
  )
}

function karst(chance: Chance, palette: Palette, floor: number, sunX: number): Drawing {
  const back: string[] = []
  const front: string[] = []
  const dark: string[] = []
  const gap = chance.between(420, 780)
  for (let i = 0; i < 5; i++) {
    const w = chance.between(66, 112)
    back.push(tower(chance, i * 265 + chance.between(-50, 100), floor, w, w * chance.between(1.05, 1.75)))
  }
  for (let i = 0; i < 4; i++) {
    // The nearer towers leave an open middle, so that the eye finds the way out over the water.
    const side = i % 2 === 0 ? -1 : 1
    const x = gap + side * (i < 2 ? chance.between(240, 330) : chance.between(430, 560))
    const w = chance.between(70, 124)
    const h = w * chance.between(1.15, 1.9)
    front.push(tower(chance, x, floor + 3, w, h))
    if (i < 3) dark.push(darkSide(chance, x, floor + 3, w, h, x > sunX ? 1 : -1))
  }
  return {
    defs:
      downward('k', [
        [0, mix(palette.hillNear, palette.hillFar, 0.55)],
        [1, mix(palette.hillFar, palette.mist, palette.haze)],
      ]) +
      downward('l', [
        [0, mix(palette.hillNear, palette.hillFar, 0.08)],
        [1, mix(palette.hillNear, palette.mist, palette.haze * 0.8)],
      ]),
    body: `<g id="m"><path fill="${mix(palette.hillFar, palette.sky[2], 0.5)}" d="${range(chance, floor, 150, 6)}"/><path fill="url(#k)" d="${back.join('')}"/><path fill="url(#l)" d="${front.join('')}"/><path fill="${palette.shade}" opacity=".12" d="${dark.join('')}"/></g>`,
  }
}

function coast(chance: Chance, palette: Palette, floor: number, awayFrom: number): Drawing {
  const x = (u: number) => (awayFrom < 0 ? width - u : u)
  const head: Point[] = []
  const reach = chance.between(430, 640)
  const tall = chance.between(100, 160)
  for (let i = 0; i <= 7; i++) {
    const t = i / 7
    head.push([
      x(reach * t - 30),
      floor - tall * (1 - t) ** 0.8 * (0.75 + 0.3 * Math.sin(t * 9 + reach)) - (i === 7 ? 0 : 4),
    ])
  }
  const isleWide = chance.whole(60, 100)
  const isle = `M${Math.round(x(reach + chance.between(190, 330)) - isleWide)} ${Math.round(floor)}q${isleWide}-${chance.whole(56, 90)} ${2 * isleWide} 0z`
  return {
    defs: downward('k', [
      [0, palette.hillNear],
      [1, mix(palette.hillNear, palette.mist, palette.haze * 0.8)],
    ]),
    body: `<g id="m"><path fill="${mix(palette.hillFar, palette.sky[2], 0.45)}" d="${range(chance, floor, 92, 6)}"/><path fill="${mix(palette.hillFar, palette.hillNear, 0.3)}" d="${isle}"/><path fill="url(#k)" d="${softLine(head)}V${Math.round(floor)}H${x(-40)}z"/></g>`,
  }
}

function lowland(chance: Chance, palette: Palette, floor: number): Drawing {
  return {
    defs: downward('k', [
      [0, mix(palette.hillFar, palette.hillNear, 0.55)],
      [1, mix(palette.hillNear, palette.mist, palette.haze)],
    ]),
    body: `<g id="m"><path fill="${mix(palette.hillFar, palette.sky[2], 0.5)}" d="${range(chance, floor, 120, 7)}"/><path fill="${mix(palette.hillFar, palette.sky[2], 0.12)}" d="${range(chance, floor, 78, 9)}"/><path fill="url(#k)" d="${range(chance, floor, 44, 11)}"/></g>`,
  }
}

/**
 * The far land with its base on the line `floor`, as one group `#m` that water can mirror. In the centre the headland
 * rises on the side away from the bay (`bay` -1 left, 1 right).
 */
export function drawHills(
  chance: Chance,
  palette: Palette,
  region: Region,
  floor: number,
  sunX: number,
  bay: -1 | 1,
): Drawing {
  if (region === 'north') return karst(chance, palette, floor, sunX)
  if (region === 'central') return coast(chance, palette, floor, bay)
  return lowland(chance, palette, floor)
}
