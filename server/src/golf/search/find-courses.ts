import { bestOfDay, type OffersOfDay } from '../offers/offer.ts'
import type { SheetOfDay, SheetStart } from '../tee-sheet/starts.ts'

/** The availability a course must have to be found. */
export type Wanted = {
  /** Only starts after this instant, and from the first to the last of the chosen part of the day. */
  after: Date
  until: Date
  holes: number | null
  players: number
  /** VND per player, offers counted in; a start without a price fits no bound. */
  priceFrom: number | null
  priceTo: number | null
}

export type Page = { sort: 'given' | 'cheapest' | 'dearest'; offset: number; limit: number }

/** A free start of a found course, its price with the offers counted in; null when staff name it. */
export type FreeStart = {
  id: number
  startsAt: Date
  holes: number
  placesLeft: number
  price: number | null
}

export type FoundCourse = {
  courseId: number
  /** The lowest price of the course's fitting starts; null when staff name the price of all of them, or none fits. */
  lowest: number | null
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
  const found = courseIds
    .map((courseId) => fittingStarts(courseId, sheet.get(courseId) ?? [], wanted, offers))
    .filter(({ starts }) => starts.length > 0 || !(onlyFree || isPriced))
  const rank = ({ lowest }: FoundCourse) =>
    lowest === null ? Number.POSITIVE_INFINITY : sort === 'dearest' ? -lowest : lowest
  // two courses without a price are equal, which infinite ranks would not express
  const inOrder =
    sort === 'given'
      ? found
      : found.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
  return inOrder.slice(offset, offset + limit)
}

function fittingStarts(
  courseId: number,
  sheet: readonly SheetStart[],
  wanted: Wanted,
  offers: OffersOfDay,
): FoundCourse {
  const [after, until] = [wanted.after.getTime(), wanted.until.getTime()]
  let lowest: number | null = null
  const starts: FreeStart[] = []
  for (const start of sheet) {
    const at = start.startsAt.getTime()
    if (at <= after || at > until || !hasPlaces(start, wanted)) continue
    const price = priceOf(start, offers)
    if (wanted.priceFrom !== null && (price === null || price < wanted.priceFrom)) continue
    if (wanted.priceTo !== null && (price === null || price > wanted.priceTo)) continue
    if (price !== null && (lowest === null || price < lowest)) lowest = price
    if (starts.length < startsShown) {
      const { id, startsAt, holes, placesLeft } = start
      starts.push({ id, startsAt, holes, placesLeft, price })
    }
  }
  return { courseId, lowest, starts }
}

// A party larger than a tee time spreads over its neighbours: it needs starts that are quite free.
function hasPlaces({ placesLeft, groupSize, holes }: SheetStart, wanted: Wanted): boolean {
  return (
    placesLeft >= Math.min(wanted.players, groupSize) && (wanted.holes === null || holes === wanted.holes)
  )
}

function priceOf(start: SheetStart, offers: OffersOfDay): number | null {
  const offered = bestOfDay(offers, start)?.priceSale ?? null
  if (start.price === 0) return offered
  return offered === null ? start.price : Math.min(start.price, offered)
}
