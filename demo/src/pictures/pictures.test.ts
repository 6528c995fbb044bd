import { describe, expect, test } from 'vitest'
import courses from '../../data/courses.json' with { type: 'json' }
import { initialsOf } from './avatar.ts'
import { monogramOf } from './logo.ts'
import { pictureFor } from './routes.ts'

const views = ['aerial', 'tee', 'fairway', 'green', 'clubhouse']
const lights = ['morning', 'noon', 'dusk']

function svgOf(path: string, query: Record<string, string> = {}): string {
  const picture = pictureFor(path, query)
  if (!picture) throw new Error(`no picture for ${path}`)
  return picture.svg
}

/** The reasons why a browser would not show the picture as drawn; empty without any. */
function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const outside = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_all, closing, name, _attributes, empty) => {
      if (closing && open.pop() !== name) faults.push(`</${name}> closes nothing`)
      else if (!closing && !empty) open.push(name)
      return ''
    },
  )
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`)
  if (/[<>]/.test(outside)) faults.push(`not a tag: ${outside.slice(0, 80)}`)
  if (/&(?!amp;|lt;|gt;|quot;)/.test(svg)) faults.push('a bare ampersand')
  if (/NaN|undefined|Infinity|null/.test(svg)) faults.push('a number that is none')
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1])
  if (new Set(ids).size !== ids.length) faults.push('an id given twice')
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g))
    if (!ids.includes(id)) faults.push(`#${id} is not there`)
  return faults
}

describe('scenes of courses', () => {
  test('every course has five views in three lights, each a sound picture under 8 kB', () => {
    for (const { slug } of courses)
      for (const view of views)
        for (const light of lights) {
          const svg = svgOf(`/pictures/scenes/${slug}/${view}.svg`, { light })
          expect(faultsOf(svg), `${slug} ${view} ${light}`).toEqual([])
          expect(Buffer.byteLength(svg), `${slug} ${view} ${light}`).toBeLessThan(8000)
        }
  })

  test('the same address always returns the same picture', () => {
    expect(svgOf('/pictures/scenes/van-tri/tee.svg')).toBe(
      svgOf('/pictures/scenes/van-tri/tee.svg', { light: 'morning' }),
    )
  })

  test('no two courses share a picture', () => {
    for (const view of views) {
      const drawn = new Set(courses.map(({ slug }) => svgOf(`/pictures/scenes/${slug}/${view}.svg`)))
      expect(drawn.size).toBe(courses.length)
    }
  })

  test('region and light change the picture', () => {
    const shown = ['north', 'central', 'south'].flatMap((region) =>
      lights.map((light) => svgOf('/pictures/scenes/home/tee.svg', { region, light })),
    )
    expect(new Set(shown).size).toBe(9)
  })

  test('a course is drawn in the land it lies in', () => {
    const horizonOf = (slug: string) =>
      /<g id="m">.*?<\/g>/.exec(svgOf(`/pictures/scenes/${slug}/green.svg`))?.[0]
    // a karst valley, a pine wood, mountains, towers and islands differ in their shapes, not by chance alone
    const shapes = [
      'stone-valley',
      'sam-tuyen-lam',
      'tam-dao',
      'tan-son-nhat',
      'vinpearl-phu-quoc',
      'the-bluffs',
    ]
      .map(horizonOf)
      .map((svg) => svg?.replaceAll(/[\d.\s-]+/g, ' ').replaceAll(/#\w+|[\da-f]{6}/g, ''))
    expect(new Set(shapes).size).toBe(shapes.length)
    expect(horizonOf('tan-son-nhat')).toContain('stroke-dasharray')
    expect(svgOf('/pictures/scenes/dong-nai/green.svg')).toBe(
      svgOf('/pictures/scenes/dong-nai/green.svg', { region: 'south' }),
    )
  })
})

describe('people, emblems and banners', () => {
  test('a member shows the initials of the first and last word of the name', () => {
    expect(initialsOf('Nguyễn Thị Ánh')).toBe('NÁ')
    expect(initialsOf(' đỗ ')).toBe('Đ')
    expect(initialsOf('')).toBe('')
  })

  test('a name cannot break out of the picture', () => {
    const svg = svgOf('/pictures/avatars/7.svg', { name: '<script> &"x' })
    expect(faultsOf(svg)).toEqual([])
    expect(svg).not.toContain('<script')
  })

  test('an emblem uses the letters that distinguish a course from others', () => {
    expect(monogramOf('brg-kings-island')).toBe('KI')
    expect(monogramOf('hanoi-golf-club')).toBe('H')
  })

  test('emblems, banners, icons and the mark are sound', () => {
    const paths = [
      ...courses.map(({ slug }) => `logos/${slug}.svg`),
      ...courses.map(({ slug }) => `banners/${slug}.svg`),
      'avatars/100001.svg',
      'mark.svg',
      'icons/app.svg',
      'icons/app-maskable.svg',
      'defaults/avatar.svg',
      'defaults/course.svg',
      'defaults/banner.svg',
    ]
    for (const path of paths) expect(faultsOf(svgOf(`/pictures/${path}`)), path).toEqual([])
  })
})

describe('addresses', () => {
  test.each([
    'scenes/van-tri/kitchen.svg',
    'scenes/van-tri.svg',
    'layouts/van-tri/1.svg',
    'scenes/../../etc/passwd/tee.svg',
    'logos/van-tri/tee.svg',
    'logos/.svg',
    'constructor',
    'nothing.svg',
  ])('%s is no picture', (path) => {
    expect(pictureFor(`/pictures/${path}`)).toBeNull()
  })
})
