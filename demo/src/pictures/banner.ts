import { chanceFrom } from './drawing/chance.ts'
import { type Light, paletteOf, type Region } from './drawing/palette.ts'
import { drawClubhouseView } from './landscape/clubhouse-view.ts'
import { drawFairwayView, drawGreenView } from './landscape/ground-views.ts'

export type BannerShape = 'wide' | 'popup'

/** The views that keep their middle when they are cut to a banner. */
const painters = {
  fairway: drawFairwayView,
  green: drawGreenView,
  clubhouse: drawClubhouseView,
} as const
export type BannerView = keyof typeof painters

/** The part of a scene each shape shows. */
const frames: Record<BannerShape, { x: number; y: number; w: number; h: number }> = {
  wide: { x: 0, y: 165, w: 1200, h: 500 },
  popup: { x: 300, y: 0, w: 600, h: 750 },
}

export type Banner = {
  readonly slug: string
  readonly shape?: BannerShape | undefined
  readonly view?: BannerView | undefined
  readonly region?: Region | undefined
  readonly light?: Light | undefined
}

/**
 * The picture of a banner, a piece of news or an offer: a scene cut to the shape, without words. View, region and
 * light come from the slug unless they are given.
 */
export function drawBanner(banner: Banner): string {
  const { slug, shape = 'wide' } = banner
  const chance = chanceFrom(`${slug}/banner`)
  const someRegion = chance.pick<Region>(['north', 'central', 'south'])
  const someLight = chance.pick<Light>(['morning', 'morning', 'noon', 'dusk'])
  const someView = chance.pick<BannerView>(['fairway', 'green', 'clubhouse'])
  const region = banner.region ?? someRegion
  const light = banner.light ?? someLight
  const scene = painters[banner.view ?? someView](
    chance.apart('scene'),
    paletteOf(region, light),
    region,
    light,
    null,
  )
  const { x, y, w, h } = frames[shape]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}"><defs>${scene.defs}</defs>${scene.body}</svg>`
}
