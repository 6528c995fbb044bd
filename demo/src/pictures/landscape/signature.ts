import type { Chance } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { short, width } from '../drawing/drawing.ts'
import type { Palette } from '../drawing/palette.ts'
import { type Point, softLine } from '../drawing/path.ts'
import { blob, bunkerAt } from './bunker.ts'

/** What a course's best known hole is remembered by; seen from the green, only what stands behind it. */
export const signatures = [
  'island-green',
  'stream',
  'banyan',
  'pots',
  'temple',
  'lighthouse',
  'boats',
  'boulders',
  'flowers',
  'waste',
] as const
export type Signature = (typeof signatures)[number]

/** Where a hole lies in the picture. */
export type Stage = {
  readonly horizon: number
  /** The height at which the grass begins. */
  readonly shore: number
  readonly green: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number }
  /** Middle and half width of the mown grass, and how large things look, from the green (0) to the eye (1). */
  readonly at: (way: number) => { x: number; y: number; half: number; size: number }
  /** The side that is open: -1 left, 1 right. */
  readonly side: -1 | 1
}

/** Parts of a signature: behind the grass, on the grass under the green, and in front of green and trees. */
type Parts = { readonly far?: string; readonly ground?: string; readonly front?: string }

type Painter = (chance: Chance, palette: Palette, stage: Stage) => Parts

const round = Math.round
const water = (palette: Palette) => mix(palette.water[0], palette.water[1], 0.7)
const rim = (palette: Palette) => mix(palette.rough[1], palette.water[1], 0.45)
const stone = (palette: Palette) => mix(palette.wall, palette.shade, 0.32)

/** The green lies in water, with a plank bridge from the fairway. */
const islandGreen: Painter = (chance, palette, { green: { x, y, rx, ry } }) => {
  const pond = softLine(blob(chance, x, y + ry * 0.5, rx * 2, ry * 2.7, 0.08), true)
  const bank = softLine(blob(chance, x, y + ry * 0.35, rx * 1.3, ry * 1.5, 0.05), true)
  const planks = `M${round(x - rx * 0.12)} ${round(y + ry)}L${round(x - rx * 0.3)} ${round(y + ry * 3.4)}h${round(rx * 0.36)}L${round(x + rx * 0.1)} ${round(y + ry)}z`
  return {
    ground: `<path fill="${water(palette)}" stroke="${rim(palette)}" stroke-width="${short(ry / 3.4)}" d="${pond}"/><path fill="#fff" opacity=".3" d="M${round(x - rx * 1.6)} ${round(y + ry * 1.6)}h${round(rx * 0.7)}v2h-${round(rx * 0.7)}zM${round(x + rx * 0.8)} ${round(y + ry * 2.1)}h${round(rx * 0.6)}v2h-${round(rx * 0.6)}z"/><path fill="${stone(palette)}" d="${bank}"/><path fill="${mix(palette.trunk, '#ffffff', 0.25)}" d="${planks}"/>`,
  }
}

/** A stream crosses the hole under an arched stone bridge. */
const stream: Painter = (chance, palette, { at }) => {
  const { x, y, half, size } = at(0.5)
  const deep = 74 * size
  const edge = (below: number): Point[] =>
    [-40, 240, 480, 720, 960, width + 40].map((px) => [px, y + below + chance.between(-0.22, 0.22) * deep])
  const course = `${softLine(edge(0))}${softLine(edge(deep).reverse()).replace('M', 'L')}z`
  const [w, bx] = [half * 0.42, x - half * 0.1]
  const arch = `M${round(bx - w)} ${round(y + deep * 1.1)}v-${round(deep * 0.5)}q${round(w)}-${round(deep * 1.5)} ${round(2 * w)} 0v${round(deep * 0.5)}h-${round(w * 0.45)}q-${round(w * 0.55)}-${round(deep * 1.2)}-${round(w * 1.1)} 0z`
  return {
    ground: `<path fill="${water(palette)}" stroke="${rim(palette)}" stroke-width="${short(9 * size + 2)}" d="${course}"/>`,
    front: `<path fill="${stone(palette)}" d="${arch}"/><path fill="none" stroke="${palette.wall}" stroke-width="${short(10 * size + 2)}" d="M${round(bx - w * 1.08)} ${round(y + deep * 0.6)}q${round(w * 1.08)}-${round(deep * 1.5)} ${round(w * 2.16)} 0"/>`,
  }
}

