import { chanceFrom } from './chance.ts'
import { drawClubhouseView } from './clubhouse-view.ts'
import { type Drawing, downward, plain, seeThrough } from './drawing.ts'
import { drawFairwayView, drawGreenView } from './ground-views.ts'
import { drawHoleMap } from './hole-map.ts'
import { markPath } from './mark.ts'
import { type Light, paletteOf, type Region } from './palette.ts'

export type BannerShape = 'wide' | 'popup'

/** The views that keep their middle when they are cut to a banner. */
const painters = {
  fairway: drawFairwayView,
  green: drawGreenView,
  aerial: drawHoleMap,
  clubhouse: drawClubhouseView,
} as const
export type BannerView = keyof typeof painters

/** The part of a scene each shape shows. */
const frames: Record<BannerShape, { x: number; y: number; w: number; h: number }> = {
  wide: { x: 0, y: 165, w: 1200, h: 500 },
  popup: { x: 300, y: 0, w: 600, h: 750 },
}

const pine = '#0b2b2a'

/** Breaks a title into lines of about `room` letters, at most three; the last one may be cut. */
function linesOf(title: string, room: number): string[] {
  const lines: string[] = []
  for (const word of title.trim().split(/\s+/u)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= room)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length > 3 ? [...lines.slice(0, 2), `${lines[2]}…`] : lines
}

function caption(title: string, shape: BannerShape): Drawing {
  const { x, y, w, h } = frames[shape]
  const size = shape === 'wide' ? 54 : 44
  const lines = linesOf(title, shape === 'wide' ? 22 : 17)
  const left = x + (shape === 'wide' ? 72 : 44)
  const first =
    shape === 'wide'
      ? y + h / 2 - ((lines.length - 1) * size * 1.22) / 2 + 18
      : y + h - 70 - (lines.length - 1) * size * 1.22
  const rows = lines.map(
    (line, i) => `<tspan x="${left}" y="${Math.round(first + i * size * 1.22)}">${plain(line)}</tspan>`,
  )
  const shade =
    shape === 'wide'
      ? `<linearGradient id="T"><stop stop-color="${seeThrough(pine, 0.82)}"/><stop offset=".62" stop-color="${seeThrough(pine, 0)}"/></linearGradient>`
      : downward('T', [
          [0.4, pine, 0],
          [1, pine, 0.9],
        ])
  return {
    defs: shade,
    body: `<path fill="url(#T)" d="M${x} ${y}h${w}v${h}H${x}z"/><path fill="#fff" transform="translate(${left} ${Math.round(first - size * 2.05)})scale(.75)" d="${markPath}"/><text fill="#fff" font-family="Be Vietnam Pro,Segoe UI,Roboto,Helvetica,Arial,sans-serif" font-weight="700" font-size="${size}">${rows.join('')}</text>`,
  }
}

export type Banner = {
  readonly slug: string
  readonly shape?: BannerShape | undefined
  readonly title?: string | undefined
  readonly view?: BannerView | undefined
  readonly region?: Region | undefined
  readonly light?: Light | undefined
}

/**
 * The picture of a banner, a piece of news or an offer: a scene cut to the shape, with the title on a darkened side
 * when there is one. View, region and light come from the slug unless they are given.
 */
export function drawBanner(banner: Banner): string {
  const { slug, shape = 'wide', title = '' } = banner
  const chance = chanceFrom(`${slug}/banner`)
  const someRegion = chance.pick<Region>(['north', 'central', 'south'])
  const someLight = chance.pick<Light>(['morning', 'morning', 'noon', 'dusk'])
  const someView = chance.pick<BannerView>(['fairway', 'green', 'aerial', 'clubhouse'])
  const region = banner.region ?? someRegion
  const light = banner.light ?? someLight
  const scene = painters[banner.view ?? someView](
    chance.apart('scene'),
    paletteOf(region, light),
    region,
    light,
  )
  const words = title.trim() === '' ? { defs: '', body: '' } : caption(title, shape)
  const { x, y, w, h } = frames[shape]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}"><defs>${scene.defs}${words.defs}</defs>${scene.body}${words.body}</svg>`
}
