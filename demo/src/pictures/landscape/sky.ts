import type { Chance } from '../drawing/chance.ts'
import { type Drawing, downward, outward, width } from '../drawing/drawing.ts'
import type { Light, Palette, Region } from '../drawing/palette.ts'
import { landBelow, type Point } from '../drawing/path.ts'

/** Sky, sun and clouds down to the horizon, and the position of the sun (its light falls on water and trees). */
export type Sky = Drawing & { readonly sunX: number }

/** A cloud with a flat floor; wide and thin in the morning and at dusk, heaped at noon. */
function cloud(chance: Chance, x: number, y: number, w: number, h: number, bumps: number): string {
  const points: Point[] = [[x, y]]
  for (let i = 1; i <= bumps; i++) {
    const t = i / (bumps + 1)
    points.push([x + w * t, y - h * Math.sin(Math.PI * t) ** 0.7 * chance.between(0.55, 1)])
  }
  points.push([x + w, y])
  return landBelow(points, y)
}

/** A few birds far away. */
function birds(chance: Chance, horizon: number): string {
  const x = chance.between(300, 900)
  const y = horizon * chance.between(0.3, 0.5)
  let d = ''
  for (let i = 0; i < 3; i++) {
    d += `M${Math.round(x + i * 26 + chance.between(-6, 6))} ${Math.round(y - i * 9 + chance.between(-8, 8))}q6-6 9 0q4-6 10-1`
  }
  return d
}

export function drawSky(
  chance: Chance,
  palette: Palette,
  region: Region,
  light: Light,
  horizon: number,
): Sky {
  const noon = light === 'noon'
  const flock =
    chance.happens(0.5) && light !== 'dusk'
      ? `<path fill="none" stroke="${palette.shade}" stroke-width="2" opacity=".45" d="${birds(chance, horizon)}"/>`
      : ''
  const sunX = chance.happens(0.5) ? chance.between(170, 460) : chance.between(740, 1030)
  const sunR = region === 'south' && !noon ? 60 : 44
  const sunY = noon
    ? chance.between(60, 100)
    : horizon - chance.between(100, 150) + (region === 'south' ? 45 : 0)
  const [top, middle, low] = palette.sky
  const clouds: string[] = []
  const count = 3
  for (let i = 0; i < count; i++) {
    const w = noon ? chance.between(190, 330) : chance.between(260, 520)
    const h = noon ? w * 0.24 : w * 0.05
    const x = (width / count) * i + chance.between(-120, 120)
    clouds.push(cloud(chance, x, chance.between(0.22, 0.66) * horizon, w, h, noon ? 4 : 2))
  }
  const sunAt = `cx="${Math.round(sunX)}" cy="${Math.round(sunY)}"`
  return {
    sunX,
    defs:
      downward('s', [
        [0, top],
        [0.55, middle],
        [1, low],
      ]) +
      outward('h', [
        [0, palette.halo, 0.95],
        [0.35, palette.halo, 0.4],
        [1, palette.halo, 0],
      ]) +
      downward('c', [
        [0, palette.cloud, 0.85],
        [1, palette.cloud, noon ? 0.25 : 0.1],
      ]),
    body: `<path fill="url(#s)" d="M0 0H${width}V${Math.round(horizon + 40)}H0z"/><circle fill="url(#h)" ${sunAt} r="${sunR * 7}"/><circle fill="${palette.sun}" ${sunAt} r="${sunR}"/><path fill="url(#c)" d="${clouds.join('')}"/>${flock}`,
  }
}