/** One old banyan at the edge of the mown grass, far taller than every other tree. */
const banyan: Painter = (_chance, palette, { at, side }) => {
  const { x, y, half, size } = at(0.3)
  const s = short(0.9 + size * 1.7)
  const dark = mix(palette.tree, palette.shade, 0.3)
  return {
    front: `<g transform="translate(${round(x - side * half * 1.05)} ${round(y)})scale(${s})"><ellipse cx="20" cy="2" rx="96" ry="9" fill="${palette.shade}" opacity=".25"/><path fill="${palette.trunk}" d="M-24 4q12-30 6-66h14l2 40 6-40h14q-4 38 12 66zM-46 4v-70h4v70zM44 4v-66h4v66zM62 2v-56h3v56z"/><path fill="${dark}" d="M-104-66a30 30 0 0 1 12-44 36 36 0 0 1 46-32 44 40 0 0 1 80-4 38 36 0 0 1 54 32 30 28 0 0 1 14 50 46 20 0 0 1-70 10 50 20 0 0 1-80 0 40 18 0 0 1-56-12z"/><path fill="${palette.tree}" d="M-98-78a26 26 0 0 1 14-34 32 32 0 0 1 42-26 40 36 0 0 1 70-4 34 30 0 0 1 46 28 60 30 0 0 1-66 34 70 24 0 0 1-106 2z"/><path fill="${palette.treeLit}" opacity=".6" d="M-84-104a28 26 0 0 1 38-24 36 30 0 0 1 56-8 50 24 0 0 1-34 26 60 20 0 0 1-60 6z"/></g>`,
  }
}

/** A chain of small deep bunkers guards the way to the flag. */
const pots: Painter = (chance, _palette, { at, green }) => {
  const { y, half, size } = at(0.2)
  const row = Math.max(y, green.y + green.ry * 1.35)
  const body = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t) =>
    bunkerAt(
      chance,
      green.x + t * half * 1.5,
      row - t * t * green.ry * 0.5 + chance.between(0, 14) * size,
      66 * size + 14,
      1.25,
    ),
  )
  return { front: body.join('') }
}

/** A pagoda of three roofs above the far bank. */
const temple: Painter = (_chance, palette, { horizon, side }) => {
  const tier = (y: number, w: number) =>
    `<path fill="${palette.wall}" d="M${-w * 0.55} ${y}v-26h${w * 1.1}v26z"/><path fill="${palette.roof}" d="M${-w} ${y - 22}q${w * 0.4}-4 ${w * 0.6}-24h${w * 0.8}q${w * 0.2} 20 ${w * 0.6} 24-${w} 8-${2 * w} 0z"/>`
  return {
    far: `<g transform="translate(${round(600 + side * 330)} ${round(horizon + 16)})scale(1.15)"><path fill="${mix(palette.rough[0], palette.tree, 0.45)}" d="M-130 8q40-26 130-26t130 26q-130 14-260 0z"/><path fill="${stone(palette)}" d="M-52-6v-10h104v10z"/>${tier(-14, 44)}${tier(-56, 34)}${tier(-96, 24)}<path stroke="${palette.roof}" stroke-width="4" d="M0-140v-26"/></g>`,
  }
}

/** A white lighthouse on a rock in the water. */
const lighthouse: Painter = (_chance, palette, { horizon, side }) => ({
  far: `<g transform="translate(${round(600 + side * 350)} ${round(horizon + 22)})scale(1.1)"><path fill="${stone(palette)}" d="M-90 6q10-22 44-24l16-12h50l20 14q44 4 52 22-90 12-182 0z"/><path fill="${palette.wall}" d="M-17-28l6-128h22l6 128z"/><path fill="${palette.flag}" d="M-16-52l1-26h30l1 26zM-13-104l1-26h24l1 26z"/><path fill="${palette.glass}" d="M-9-156v-18h18v18z"/><path fill="${palette.roof}" d="M-13-174q13-22 26 0z"/><path fill="${palette.shade}" opacity=".14" d="M4-28l-2-128h9l6 128z"/></g>`,
})

/** Fishing boats under sail before the hole. */
const boats: Painter = (chance, palette, { horizon, shore, side }) => {
  const boat = (x: number, y: number, s: number, sail: string) =>
    `<g transform="translate(${round(x)} ${round(y)})scale(${short(side * s)} ${short(s)})"><ellipse cy="4" rx="46" ry="4" fill="${palette.shade}" opacity=".22"/><path fill="${palette.trunk}" d="M-48-12q48 12 96-4l-14 20h-66z"/><path fill="none" stroke="${palette.trunk}" stroke-width="3" d="M4-10v-84"/><path fill="${sail}" d="M8-92q36 34 40 72-22 6-40 4zM0-86q-26 36-30 66 16 6 30 4z"/></g>`
  const low = shore - horizon
  return {
    far:
      boat(600 + side * chance.between(300, 400), horizon + low * 0.3, 0.72, palette.wall) +
      boat(600 + side * chance.between(120, 200), horizon + low * 0.48, 1, palette.flag) +
      boat(600 + side * chance.between(460, 540), horizon + low * 0.62, 1.25, palette.roof),
  }
}

