import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { type Drawing, downward, height, layered, short, shows, width } from '../drawing/drawing.ts'
import type { Light, Palette, Region } from '../drawing/palette.ts'
import { landBelow, type Point } from '../drawing/path.ts'
import { bunkerSymbol } from './bunker.ts'
import { drawHills } from './hills.ts'
import { type Plant, plantSymbols, standing, treeLine } from './plants.ts'
import { drawSky } from './sky.ts'
import { drawWater } from './water.ts'

export type Landscape = {
  readonly drawing: Drawing
  /** The mean height at which the grass begins. */
  readonly shore: number
  /** Where the grass begins at x: above it there is water. */
  readonly shoreAt: (x: number) => number
  /** -1 when the sun is left of the middle. */
  readonly sunSide: -1 | 1
}

/** A wavy edge of land across the picture, with a bay of the given depth on one side. */
function edge(chance: Chance, y: number, swing: number, steps: number, bay = 0, side: -1 | 1 = 1): Point[] {
  const points: Point[] = []
  const phase = chance.between(0, 6)
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const into = Math.max(0, ((side > 0 ? t : 1 - t) - 0.56) / 0.44)
    const dip = bay * into * into * (3 - 2 * into)
    points.push([
      t * (width + 80) - 40,
      y + dip + swing * (Math.sin(t * 5.5 + phase) + chance.between(-0.4, 0.4)),
    ])
  }
  return points
}

/** The height of a line at x, straight between its points. */
function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex((p) => p[0] >= x)
  const [a, b] = [points[Math.max(0, after - 1)], points[Math.max(0, after)]]
  if (!a || !b) return 0
  return a[0] === b[0] ? a[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

function mistBand(y: number, tall: number, opacity: number): string {
  return `<path fill="url(#i)" opacity="${short(opacity)}" d="M0 ${Math.round(y - tall / 2)}h${width}v${Math.round(tall)}H0z"/>`
}

/** The far side of the water: reeds and trees of a lake, the palms of a river bank. */
function farBank(chance: Chance, palette: Palette, region: Region, y: number): string {
  if (region === 'central') return ''
  if (region === 'north' || palette.land === 'city')
    return `<path fill="${mix(palette.tree, palette.mist, palette.haze * 0.8)}" d="${treeLine(chance, chance.whole(-20, 200), chance.whole(700, 1220), y + 2, 13)}"/>`
  const palms: Plant[] = []
  for (let i = 0; i < 6; i++)
    palms.push({ symbol: 't', x: i * 205 + chance.between(0, 150), y: y + 4, tall: chance.between(48, 92) })
  return `<path fill="${mix(palette.tree, palette.mist, palette.haze * 0.55)}" d="${treeLine(chance, -20, width + 20, y + 3, 19)}"/><g opacity=".85">${standing(palms)}</g>`
}

const depths: Record<Region, readonly [low: number, high: number]> = {
  north: [52, 84],
  central: [58, 76],
  south: [56, 78],
}

/**
 * Sky, far land and water of a region, with the grass laid before them. The water comes nearer on the side `bay`
 * (-1 left, 1 right), by `reach` units.
 */
export function drawLandscape(
  chance: Chance,
  palette: Palette,
  region: Region,
  light: Light,
  horizon: number,
  bay: -1 | 1,
  reach: number,
): Landscape {
  const sky = drawSky(chance.apart('sky'), palette, region, light, horizon)
  const sunSide = sky.sunX > 600 ? 1 : -1
  const deep = chance.between(...depths[region])
  const shore = horizon + deep
  const mist = (light === 'morning' ? 0.9 : light === 'dusk' ? 0.5 : 0.25) * (region === 'central' ? 0.5 : 1)
  const symbols = {
    defs:
      plantSymbols(palette, region, sunSide) +
      bunkerSymbol(chance, palette) +
      downward('i', [
        [0, palette.mist, 0],
        [0.5, palette.mist, 0.9],
        [1, palette.mist, 0],
      ]) +
      downward('r', [
        [0, palette.rough[0]],
        [0.45, mix(palette.rough[0], palette.rough[1], 0.6)],
        [1, palette.rough[1]],
      ]),
    body: '',
  }
  const line = edge(chance, shore + 6, region === 'south' ? 12 : 8, 7, reach, bay)
  const beach = region === 'central'
  const rim = beach ? palette.sand : mix(palette.rough[1], palette.water[1], 0.45)
  const foam = beach
    ? `<use href="#j" y="-21" fill="#fff" opacity=".4"/><use href="#j" y="-17" fill="${palette.sandShade}"/>`
    : ''
  const drawing = layered(
    symbols,
    sky,
    drawHills(chance, palette, region, horizon, sky.sunX, bay),
    shows(mistBand(horizon - 12, 90, mist)),
    shows(farBank(chance, palette, region, horizon)),
    drawWater(chance, palette, horizon, deep + reach + 30, sky.sunX, beach ? 0.14 : 0.34),
    shows(mistBand(horizon + 8, 46, mist * 0.7)),
    {
      defs: `<path id="j" d="${landBelow(line, height)}"/>`,
      body: `${foam}<use href="#j" y="${beach ? -13 : -4}" fill="${rim}"/><use href="#j" fill="url(#r)"/>`,
    },
  )
  return { drawing, shore, shoreAt: (x) => heightAt(line, x), sunSide }
}

/** Soft swells of the rough, lighter on top, so that the ground is not flat; in the centre they are dunes. */
export function drawSwells(chance: Chance, palette: Palette, shore: number, bay: -1 | 1): Drawing {
  const body: string[] = []
  for (const t of [0.34, 0.66]) {
    const y = shore + (height - shore) * t
    body.push(`<path fill="url(#e)" d="${landBelow(edge(chance, y, 16 + 22 * t, 5), y + 70 + 60 * t)}"/>`)
  }
  if (palette.land !== 'dunes')
    return {
      defs: downward('e', [
        [0, mix(palette.rough[0], '#ffffff', 0.12), 0.55],
        [1, palette.rough[1], 0],
      ]),
      body: body.join(''),
    }
  const dunes = [
    { x: bay > 0 ? -60 : 560, y: shore + 44, w: 700, h: 46 },
    { x: bay > 0 ? 700 : -120, y: shore + 152, w: 640, h: 66 },
  ]
  const tufts: Plant[] = []
  for (const { x, y, w, h } of dunes) {
    const line: Point[] = [0, 0.2, 0.42, 0.66, 0.84, 1].map((t) => [
      x + w * t,
      y - h * Math.sin(Math.PI * t) ** 1.3 * chance.between(0.75, 1),
    ])
    body.push(`<path fill="url(#n)" d="${landBelow(line, y)}"/>`)
    for (let i = 0; i < 4; i++) {
      const tx = x + w * chance.between(0.2, 0.8)
      tufts.push({ symbol: 'q', x: tx, y: heightAt(line, tx) + chance.between(4, 16), tall: h * 0.42 })
    }
  }
  return {
    defs:
      downward('e', [
        [0, mix(palette.rough[0], '#ffffff', 0.12), 0.55],
        [1, palette.rough[1], 0],
      ]) +
      downward('n', [
        [0, palette.sand],
        [0.4, mix(palette.sand, palette.rough[0], 0.35)],
        [1, palette.rough[0], 0],
      ]),
    body: body.join('') + standing(tufts),
  }
}
