import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { type Day, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import { type Catalogue, readCatalogue } from '../courses/catalogue.ts'
import { cardOf } from '../courses/course-views.ts'
import { readRunningOffers } from '../offers/current-offers.ts'
import { offersOfDay } from '../offers/offer.ts'
import { flashSaleOf } from '../offers/offer-rows.ts'
import type { CurrentOffer } from '../offers/read-offers.ts'
import { readSheet, type SheetOfDay } from '../tee-sheet/starts.ts'
import { type Criteria, coursesAt, priceBounds, startsBetween } from './criteria.ts'
import { type FoundCourse, type FreeStart, findCourses, type Page } from './find-courses.ts'
import type { LowestPrice } from './lowest-prices.ts'
import { lowestByCourse } from './price-strip.ts'

type Input = InputOf<'GET /api/services/search_facility'>
export type Asked = Criteria & Pick<Input, 'date_played' | 'sort' | 'page' | 'offset' | 'limit'>
type CourseOnMap = ResponseOf<'GET /api/services/map_facility'>[number]
type CourseFound = ResponseOf<'GET /api/services/search_facility'>[number]

/** What a search is answered from: shared reads, as they are kept in memory. */
export type SearchSources = {
  now: Date
  day: Day
  catalogue: Catalogue
  /** The offers that a party of this size can buy now. */
  offers: readonly CurrentOffer[]
  /** The courses of the region and place, and their starts of the day. */
  courseIds: readonly number[]
  sheet: SheetOfDay
  /** By course, the lowest price of the next 14 days. */
  lowestPrices: ReadonlyMap<number, LowestPrice>
}

export async function readSearchSources(
  ctx: Context,
  asked: Criteria & Pick<Asked, 'date_played'>,
): Promise<SearchSources> {
  const now = ctx.clock.now()
  const day = dayOf(asked.date_played ?? now)
  const [catalogue, offers, lowestPrices] = await Promise.all([
    readCatalogue(ctx),
    readRunningOffers(ctx, now, asked.number_player ?? 1),
    lowestByCourse(ctx),
  ])
  const courseIds = coursesAt(catalogue, asked).map((course) => course.id)
  const sheet = await readSheet(ctx, courseIds, day)
  return { now, day, catalogue, offers, courseIds, sheet, lowestPrices }
}

/** A page of the courses that fit. Only a criterion about tee times leaves out courses that have none. */
export function searchCourses(
  { now, day, offers, courseIds, sheet }: SearchSources,
  asked: Asked,
): FoundCourse[] {
  const wanted = {
    ...startsBetween(day, asked.play_time, now),
    ...priceBounds(asked),
    holes: asked.number_hole ?? null,
    players: asked.number_player ?? 1,
  }
  return findCourses(sheet, courseIds, wanted, offersOfDay(offers, day), pageOf(asked), isAboutStarts(asked))
}

/**
 * The wire's rows of a page of found courses, each with its lowest price and next free tee times of the day, and its
 * lowest price of the next 14 days. Where no criterion is about tee times, a course whose day is over has the lowest
 * price of the days to come.
 */
export function rowsOfFound(
  { catalogue, lowestPrices }: SearchSources,
  found: readonly FoundCourse[],
  asked: Asked,
  language: Language,
): CourseFound[] {
  return found.flatMap(({ courseId, lowest, starts }) => {
    const course = catalogue.byId.get(courseId)
    if (!course) return []
    const ofComingDays = lowestPrices.get(courseId) ?? null
    const named = lowest ?? (isAboutStarts(asked) ? null : ofComingDays)
    const { description: _, ...card } = cardOf(course, language, named)
    const { latitude, longitude, pictures: images } = course
    const priced = {
      ...card,
      lowest_price: ofComingDays?.price ?? null,
      lowest_price_number_hole: ofComingDays?.holes ?? null,
      lowest_price_is_offer: ofComingDays?.isOffer === true ? 1 : 0,
    } as const
    return [{ ...priced, images, tee_times: starts.map(freeTeeTime), latitude, longitude }]
  })
}

/** Every course that fits and whose place is known, with its lowest price of the day. */
export async function mapCourses(
  ctx: Context,
  criteria: Criteria & Pick<Asked, 'date_played'>,
  language: Language,
): Promise<CourseOnMap[]> {
  const sources = await readSearchSources(ctx, criteria)
  const { open } = sources.catalogue
  const whole = { sort: undefined, page: 1, offset: 0, limit: Math.max(open.length, 1) }
  const asked = { ...criteria, ...whole }
  const found = rowsOfFound(sources, searchCourses(sources, asked), asked, language)
  const places = new Map(open.map((course) => [course.id, course]))
  return found.flatMap(({ id, name, location, price, price_number_hole, price_is_offer }) => {
    const { latitude = null, longitude = null } = places.get(id) ?? {}
    if (latitude === null || longitude === null) return []
    return [{ id, name, location, latitude, longitude, price, price_number_hole, price_is_offer }]
  })
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
  path,
  offer,
}: FreeStart): CourseFound['tee_times'][number] {
  return {
    id,
    product_id: offer?.id ?? null,
    flash_sale_id: offer && flashSaleOf(offer),
    time_start: formatClock(startsAt),
    start_at: startsAt,
    number_hole: holes,
    price,
    places_left: placesLeft,
    path: path ?? undefined,
  }
}
