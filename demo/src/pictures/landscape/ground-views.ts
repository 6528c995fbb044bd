import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { type Drawing, height, layered, shows, width } from '../drawing/drawing.ts'
import type { Light, Palette, Region } from '../drawing/palette.ts'
import { corners } from '../drawing/path.ts'
import { sizeAt } from '../drawing/perspective.ts'
import { bunkerAt } from './bunker.ts'
import { drawFairway, fairwayAt, type Run } from './fairway.ts'
import { lampOver, lampsAlong } from './lamps.ts'
import { drawLandscape, drawSwells, type Landscape } from './landscape.ts'
import { type Plant, standing } from './plants.ts'
import { drawFlag, drawGreen } from './putting-green.ts'
import { drawSignature, isInPond, type Signature, type Stage } from './signature.ts'

type View = (
  chance: Chance,
  palette: Palette,
  region: Region,
  light: Light,
  signature: Signature | null,
) => Drawing

/** The hole of a run, with its green of half the given measures. */
function stageOf(run: Run, shore: number, side: -1 | 1, rx: number, ry: number): Stage {
  return {
    horizon: run.horizon,
    shore,
    side,
    green: { x: run.from.x, y: run.from.y - 4, rx, ry },
    at: (way) => {
      const y = run.from.y + (run.to.y - run.from.y) * way
      return { ...fairwayAt(run, y), y, size: sizeAt(y, run.horizon) }
    },
  }
}

/** Trees along both sides of the fairway, the far ones first; none in the water. */
function sideTrees(
  chance: Chance,
  land: Landscape,
  run: Run,
  count: number,
  tall: number,
  isDry: (x: number, y: number) => boolean,
): string {
  const places: Plant[] = []
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? -1 : 1
    const y = run.from.y + 4 + (run.to.y - run.from.y - 130) * chance.between(0, 1) ** 1.8
    const row = fairwayAt(run, y)
    const size = sizeAt(y, run.horizon)
    places.push({
      symbol: chance.happens(0.68) ? 't' : 'u',
      x: row.x + side * (row.half * 1.3 + size * chance.between(70, 520)),
      y,
      tall: tall * size ** 0.8 * chance.between(0.75, 1.2),
    })
  }
  return standing(
    places.filter(({ x, y }) => x > -80 && x < width + 80 && y > land.shoreAt(x) + 8 && isDry(x, y)),
  )
}

/** Bunkers beside the fairway on its way to the green. */
function sideBunkers(chance: Chance, land: Landscape, run: Run, count: number): string {
  let body = ''
  for (let i = 0; i < count; i++) {
    const y = run.from.y + 24 + (run.to.y - run.from.y) * (0.1 + 0.34 * (i / count) + chance.between(0, 0.08))
    const row = fairwayAt(run, y)
    const side = i % 2 === 0 ? 1 : -1
    const x = row.x + side * row.half * chance.between(0.95, 1.15)
    if (y > land.shoreAt(x) + 24) body += bunkerAt(chance, x, y, 125 * sizeAt(y, run.horizon))
  }
  return body
}

const away = (side: -1 | 1): -1 | 1 => (side === 1 ? -1 : 1)

/** From the raised tee: markers and a ball in front, the hole running away below. */
export const drawTeeView: View = (chance, palette, region, light, signature) => {
  const horizon = chance.between(286, 318)
  const bay = chance.side()
  const land = drawLandscape(chance, palette, region, light, horizon, bay, chance.between(50, 120))
  const greenY = land.shore + 34
  const run: Run = {
    from: { x: 600 - bay * chance.between(-40, 150), y: greenY + 4 },
    to: { x: 600, y: 700 },
    half: chance.between(230, 280),
    bend: -bay * chance.between(110, 210),
    horizon,
  }
  const stage = stageOf(run, land.shore, bay, 92, 17)
  const own = drawSignature(signature, chance, palette, stage)
  const isDry = (x: number, y: number) => !isInPond(signature, stage, x, y)
  const top = 628
  const box = corners([
    [330, top],
    [870, top],
    [1110, height],
    [90, height],
  ])
  const lane = (i: number) => `M${330 + 90 * i} ${top}h90L${260 + 170 * i} ${height}h-170z`
  const front = {
    defs: `<g id="x"><ellipse cx="8" cy="10" rx="17" ry="5" fill="${palette.shade}" opacity=".3"/><circle r="12" fill="${palette.flag}"/><circle cx="-4" cy="-4" r="4" fill="#fff" opacity=".5"/></g>`,
    body: `<path fill="${mix(palette.rough[1], palette.shade, 0.25)}" d="M-20 690Q600 532 1220 690V750H-20z"/><path fill="${palette.fairway}" d="${box}"/><path fill="${palette.stripe}" d="${lane(0)}${lane(2)}${lane(4)}"/><use href="#x" x="410" y="666"/><use href="#x" x="790" y="666"/><path fill="#fff" d="M590 706h20l-7 7-2 17h-2l-2-17z"/><circle cx="600" cy="694" r="13" fill="#fff"/><path fill="${palette.shade}" opacity=".16" d="M609 684a13 13 0 1 1-20 17q15 2 20-17z"/>`,
  }
  return layered(
    land.drawing,
    shows(own.far),
    drawSwells(chance, palette, land.shore, bay),
    shows(
      drawFairway(chance, palette, run) +
        own.ground +
        drawGreen(chance, palette, run.from.x, greenY, 92, 17) +
        drawFlag(palette, run.from.x + chance.between(-30, 30), greenY, 62, away(land.sunSide)) +
        sideBunkers(chance, land, run, chance.whole(2, 3)) +
        sideTrees(chance, land, run, light === 'dusk' ? 5 : 10, 210, isDry) +
        own.front,
    ),
    lampsAlong(chance.apart('lamps'), palette, light, run),
    front,
  )
}

