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
import type { CurrentOffer } from '../offers/read-offers.ts'
import type { SheetOfDay } from '../tee-sheet/starts.ts'
import { keyOf } from './criteria.ts'
import { type Asked, readSearchSources, searchCourses } from './search.ts'

const call = calls['GET /api/services/search_facility']

const cacheOf = perDatabase(() => openDerivedCache<Encoded>(16 * 1024 * 1024, bytesOfEncoded))

/** The answer to `search_facility`, kept as it goes out until something it was made from changes. */
export async function readSearch(ctx: Context, asked: Asked, language: Language): Promise<Encoded> {
  const sources = await readSearchSources(ctx, asked)
  const { day, now, courseIds, lowestPrices } = sources
  const { date_played, sort, page, offset, limit } = asked
  const isGiven = date_played !== undefined
  const key = JSON.stringify([day, isGiven, sort, page, offset, limit, ...keyOf(asked), language])
  const lowest = courseIds.flatMap((id) => {
    const { price, holes, isOffer } = lowestPrices.get(id) ?? {}
    return [price, holes, isOffer]
  })
  const version = [versionOf(sources), minuteOfToday(day, now), lowest].join()
  return cacheOf(ctx).read(key, version, async () =>
    encodeAnswer(call, searchCourses(sources, asked, language)),
  )
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
