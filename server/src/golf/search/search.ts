import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import { readCatalogue } from '../courses/catalogue.ts'
import { cardOf } from '../courses/course-views.ts'
import { readRunningOffers } from '../offers/current-offers.ts'
import { offersOfDay } from '../offers/offer.ts'
import { flashSaleOf } from '../offers/offer-rows.ts'
import { readSheet } from '../tee-sheet/starts.ts'
import { type Criteria, coursesAt, priceBounds, startsBetween } from './criteria.ts'
import { type FoundCourse, type FreeStart, findCourses, type Page } from './find-courses.ts'
import { lowestByCourse } from './price-strip.ts'

type Input = InputOf<'GET /api/services/search_facility'>
type Asked = Criteria & Pick<Input, 'date_played' | 'sort' | 'page' | 'offset' | 'limit'>
type CourseOnMap = ResponseOf<'GET /api/services/map_facility'>[number]
type CourseFound = ResponseOf<'GET /api/services/search_facility'>[number]

/**
 * A page of the courses that fit, each with its lowest price and next free tee times of the day, and its lowest price
 * of the next 14 days. Only a criterion
 * about tee times leaves out courses that have none; without one, a course whose day is over has the lowest price of
 * the days to come. Places are read from the day's sheet as it is kept in memory.
 */
export async function searchCourses(ctx: Context, asked: Asked, language: Language): Promise<CourseFound[]> {
  const now = ctx.clock.now()
  const [catalogue, found, lowestPrices] = await Promise.all([
    readCatalogue(ctx),
    find(ctx, asked, now),
    lowestByCourse(ctx),
  ])
  return found.flatMap(({ courseId, lowest, starts }) => {
    const course = catalogue.byId.get(courseId)
    if (!course) return []
    const ofComingDays = lowestPrices.get(courseId) ?? null
    const named = lowest ?? (isAboutStarts(asked) ? null : ofComingDays)
    const { description: _, ...card } = cardOf(course, language, named)
    const { latitude, longitude, pictures: images } = course
    const found = {
      ...card,
      lowest_price: ofComingDays?.price ?? null,
      lowest_price_number_hole: ofComingDays?.holes ?? null,
      lowest_price_is_offer: ofComingDays?.isOffer === true ? 1 : 0,
    } as const
    return [{ ...found, images, tee_times: starts.map(freeTeeTime), latitude, longitude }]
  })
}

/** Every course that fits and whose place is known, with its lowest price of the day. */
export async function mapCourses(
  ctx: Context,
  criteria: Criteria & Pick<Asked, 'date_played'>,
  language: Language,
): Promise<CourseOnMap[]> {
  const { open } = await readCatalogue(ctx)
  const whole = { sort: undefined, page: 1, offset: 0, limit: Math.max(open.length, 1) }
  const found = await searchCourses(ctx, { ...criteria, ...whole }, language)
  const places = new Map(open.map((course) => [course.id, course]))
  return found.flatMap(({ id, name, location, price, price_number_hole, price_is_offer }) => {
    const { latitude = null, longitude = null } = places.get(id) ?? {}
    if (latitude === null || longitude === null) return []
    return [{ id, name, location, latitude, longitude, price, price_number_hole, price_is_offer }]
  })
}

async function find(ctx: Context, asked: Asked, now: Date): Promise<FoundCourse[]> {
  const day = dayOf(asked.date_played ?? now)
  const players = asked.number_player ?? 1
  const [catalogue, offers] = await Promise.all([readCatalogue(ctx), readRunningOffers(ctx, now, players)])
  const wanted = {
    ...startsBetween(day, asked.play_time, now),
    ...priceBounds(asked),
    holes: asked.number_hole ?? null,
    players,
  }
  const courseIds = coursesAt(catalogue, asked).map((course) => course.id)
  const sheet = await readSheet(ctx, courseIds, day)
  return findCourses(sheet, courseIds, wanted, offersOfDay(offers, day), pageOf(asked), isAboutStarts(asked))
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

function freeTeeTime({
  id,
  startsAt,
  holes,
  price,
  placesLeft,
  offer,
}: FreeStart): CourseFound['tee_times'][number] {
  return {
    id,
    product_id: offer?.id ?? null,
    flash_sale_id: offer && flashSaleOf(offer),
    time_start: formatClock(startsAt),
    start_at: startsAt.getTime(),
    number_hole: holes,
    price,
    places_left: placesLeft,
  }
}