/** Great rocks beside the green. */
const boulders: Painter = (chance, palette, { green, side }) => {
  const lit = mix(palette.wall, palette.hillNear, 0.42)
  const dark = mix(lit, palette.shade, 0.34)
  const rock = (x: number, y: number, s: number) =>
    `<g transform="translate(${round(x)} ${round(y)})scale(${short(s * chance.side())} ${short(s)})"><ellipse cx="6" cy="2" rx="62" ry="8" fill="${palette.shade}" opacity=".25"/><path fill="${dark}" d="M-54 4l-6-34 22-42 38-14 34 20 22 40-4 30z"/><path fill="${lit}" d="M-60-30l22-42 38-14 34 20-26 8-14 30-30 4z"/></g>`
  const s = 0.5 + green.rx / 330
  const places = [
    { u: 1.5, v: -0.5, size: 0.8 },
    { u: 1.95, v: 0.15, size: 1.25 },
    { u: 1.25, v: 0.85, size: 0.62 },
    { u: 1.7, v: 1.1, size: 0.9 },
  ]
  return {
    front: places
      .map(({ u, v, size }) => rock(green.x - side * green.rx * u, green.y + green.ry * v, s * size))
      .join(''),
  }
}

/** Beds of bougainvillea along one side. */
const flowers: Painter = (chance, palette, { at, side }) => {
  const places = [0.12, 0.3, 0.52].map(at)
  const colours = ['#d8447f', '#f08ab0', '#f2b33d']
  return {
    front: places
      .map(({ x, y, half, size }) => {
        const [rx, ry] = [150 * size + 26, 38 * size + 7]
        const cx = x - side * (half * 1.1 + rx * 0.8)
        const bed = `<path fill="${mix(palette.tree, palette.treeLit, 0.4)}" d="${softLine(blob(chance, cx, y, rx, ry, 0.1), true)}"/>`
        const dots = colours.map((colour, i) => {
          const line = softLine(
            blob(chance, cx, y - ry * 0.25, rx * (0.86 - i * 0.26), ry * (0.74 - i * 0.22), 0.12),
            true,
          )
          return `<path fill="none" stroke="${mix(colour, palette.sky[0], 0.12)}" stroke-width="${short(13 * size + 3)}" stroke-linecap="round" stroke-dasharray="0 ${short(17 * size + 4)}" d="${line}"/>`
        })
        return bed + dots.join('')
      })
      .join(''),
  }
}

/** A long waste of sand along one side of the hole. */
const waste: Painter = (chance, palette, { at, side }) => {
  const inner: Point[] = []
  const outer: Point[] = []
  for (const way of [0.06, 0.22, 0.4, 0.6, 0.78]) {
    const { x, y, half, size } = at(way)
    inner.push([x - side * (half * chance.between(0.98, 1.12)), y])
    outer.unshift([x - side * (half * 1.2 + size * chance.between(210, 300)), y + 8 * size])
  }
  const shape = `${softLine(inner)}${softLine(outer).replace('M', 'L')}z`
  return {
    ground: `<path fill="${palette.sand}" stroke="${palette.sandShade}" stroke-width="6" d="${shape}"/>`,
  }
}

const painters: Readonly<Record<Signature, Painter>> = {
  'island-green': islandGreen,
  stream,
  banyan,
  pots,
  temple,
  lighthouse,
  boats,
  boulders,
  flowers,
  waste,
}

/** Draws what a hole is remembered by; nothing where it has no signature. */
export function drawSignature(
  signature: Signature | null,
  chance: Chance,
  palette: Palette,
  stage: Stage,
): { far: string; ground: string; front: string } {
  const none = { far: '', ground: '', front: '' }
  return signature === null
    ? none
    : { ...none, ...painters[signature](chance.apart('signature'), palette, stage) }
}

/** Whether a plant at x, y would stand in the water of an island green. */
export function isInPond(signature: Signature | null, { green }: Stage, x: number, y: number): boolean {
  const [u, v] = [(x - green.x) / (green.rx * 2.2), (y - green.y - green.ry * 0.5) / (green.ry * 3)]
  return signature === 'island-green' && u * u + v * v < 1
}
