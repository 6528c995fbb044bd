import { describe, expect, test } from 'vitest'
import courses from '../../data/courses.json' with { type: 'json' }
import { courseRecords } from '../courses/course-data.ts'
import { featured } from '../courses/load-courses.ts'
import { initialsOf } from './avatar.ts'
import { monogramOf } from './logo.ts'
import { pictureFor } from './routes.ts'

const views = ['tee', 'fairway', 'green', 'clubhouse']
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
  test('every course has four views in three lights, each a sound picture under 10 kB', () => {
    for (const { slug } of courses)
      for (const view of views)
        for (const light of lights) {
          const svg = svgOf(`/pictures/scenes/${slug}/${view}.svg`, { light })
          expect(faultsOf(svg), `${slug} ${view} ${light}`).toEqual([])
          expect(Buffer.byteLength(svg), `${slug} ${view} ${light}`).toBeLessThan(10_240)
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

  test('the signature hole of a course leads its pictures and is in no other of them', () => {
    const drawnAs = (slug: string) => svgOf(`/pictures/scenes/${slug}/tee.svg`)
    const fill = 'M-48-12q48 12 96-4l-14 20h-66z'
    const [led] = courses.filter(({ signature, lead }) => signature === 'boats' && lead === 'tee')
    const [other] = courses.filter(({ signature, lead }) => signature === 'boats' && lead === 'green')
    expect(drawnAs(led?.slug ?? '')).toContain(fill)
    expect(drawnAs(other?.slug ?? '')).not.toContain(fill)
  })

  test('no two courses of a region and land show the same signature from the same place', () => {
    const looks = courses.map(({ region, land, signature, lead }) => `${region} ${land} ${signature} ${lead}`)
    expect(new Set(looks).size).toBe(courses.length)
  })

  test('neighbours in a row have another signature, seen from another place', () => {
    const open = new Map(courseRecords.map(({ slug }) => [slug, courses.find((one) => one.slug === slug)]))
    const inRegion = ['north', 'central', 'south'].map((name) =>
      courseRecords.filter(({ region }) => region === name).map(({ slug }) => slug),
    )
    for (const row of [courseRecords.map(({ slug }) => slug), ...inRegion, featured])
      for (const [index, slug] of row.entries()) {
        const [one, next] = [open.get(slug), open.get(row[index + 1] ?? '')]
        if (!one || !next) continue
        expect(one.signature, `${slug}, ${next.slug}`).not.toBe(next.signature)
        expect(one.lead, `${slug}, ${next.slug}`).not.toBe(next.lead)
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
