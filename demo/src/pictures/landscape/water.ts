import type { Chance } from '../drawing/chance.ts'
import { type Drawing, downward, short, width } from '../drawing/drawing.ts'
import type { Palette } from '../drawing/palette.ts'

/** Short lights on water, laid around `x` and growing towards the eye. */
function glints(chance: Chance, top: number, tall: number, count: number, x: number, spread: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = (i + 0.7) / count
    const w = chance.between(20, 56) * (0.5 + t)
    const cx = x + chance.between(-1, 1) * spread * (0.35 + t)
    d += `M${Math.round(cx - w)} ${Math.round(top + tall * t)}h${Math.round(2 * w)}`
  }
  return d
}

/**
 * Still water from `top` down over `tall` units: sky colours, the far land (`#m`) mirrored, and the sun's path.
 * The mirrored land is squeezed, as water seen at a low angle shows it; grass drawn later covers what overhangs.
 */
export function drawWater(
  chance: Chance,
  palette: Palette,
  top: number,
  tall: number,
  sunX: number,
  mirror: number,
): Drawing {
  const y = Math.round(top)
  const squeeze = 0.6
  return {
    defs: downward('w', [
      [0, palette.water[0]],
      [1, palette.water[1]],
    ]),
    body: `<path fill="url(#w)" d="M0 ${y}H${width}v${Math.round(tall)}H0z"/><use href="#m" opacity="${short(mirror)}" transform="matrix(1 0 0-${squeeze} 0 ${Math.round(y * (1 + squeeze))})"/><g stroke="#fff" stroke-width="3" stroke-linecap="round"><path opacity=".55" d="${glints(chance, top, tall * 0.8, 6, sunX, 30)}"/><path opacity=".28" d="${glints(chance, top, tall, 5, 600, 460)}"/></g>`,
  }
}
