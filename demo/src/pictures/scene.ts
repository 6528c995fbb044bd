import { chanceFrom } from './drawing/chance.ts'
import { asSvg, height, width } from './drawing/drawing.ts'
import { groundOf, type Land, type Light, paletteOf } from './drawing/palette.ts'
import { drawClubhouseView } from './landscape/clubhouse-view.ts'
import { drawFairwayView, drawGreenView, drawTeeView } from './landscape/ground-views.ts'
import type { Signature } from './landscape/signature.ts'

export const views = ['tee', 'fairway', 'green', 'clubhouse'] as const
export type View = (typeof views)[number]

const painters = {
  tee: drawTeeView,
  fairway: drawFairwayView,
  green: drawGreenView,
  clubhouse: drawClubhouseView,
} as const

/**
 * Draws a course without photographs, as an SVG file under 10 kB. The light decides the colours, the
 * slug the composition, the signature what the hole is remembered by: the same request always returns the same picture.
 */
export function drawScene(scene: {
  slug: string
  land: Land
  view: View
  light: Light
  signature: Signature | null
}): string {
  const { slug, land, view, light, signature } = scene
  const ground = groundOf[land]
  const chance = chanceFrom(`${slug}/${view}`)
  const drawing = painters[view](chance, paletteOf(ground, light, land), ground, light, signature)
  return asSvg(drawing, width, height)
}
