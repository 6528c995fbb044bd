import type { InputOf, ResponseOf } from '@teeviet/contract'
import { dayOf, formatClock } from '@teeviet/contract/rules/dates'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '../context.ts'
import { perDatabase } from '../database/per-database.ts'
import { minuteOf, openReadCache } from '../database/read-cache.ts'
import { readRunningOffers } from '../offers/current-offers.ts'
import { offerWindows } from '../offers/offer-windows.ts'
import { type FreeStart, findCourses, type Page } from '../tee-sheet/find-courses.ts'
import { readCatalogue } from './catalogue.ts'
import { cardOf } from './course-views.ts'
import { type Criteria, coursesAt, keyOf, priceBounds, startsBetween } from './criteria.ts'
import { lowestByCourse } from './price-strip.ts'

type Input = InputOf<'GET /api/services/search_facility'>
type Asked = Criteria & Pick<Input, 'date_played' | 'sort' | 'page' | 'offset' | 'limit'>
type CourseOnMap = ResponseOf<'GET /api/services/map_facility'>[number]
type CourseFound = ResponseOf<'GET /api/services/search_facility'>[number]

const keptOf = perDatabase(({ events }) =>
  openReadCache<FreeStart[]>(events, {
    tables: ['courses', 'offers', 'offer_categories', 'tee_times'],
    bookings: true,
    maxAgeMs: 1_000,
    mostKeys: 1_000,
  }),
)

/**
 * A page of the courses that fit, each with its lowest price and next free tee times of the day, and its lowest price
 * of the next 14 days. Only a criterion
 * about tee times leaves out courses that have none; without one, a course whose day is over has the lowest price of
 * the days to come. Places and prices are at most a second old.
 */
export async function searchCourses(ctx: Context, asked: Asked, language: Language): Promise<CourseFound[]> {
  const now = ctx.clock.now()
  const [catalogue, starts, lowestPrices] = await Promise.all([
    readCatalogue(ctx),
    keptOf(ctx).read(keyOfPage(asked, now), () => find(ctx, asked, now)),
    lowestByCourse(ctx),
  ])
  return [...Map.groupBy(starts, (start) => start.courseId)].flatMap(([courseId, ofCourse]) => {
    const course = catalogue.byId.get(courseId)
    if (!course) return []
    const lowest_price = lowestPrices.get(courseId) ?? null
    const price = ofCourse[0]?.lowest ?? (isAboutStarts(asked) ? null : lowest_price)
    const { description: _, ...card } = cardOf(course, language, price)
    const { latitude, longitude, pictures: images } = course
    return [{ ...card, lowest_price, images, tee_times: ofCourse.flatMap(freeTeeTime), latitude, longitude }]
  })
}

/** Every course that fits and whose place is known, with its lowest price of the day; at most a second old. */
export async function mapCourses(
  ctx: Context,
  criteria: Criteria & Pick<Asked, 'date_played'>,
  language: Language,
): Promise<CourseOnMap[]> {
  const { open } = await readCatalogue(ctx)
  const whole = { sort: undefined, page: 1, offset: 0, limit: Math.max(open.length, 1) }
  const found = await searchCourses(ctx, { ...criteria, ...whole }, language)
  const places = new Map(open.map((course) => [course.id, course]))
  return found.flatMap(({ id, name, location, price }) => {
    const { latitude = null, longitude = null } = places.get(id) ?? {}
    return latitude === null || longitude === null ? [] : [{ id, name, location, latitude, longitude, price }]
  })
}

async function find(ctx: Context, asked: Asked, now: Date): Promise<FreeStart[]> {
  const day = dayOf(asked.date_played ?? now)
  const players = asked.number_player ?? 1
  const [catalogue, offers] = await Promise.all([readCatalogue(ctx), readRunningOffers(ctx, now, players)])
  const wanted = {
    day,
    ...startsBetween(day, asked.play_time, now),
    ...priceBounds(asked),
    holes: asked.number_hole ?? null,
    players,
  }
  const courseIds = coursesAt(catalogue, asked).map((course) => course.id)
  return findCourses(
    ctx.q,
    courseIds,
    wanted,
    offerWindows(offers, [day]),
    pageOf(asked),
    isAboutStarts(asked),
  )
}

function keyOfPage(asked: Asked, now: Date): string {
  const day = asked.date_played === undefined ? null : dayOf(asked.date_played)
  return JSON.stringify([minuteOf(now), day, ...Object.values(pageOf(asked)), ...keyOf(asked)])
}

function pageOf({ sort, page, offset, limit }: Asked): Page {
  return {
    sort: sort === 1 ? 'cheapest' : sort === 2 ? 'dearest' : 'given',
    offset: offset ?? (page - 1) * limit,
    limit,
  }
}

function isAboutStarts(asked: Asked): boolean {
  const { date_played, price_from, price_to, play_time, number_hole, number_player } = asked
  return [date_played, price_from, price_to, play_time, number_hole, number_player].some(
    (criterion) => criterion !== undefined,
  )
}

function freeTeeTime({ id, startsAt, holes, price, placesLeft }: FreeStart): CourseFound['tee_times'] {
  if (id === null || startsAt === null || holes === null || placesLeft === null) return []
  return [
    {
      id,
      time_start: formatClock(startsAt),
      start_at: startsAt.getTime(),
      number_hole: holes,
      price,
      places_left: placesLeft,
    },
  ]
}
