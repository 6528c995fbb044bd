import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { type Drawing, height, layered, short, shows } from '../drawing/drawing.ts'
import type { Light, Palette, Region } from '../drawing/palette.ts'
import { bunkerAt } from './bunker.ts'
import { drawClubhouse } from './clubhouse.ts'
import { drawLandscape } from './landscape.ts'
import { type Plant, standing } from './plants.ts'
import { drawFlag, drawGreen } from './putting-green.ts'

/** The clubhouse over its practice green, the land of the region behind. */
export function drawClubhouseView(chance: Chance, palette: Palette, region: Region, light: Light): Drawing {
  const horizon = chance.between(312, 336)
  const bay = chance.side()
  const land = drawLandscape(chance, palette, region, light, horizon, bay, 40)
  const floor = Math.round(land.shore + 74)
  const x = Math.round(600 - bay * chance.between(20, 130))
  const scale = chance.between(0.84, 0.98)
  const trees: Plant[] = []
  for (let i = 0; i < 10; i++) {
    const side = i % 2 === 0 ? -1 : 1
    trees.push({
      symbol: chance.happens(0.66) ? 't' : 'u',
      x: x + side * chance.between(330, 640) * scale,
      y: floor - chance.between(2, 24),
      tall: chance.between(110, 200),
    })
  }
  const near: Plant[] = [-1, 1].map((side) => ({
    symbol: 't',
    x: 600 + side * chance.between(500, 590),
    y: floor + chance.between(90, 130),
    tall: chance.between(250, 300),
  }))
  const putting = 600 + bay * chance.between(20, 90)
  const path = `M${x} ${floor + 10}q${-bay * 40} 70 ${-bay * 150} 100T${Math.round(x - bay * 420)} ${height + 40}`
  const wind = land.sunSide === 1 ? -1 : 1
  const flags = [
    [-190, 638],
    [60, 618],
    [150, 660],
  ]
    .map(([dx = 0, y = 0]) => `<use href="#x" x="${Math.round(putting + dx)}" y="${y}"/>`)
    .join('')
  return layered(
    land.drawing,
    { defs: `<g id="x">${drawFlag(palette, 0, 0, 84, wind)}</g>`, body: '' },
    shows(
      `${standing(trees.filter((t) => t.y > land.shoreAt(t.x)))}<path fill="none" stroke="${mix(palette.sand, palette.shade, 0.12)}" stroke-width="26" d="${path}"/><g transform="translate(${x} ${floor})scale(${short(scale)})">${drawClubhouse(chance, palette, region, light)}</g>${drawGreen(chance, palette, putting, 642, 360, 62)}${flags}${bunkerAt(chance, putting + bay * 400, 690, 110)}${standing(near)}`,
    ),
  )
}
