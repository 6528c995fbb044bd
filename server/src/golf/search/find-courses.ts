import { usualHoles } from '@teeviet/contract/rules/limits'
import { contentOf } from '#platform/cache/content-of'
import { bestOfDay, type Offer, type OffersOfDay } from '../offers/offer.ts'
import { appliedOffer } from '../offers/offer-rows.ts'
import type { SheetOfDay, SheetStart } from '../tee-sheet/starts.ts'
import { fittingPrice, type Wanted } from './fitting-price.ts'
import type { LowestPrice } from './lowest-prices.ts'

export type Page = { sort: 'given' | 'cheapest' | 'dearest'; offset: number; limit: number }

/** A free start of a found course, its price with the offers counted in; null when staff name it. */
export type FreeStart = {
  id: number
  /** Epoch ms. */
  startsAt: number
  holes: number
  placesLeft: number
  path: string | null
  price: number | null
  /** The offer that the price comes from. */
  offer: Offer | null
}

export type FoundCourse = {
  courseId: number
  /**
   * The lowest price of the course's fitting starts, of those for 18 holes where there are any; null when staff name
   * the price of all of them, or none fits.
   */
  lowest: LowestPrice | null
  /** The next few fitting starts. */
  starts: FreeStart[]
}

const startsShown = 4

/**
 * One page of the given courses by what a day's tee sheet has for a golfer, each with its next few fitting starts, in
 * the order of the page.
 *
 * @param courseIds the courses to look at, in their given order
 * @param offers the offers of the day: a start costs the best one's price if that is lower
 * @param onlyFree leaves out courses without a fitting start; otherwise they come after the others in the same order
 */
export function findCourses(
  sheet: SheetOfDay,
  courseIds: readonly number[],
  wanted: Wanted,
  offers: OffersOfDay,
  { sort, offset, limit }: Page,
  onlyFree: boolean,
): FoundCourse[] {
  const isPriced = wanted.priceFrom !== null || wanted.priceTo !== null
  const wantedKey = JSON.stringify(wanted)
  const found = courseIds
    .map((courseId) => {
      const starts = sheet.get(courseId) ?? []
      const ofCourse = offers.get(courseId) ?? []
      const key = [wantedKey, ...ofCourse.map(({ offer }) => contentOf(offer))].join()
      const find = () => fittingStarts(courseId, starts, wanted, offers)
      // a price of one's own is rarely asked for again
      return isPriced ? find() : remembered(starts, key, find)
    })
    .filter(({ starts }) => starts.length > 0 || !(onlyFree || isPriced))
  const rank = ({ lowest }: FoundCourse) =>
    lowest === null ? Number.POSITIVE_INFINITY : sort === 'dearest' ? -lowest.price : lowest.price
  // two courses without a price are equal, which infinite ranks would not express
  const inOrder =
    sort === 'given'
      ? found
      : found.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
  return inOrder.slice(offset, offset + limit)
}

/** What searches found among the starts of a course and day. Lists of shared reads never change, and go when they do. */
const foundAmong = new WeakMap<readonly SheetStart[], Map<string, FoundCourse>>()
/** Parts of the day, holes and numbers of players make a few more; each takes about a kilobyte. */
const mostRemembered = 12

function remembered(starts: readonly SheetStart[], key: string, find: () => FoundCourse): FoundCourse {
  const known = foundAmong.get(starts) ?? new Map<string, FoundCourse>()
  let found = known.get(key)
  if (!found) {
    found = find()
    if (known.size >= mostRemembered) known.clear()
    foundAmong.set(starts, known.set(key, found))
  }
  return found
}

function fittingStarts(
  courseId: number,
  sheet: readonly SheetStart[],
  wanted: Wanted,
  offers: OffersOfDay,
): FoundCourse {
  let lowest: LowestPrice | null = null
  const starts: FreeStart[] = []
  for (const start of sheet) {
    const price = fittingPrice(start, wanted, offers)
    if (price === undefined) continue
    const { id, startsAt, holes, placesLeft, path } = start
    if (price !== null && (lowest === null || isBetter({ price, holes }, lowest)))
      lowest = { price, holes, isOffer: start.price === 0 || price < start.price }
    if (starts.length < startsShown) {
      const offer = appliedOffer(start, bestOfDay(offers, start))
      starts.push({ id, startsAt, holes, placesLeft, path, price, offer })
    }
  }
  return { courseId, lowest, starts }
}

type Priced = Pick<LowestPrice, 'price' | 'holes'>

/** Whether a price is the one to name: a round of 18 before any other, then the lower. */
function isBetter(one: Priced, other: Priced): boolean {
  const isUsual = one.holes === usualHoles
  return isUsual === (other.holes === usualHoles) ? one.price < other.price : isUsual
}