/** From the fairway: wide mown stripes swinging to the green. */
export const drawFairwayView: View = (chance, palette, region, light, signature) => {
  const horizon = chance.between(312, 344)
  const bay = chance.side()
  const land = drawLandscape(chance, palette, region, light, horizon, bay, chance.between(30, 90))
  const greenY = land.shore + 40
  const run: Run = {
    from: { x: 600 - bay * chance.between(-60, 180), y: greenY + 8 },
    to: { x: chance.between(420, 780), y: height + 40 },
    half: chance.between(400, 500),
    bend: -bay * chance.between(60, 160),
    horizon,
  }
  const stage = stageOf(run, land.shore, bay, 128, 24)
  const own = drawSignature(signature, chance, palette, stage)
  const isDry = (x: number, y: number) => !isInPond(signature, stage, x, y)
  return layered(
    land.drawing,
    shows(own.far),
    drawSwells(chance, palette, land.shore, bay),
    shows(
      drawFairway(chance, palette, run) +
        own.ground +
        drawGreen(chance, palette, run.from.x, greenY, 128, 24) +
        drawFlag(palette, run.from.x + chance.between(-40, 40), greenY, 92, away(land.sunSide)) +
        sideBunkers(chance, land, run, chance.whole(2, 3)) +
        sideTrees(chance, land, run, 13, 270, isDry) +
        own.front,
    ),
    lampsAlong(chance.apart('lamps'), palette, light, run),
  )
}

/** On the green: the flag large in front, sand beside it, the land behind. */
export const drawGreenView: View = (chance, palette, region, light, signature) => {
  const horizon = chance.between(300, 330)
  const side = chance.side()
  const land = drawLandscape(chance, palette, region, light, horizon, away(side), chance.between(30, 80))
  const x = 600 - side * chance.between(20, 110)
  const y = 590
  const green = { x, y, rx: 520, ry: 128 }
  // towards the horizon, beside the green, where the picture has room
  const at = (way: number) => {
    const rowY = land.shore + 30 + (y - land.shore - 30) * way
    return { x, y: rowY, half: 330 + 100 * way, size: sizeAt(rowY, horizon) }
  }
  const own = drawSignature(signature, chance, palette, {
    horizon,
    shore: land.shore,
    side: away(side),
    green,
    at,
  })
  const trees: Plant[] = []
  for (let i = 0; i < 9; i++) {
    const tx = i < 5 ? chance.between(-20, 330) : chance.between(870, 1220)
    const ty = land.shore + 20 + Math.abs(tx - 600) * 0.08 + chance.between(0, 26)
    if (ty > land.shoreAt(tx) + 8)
      trees.push({ symbol: chance.happens(0.66) ? 't' : 'u', x: tx, y: ty, tall: chance.between(90, 190) })
  }
  const ball = `<ellipse cx="${Math.round(x - side * 150)}" cy="${y + 54}" rx="17" ry="5" fill="${palette.shade}" opacity=".3"/><circle cx="${Math.round(x - side * 154)}" cy="${y + 43}" r="11" fill="#fff"/>`
  return layered(
    land.drawing,
    shows(own.far),
    drawSwells(chance, palette, land.shore, away(side)),
    shows(
      own.ground +
        standing(trees) +
        own.front +
        bunkerAt(chance, x + side * 430, y - 76, 150, 0.8) +
        (chance.happens(0.6) ? bunkerAt(chance, x - side * 300, y - 128, 96, 0.6) : '') +
        drawGreen(chance, palette, x, y, green.rx, green.ry),
    ),
    lampOver(light, x, y - 20, 560, 170),
    shows(
      drawFlag(
        palette,
        x + side * chance.between(60, 190),
        y - chance.between(20, 50),
        300,
        away(land.sunSide),
      ) +
        ball +
        bunkerAt(chance, x - side * 420, y + 92, 200),
    ),
  )
}
