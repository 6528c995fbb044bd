import { chanceFrom } from './drawing/chance.ts'
import { mix } from './drawing/colour.ts'
import { plain } from './drawing/drawing.ts'
import type { Region } from './drawing/palette.ts'

const grounds = [
  '#0b4f50',
  '#12355b',
  '#5a2336',
  '#3c4a1e',
  '#6b4418',
  '#123f2e',
  '#3d2b56',
  '#1f4d6b',
] as const
const emblems = ['#f3d9a4', '#e9ecd8', '#f2e6d0', '#d9efe6'] as const

/** Words shared by many clubs, which do not distinguish them. */
const common = new Set(['golf', 'club', 'resort', 'brg', 'flc', 'san', 'links', 'country', 'the'])

/** One or two letters for a course, taken from its slug. */
export function monogramOf(slug: string): string {
  const words = slug.split(/[^a-z0-9]+/i).filter(Boolean)
  const telling = words.filter((word) => !common.has(word.toLowerCase()))
  const [first = 'T', second = ''] = telling.length > 0 ? telling : words
  return (first.slice(0, 1) + second.slice(0, 1)).toUpperCase()
}

const motifs: Record<Region, string> = {
  north: 'M22 96c4-16 9-27 15-27s9 9 11 16c3-17 8-31 16-31s13 14 17 31c2-7 5-13 10-13s11 11 15 24z',
  central:
    'M20 84q11-10 22 0t22 0 22 0 22 0v7q-11 10-22 0t-22 0-22 0-22 0zM30 99q9-8 17 0t17 0 17 0 17 0v6q-9 8-17 0t-17 0-17 0-17 0z',
  south:
    'M61 104q1-20 5-34-13-7-25 6 6-16 24-11-6-9-18-8 16-6 23 6 7-12 23-7-12 0-17 9 18-4 23 12-11-13-25-7 3 14 2 34zM34 104q30-8 60 0-30 6-60 0z',
}

/** Outlines of badges on a square of 128 units: disc, shield and rounded tile. */
const badges = [
  'M64 6a58 58 0 1 1 0 116 58 58 0 0 1 0-116z',
  'M14 10h100v62q0 36-50 50-50-14-50-50z',
  'M34 8h60q20 0 20 22v68q0 22-20 22H34q-20 0-20-22V30Q14 8 34 8z',
] as const

/** The emblem of a course without a logo: its letters over the land of its region, in one family. */
export function drawLogo({ slug, region }: { slug: string; region: Region }): string {
  const chance = chanceFrom(`${slug}/logo`)
  const ground = chance.pick(grounds)
  const emblem = chance.pick(emblems)
  const badge = chance.pick(badges)
  const letters = monogramOf(slug)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><defs><clipPath id="a"><path id="b" d="${badge}"/></clipPath></defs><use href="#b" fill="${ground}"/><g clip-path="url(#a)"><path fill="${mix(ground, emblem, 0.28)}" d="M0 100h128v28H0z"/><path fill="${mix(ground, emblem, 0.5)}" transform="matrix(.72 0 0 .72 18 31)" d="${motifs[region]}"/></g><use href="#b" fill="none" stroke="${emblem}" stroke-width="2.6" transform="matrix(.9 0 0 .9 6.4 6.4)"/><text x="64" y="46" fill="${emblem}" font-family="Georgia,Times New Roman,Noto Serif,serif" font-weight="700" font-size="${letters.length > 1 ? 42 : 50}" text-anchor="middle" dominant-baseline="central">${plain(letters)}</text></svg>`
}
