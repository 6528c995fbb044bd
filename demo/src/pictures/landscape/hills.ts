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

/** High ranges behind each other; of pines, the nearest one is a wood. */
function highRanges(chance: Chance, palette: Palette, floor: number): Drawing {
  const isWood = palette.land === 'pines'
  const near = isWood
    ? pineWood(chance, floor, chance.between(26, 40))
    : range(chance, floor, chance.between(70, 100), 7)
  return {
    defs:
      downward('k', [
        [0, mix(palette.hillFar, palette.hillNear, 0.35)],
        [1, mix(palette.hillFar, palette.mist, palette.haze)],
      ]) +
      downward('l', [
        [0, palette.hillNear],
        [1, mix(palette.hillNear, palette.mist, palette.haze * 0.7)],
      ]),
    body: `<g id="m"><path fill="${mix(palette.hillFar, palette.sky[2], 0.35)}" d="${range(chance, floor, isWood ? 150 : 250, 5)}"/><path fill="url(#k)" d="${range(chance, floor, isWood ? 96 : 165, 6)}"/><path fill="url(#l)" d="${near}"/></g>`,
  }
}

/** The jagged edge of a wood of conifers along the water. */
function pineWood(chance: Chance, floor: number, tall: number): string {
  let d = `M-20 ${Math.round(floor)}`
  for (let x = -20; x < width + 20; ) {
    const w = chance.whole(14, 26)
    const h = Math.round(tall * chance.between(0.7, 1.35))
    d += `l${Math.round(w / 2)}-${h} ${Math.round(w / 2)} ${h - 6}`
    x += w
    d += 'v6'
  }
  return `${d}V${Math.round(floor + 4)}H-20z`
}

/** Towers of a city behind each other, with rows of windows in the nearer ones. */
function skyline(chance: Chance, palette: Palette, floor: number): Drawing {
  const blocks = (count: number, low: number, high: number) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const w = chance.whole(34, 70)
      const h = Math.round(chance.between(low, high))
      d += `M${Math.round((i + chance.between(0, 0.5)) * (width / count))} ${Math.round(floor)}v-${h}h${w}v${h}z`
    }
    return d
  }
  const x = chance.whole(300, 820)
  const tall = chance.whole(200, 250)
  const near = blocks(11, 46, 120)
  const windows = Array.from({ length: 5 }, (_, i) => `M0 ${Math.round(floor) - 22 - 18 * i}h${width}`).join(
    '',
  )
  return {
    defs: `${downward('k', [
      [0, mix(palette.hillFar, palette.hillNear, 0.6)],
      [1, mix(palette.hillFar, palette.mist, palette.haze)],
    ])}<clipPath id="l"><path d="${near}"/></clipPath>`,
    body: `<g id="m"><path fill="${mix(palette.hillFar, palette.sky[2], 0.45)}" d="${blocks(9, 80, 170)}M${x} ${Math.round(floor)}l14-${tall} 8-30 8 30 14 ${tall}z"/><path fill="url(#k)" d="${near}"/><path clip-path="url(#l)" stroke="${palette.glass}" stroke-width="7" stroke-dasharray="6 8" opacity=".7" d="${windows}"/></g>`,
  }
}

/** Green domes of islands in the open sea. */
function isles(chance: Chance, palette: Palette, floor: number): Drawing {
  const y = Math.round(floor)
  const isle = (x: number, half: number, tall: number) =>
    `M${Math.round(x - half)} ${y}q${Math.round(half * 0.3)}-${Math.round(tall)} ${Math.round(half * 0.8)}-${Math.round(tall * 0.9)}t${Math.round(half * 0.6)}-${Math.round(tall * 0.06)} ${Math.round(half * 0.6)} ${Math.round(tall * 0.96)}z`
  const far = [0, 1, 2].map((i) =>
    isle(i * 430 + chance.between(60, 330), chance.between(60, 110), chance.between(34, 60)),
  )
  const side = chance.happens(0.5) ? chance.between(120, 330) : chance.between(860, 1080)
  const near = isle(side, chance.between(190, 260), chance.between(120, 170))
  return {
    defs: downward('k', [
      [0, palette.hillNear],
      [1, mix(palette.hillNear, palette.mist, palette.haze * 0.5)],
    ]),
    body: `<g id="m"><path fill="${mix(palette.hillFar, palette.hillNear, 0.2)}" d="${far.join('')}"/><path fill="url(#k)" d="${near}"/></g>`,
  }
}

/**
 * The far land with its base on the line `floor`, as one group `#m` that water can mirror. A headland
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
  const { land } = palette
  if (land === 'pines' || land === 'highland') return highRanges(chance, palette, floor)
  if (land === 'city') return skyline(chance, palette, floor)
  if (land === 'island') return isles(chance, palette, floor)
  if (region === 'north') return karst(chance, palette, floor, sunX)
  if (region === 'central') return coast(chance, palette, floor, bay)
  return lowland(chance, palette, floor)
}
