import { calls } from '@teeviet/contract/calls'
import type { Language } from '@teeviet/contract/rules/languages'
import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import { contentOf } from '#platform/cache/content-of'
import { openDerivedCache } from '#platform/cache/derived-cache'
import { perDatabase } from '#platform/cache/per-database'
import { minuteOf } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'
import { bytesOfEncoded, type Encoded, encodeAnswer } from '#platform/http/encoded'
import type { Catalogue } from '../courses/catalogue.ts'
import { flashSaleOf } from '../offers/offer-rows.ts'
import type { CurrentOffer } from '../offers/read-offers.ts'
import type { SheetOfDay } from '../tee-sheet/starts.ts'
import { keyOf } from './criteria.ts'
import type { FoundCourse } from './find-courses.ts'
import type { LowestPrice } from './lowest-prices.ts'
import { type Asked, readSearchSources, rowsOfFound, type SearchSources, searchCourses } from './search.ts'

const call = calls['GET /api/services/search_facility']

const cacheOf = perDatabase(() => openDerivedCache<Encoded>(16 * 1024 * 1024, bytesOfEncoded))

/**
 * The answer to `search_facility`, kept as it goes out while it would show the same. Finding the page is cheap; writing
 * and compressing it is not, and a booking on one of a region's two thousand starts rarely shows on a page.
 */
export async function readSearch(ctx: Context, asked: Asked, language: Language): Promise<Encoded> {
  const sources = await readSearchSources(ctx, asked)
  const { date_played, sort, page, offset, limit } = asked
  const isGiven = date_played !== undefined
  const key = JSON.stringify([sources.day, isGiven, sort, page, offset, limit, ...keyOf(asked), language])
  const found = searchCourses(sources, asked)
  return cacheOf(ctx).read(key, shownOf(sources, found), async () =>
    encodeAnswer(call, rowsOfFound(sources, found, asked, language)),
  )
}

/** Everything that the rows of a page are made from, as a short text. */
function shownOf({ catalogue, lowestPrices }: SearchSources, found: readonly FoundCourse[]): string {
  const pricesOf = (lowest: LowestPrice | null | undefined) =>
    lowest ? [lowest.price, lowest.holes, lowest.isOffer] : []
  const shown = found.map(({ courseId, lowest, starts }) => [
    courseId,
    pricesOf(lowest),
    pricesOf(lowestPrices.get(courseId)),
    starts.map(({ id, startsAt, holes, placesLeft, price, offer }) => [
      ...[id, startsAt, holes, placesLeft, price],
      ...(offer ? [offer.id, flashSaleOf(offer)] : []),
    ]),
  ])
  return JSON.stringify([contentOf(catalogue.open), shown])
}

/** The state of the courses, offers and starts that an answer is made from. */
export function versionOf(sources: {
  catalogue: Catalogue
  offers: readonly CurrentOffer[]
  sheet: SheetOfDay
}): string {
  const { catalogue, offers, sheet } = sources
  const starts = Array.from(sheet.values(), contentOf)
  return [contentOf(catalogue.open), ...offers.map(contentOf), ...starts].join()
}

/** The minute, for answers about today: starts pass on whole minutes. */
export function minuteOfToday(day: Day, now: Date): string {
  return day > dayOf(now) ? '' : minuteOf(now)
}
