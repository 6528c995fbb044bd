import type { facilities } from '@teeviet/contract/rules/course-choices'
import type { Texts } from '#platform/http/text-in'
import type { Holidays } from './holidays.ts'
import type { RefundTerms } from './refund-terms/choose-refund-terms.ts'
import type { SearchTexts } from './text/find-by-text.ts'

export type Region = 'north' | 'central' | 'south'

/** A golf course as the catalogue keeps it. */
export type Course = {
  id: number
  slug: string
  title: string
  titleEn: string
  region: Region
  province: string
  address: string
  latitude: number | null
  longitude: number | null
  holes: number
  par: number | null
  lengthYards: number | null
  designedBy: string | null
  opened: number | null
  hasLights: boolean | null
  description: Texts
  dressCode: Texts
  facilities: (typeof facilities)[number][]
  logo: string | null
  ratingSum: number
  ratingCount: number
  featuredRank: number | null
  /** A request is confirmed and placed the moment it arrives. */
  isInstant: boolean
  isOpen: boolean
  search: SearchTexts
  paths: { name: string; holes: number; par: number | null; lengthYards: number | null; map: string | null }[]
  pictures: string[]
  /** The club's own row of the cancellation table. */
  refundTerms: { condition: Texts; time: Texts } | null
  /** The share of the price that is kept of each player who does not come. */
  noShowKeptPercent: number
  /** The refund terms of the club and of its region. */
  terms: RefundTerms[]
  /** All holidays; special refund terms hold on them. */
  holidays: Holidays
}

/** The average number of stars, to one decimal; null while there is no rating. */
export function ratingOf({ ratingSum, ratingCount }: Course): number | null {
  return ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10
}

const byTitle = new Intl.Collator('vi').compare

/** The order of lists without a sort order: the operator's choice first, then the best rated, then by name. */
export function defaultOrder(one: Course, other: Course): number {
  const rank = (course: Course) => course.featuredRank ?? Number.MAX_SAFE_INTEGER
  return rank(one) - rank(other) || bestRatedFirst(one, other)
}

/** The highest rating first, of equals the one with more reviews, then by name. */
export function bestRatedFirst(one: Course, other: Course): number {
  return (
    (ratingOf(other) ?? 0) - (ratingOf(one) ?? 0) ||
    other.ratingCount - one.ratingCount ||
    byTitle(one.title, other.title) ||
    one.id - other.id
  )
}

/** The most reviewed first, of equals the better rated. */
export function mostReviewedFirst(one: Course, other: Course): number {
  return other.ratingCount - one.ratingCount || bestRatedFirst(one, other)
}
