import courses from '../../data/courses.json' with { type: 'json' }
import { drawAvatar } from './avatar.ts'
import { type BannerShape, type BannerView, drawBanner } from './banner.ts'
import { numberFrom } from './drawing/chance.ts'
import { type Land, type Light, landOf, lands, type Region } from './drawing/palette.ts'
import { type Signature, signatures } from './landscape/signature.ts'
import { drawLogo } from './logo.ts'
import { drawAppIcon, drawMark } from './mark.ts'
import { drawScene, type View, views } from './scene.ts'

export type Query = Readonly<Record<string, string | undefined>>

const regions = ['north', 'central', 'south'] as const
const lights = ['morning', 'noon', 'dusk'] as const
const shapes = ['wide', 'popup'] as const

function oneOf<T extends string>(list: readonly T[], text: string | undefined): T | undefined {
  return list.find((item) => item === text)
}

const regionOfCourse = new Map(courses.map((course) => [course.slug, oneOf<Region>(regions, course.region)]))

const landOfCourse = new Map(courses.map((course) => [course.slug, oneOf<Land>(lands, course.land)]))

/** What the picture in the lead of a course shows besides its land. */
function signatureFor(slug: string, view: View): Signature | null {
  const course = courses.find((one) => one.slug === slug)
  return course?.lead === view ? (oneOf<Signature>(signatures, course.signature) ?? null) : null
}

/** The land of a region asked for, else the course's own, else its region's. */
function landFor(slug: string, query: Query): Land {
  const own = oneOf<Region>(regions, query.region) === undefined ? landOfCourse.get(slug) : undefined
  return own ?? landOf[regionFor(slug, query)]
}

/** The region asked for, else the course's own, else one that follows from the slug. */
function regionFor(slug: string, query: Query): Region {
  return (
    oneOf<Region>(regions, query.region) ??
    regionOfCourse.get(slug) ??
    regions[numberFrom(`${slug}/region`) % 3] ??
    'north'
  )
}

function sceneFor(slug: string, view: View, query: Query): string {
  return drawScene({
    slug,
    land: landFor(slug, query),
    view,
    light: oneOf<Light>(lights, query.light) ?? 'morning',
    signature: signatureFor(slug, view),
  })
}

function bannerFor(slug: string, query: Query): string {
  return drawBanner({
    slug,
    view: oneOf<BannerView>(['fairway', 'green', 'clubhouse'], query.view),
    shape: oneOf<BannerShape>(shapes, query.shape),
    region: oneOf<Region>(regions, query.region) ?? regionOfCourse.get(slug),
    light: oneOf<Light>(lights, query.light),
  })
}

/** Pictures with a fixed name, as defaults and for the application itself. */
const fixed: Readonly<Record<string, () => string>> = {
  'mark.svg': () => drawMark('#0b6e70'),
  'icons/app.svg': () => drawAppIcon(false),
  'icons/app-maskable.svg': () => drawAppIcon(true),
  'defaults/avatar.svg': () => drawAvatar({ name: '', seed: 'golfer' }),
  'defaults/course.svg': () => sceneFor('teeviet', 'fairway', {}),
  'defaults/banner.svg': () =>
    drawBanner({ slug: 'teeviet', view: 'fairway', region: 'north', light: 'morning' }),
}

/**
 * Finds the drawn picture for a path under `/pictures/`, or null when there is none:
 * `scenes/{slug}/{view}.svg?light=&region=`, `logos/{slug}.svg`,
 * `avatars/{seed}.svg?name=`, `banners/{slug}.svg?shape=&view=&region=&light=`, `mark.svg`, `icons/app.svg`,
 * `icons/app-maskable.svg`, `defaults/{avatar,course,banner}.svg`. Unknown query parameters are ignored. The same path
 * and query always return the same picture, so it may be cached for good.
 */
export function pictureFor(path: string, query: Query = {}): { svg: string } | null {
  const name = path.replace(/^\/?pictures\//, '')
  const own = Object.hasOwn(fixed, name) ? fixed[name] : undefined
  if (own) return { svg: own() }
  const [, kind, slug, rest] =
    /^(scenes|logos|avatars|banners)\/([\p{L}\p{N}_.-]{1,80}?)(?:\/([a-z0-9]+))?\.svg$/u.exec(name) ?? []
  if (!kind || !slug) return null
  if (kind === 'scenes') {
    const view = oneOf<View>(views, rest)
    return view ? { svg: sceneFor(slug, view, query) } : null
  }
  if (rest !== undefined) return null
  if (kind === 'logos') return { svg: drawLogo({ slug, region: regionFor(slug, query) }) }
  if (kind === 'avatars') return { svg: drawAvatar({ name: query.name?.slice(0, 60) ?? '', seed: slug }) }
  return { svg: bannerFor(slug, query) }
}
