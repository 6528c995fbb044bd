import { chanceFrom } from './drawing/chance.ts'
import { asSvg, height, width } from './drawing/drawing.ts'
import { groundOf, type Land, type Light, paletteOf } from './drawing/palette.ts'
import { drawClubhouseView } from './landscape/clubhouse-view.ts'
import { drawFairwayView, drawGreenView, drawTeeView } from './landscape/ground-views.ts'
import { drawHoleMap } from './maps/hole-map.ts'

export const views = ['aerial', 'tee', 'fairway', 'green', 'clubhouse'] as const
export type View = (typeof views)[number]

const painters = {
  aerial: drawHoleMap,
  tee: drawTeeView,
  fairway: drawFairwayView,
  green: drawGreenView,
  clubhouse: drawClubhouseView,
} as const

/**
 * Draws a course without photographs, as an SVG file under 8 kB. The light decides the colours, the
 * slug the composition: the same request always returns the same picture.
 */
export function drawScene(scene: { slug: string; land: Land; view: View; light: Light }): string {
  const { slug, land, view, light } = scene
  const ground = groundOf[land]
  const drawing = painters[view](chanceFrom(`${slug}/${view}`), paletteOf(ground, light, land), ground, light)
  return asSvg(drawing, width, height)
}
