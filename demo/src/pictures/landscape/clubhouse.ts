import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import type { Light, Palette, Region } from '../drawing/palette.ts'

/** Glass between `from` and `to` in `count` panes, lit from inside. */
function panes(palette: Palette, from: number, to: number, top: number, tall: number, count: number): string {
  const step = (to - from) / count
  let d = ''
  for (let i = 0; i < count; i++)
    d += `M${Math.round(from + i * step + 3)} ${top}h${Math.round(step - 6)}v${tall}h-${Math.round(step - 6)}z`
  return `<path fill="${palette.glass}" d="${d}"/>`
}

function posts(from: number, to: number, top: number, tall: number, count: number, thick: number): string {
  let d = ''
  for (let i = 0; i < count; i++)
    d += `M${Math.round(from + ((to - from) * i) / (count - 1) - thick / 2)} ${top}h${thick}v${tall}h-${thick}z`
  return d
}

/** A hipped tile roof with the upturned eaves of the Red River delta. */
function eaves(half: number, y: number, tall: number, ridge: number): string {
  return `M-${half} ${y - 8}q${half - ridge}-${Math.round(tall * 0.3)} ${half - ridge}-${tall - 8}h${2 * ridge}q0 ${Math.round(tall * 0.7)} ${half - ridge} ${tall - 8}q-16 14-34 10H-${half - 34}q-18 4-34-10z`
}

function tiledHall(palette: Palette, deep: string): string {
  const ridge = mix(palette.roof, palette.shade, 0.35)
  return `<path fill="${palette.wall}" d="M-300-84h600v84h-600zM-130-186h260v60h-260z"/>${panes(palette, -270, -110, -70, 58, 4)}${panes(palette, 110, 270, -70, 58, 4)}${panes(palette, -90, 90, -74, 74, 4)}${panes(palette, -110, 110, -168, 30, 6)}<path fill="${palette.roof}" d="${eaves(360, -78, 66, 250)}${eaves(178, -180, 74, 84)}"/><path fill="${ridge}" d="M-256-146h512v8h-512zM-90-256h180v9h-180zM-360-86q34 20 60 8h600q26 12 60-8-16 22-34 18h-652q-18 4-34-18z"/><path fill="${deep}" d="${posts(-290, 290, -70, 70, 8, 7)}"/>`
}

function whiteTerraces(palette: Palette, deep: string): string {
  const slab = mix(palette.wall, '#ffffff', 0.35)
  const shadow = mix(palette.wall, palette.shade, 0.28)
  return `<path fill="${palette.wall}" d="M-320-78h640v78h-640zM-190-162h330v66h-330z"/><path fill="${shadow}" d="M-190-96h330v10h-330zM-330-78h660v8h-660zM-206-162h380v7h-380z"/>${panes(palette, -296, 60, -62, 58, 7)}${panes(palette, -176, 126, -150, 46, 6)}<path fill="${mix(palette.trunk, palette.wall, 0.25)}" d="${posts(92, 300, -68, 66, 15, 7)}"/><path fill="${slab}" d="M-346-94h700v17h-700zM-222-180h404v19h-404z"/><path fill="${palette.roof}" d="M150-232h64v138h-64z"/><path fill="${deep}" d="M-346-77h700v4h-700zM-222-161h404v4h-404z"/>`
}

function riverPavilions(palette: Palette, deep: string): string {
  const lit = mix(palette.roof, palette.halo, 0.22)
  return `<path fill="${palette.wall}" d="M-250-78h500v78h-500z"/>${panes(palette, -234, 234, -66, 62, 9)}<path fill="${palette.roof}" d="M-300-70L-150-208h300L300-70q-150-10-300-10t-300 10zM-440-50l80-84h90l80 84zM190-50l80-84h90l80 84z"/><path fill="${lit}" d="M-300-70L-150-208h110L-80-78q-110 0-220 8zM-440-50l80-84h34l-34 84zM190-50l80-84h34l-34 84z"/><path fill="${mix(palette.roof, palette.shade, 0.4)}" d="M-160-216h320v12h-320zM-366-140h102v9h-102zM264-140h102v9h-102z"/><path fill="${deep}" d="${posts(-284, 284, -72, 72, 10, 6)}${posts(-424, -206, -50, 50, 4, 6)}${posts(206, 424, -50, 50, 4, 6)}"/>`
}

/**
 * A clubhouse about 700 units wide, with its base at 0,0: tiles in the north, terraces by the sea, pavilions in the
 * south.
 */
export function drawClubhouse(chance: Chance, palette: Palette, region: Region, light: Light): string {
  const deep = mix(palette.trunk, palette.shade, 0.3)
  const house =
    region === 'north'
      ? tiledHall(palette, deep)
      : region === 'central'
        ? whiteTerraces(palette, deep)
        : riverPavilions(palette, deep)
  const terrace = `<path fill="${mix(palette.wall, palette.shade, 0.18)}" d="M-470 0h940l18 12h-976z"/><path fill="${mix(palette.wall, palette.shade, 0.32)}" d="M-488 12h976v5h-976z"/>`
  const glow = light === 'dusk' ? `<ellipse cy="-40" rx="470" ry="190" fill="url(#h)" opacity=".5"/>` : ''
  return `${glow}<ellipse cy="16" rx="520" ry="16" fill="${palette.shade}" opacity=".18"/>${chance.happens(0.5) ? `<g transform="scale(-1 1)">${house}</g>` : house}${terrace}`
}
