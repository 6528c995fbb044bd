import { bestOfDay, type OffersOfDay } from '../offers/offer.ts'
import type { SheetStart } from '../tee-sheet/starts.ts'

/** The availability that a search asks for. */
export type Wanted = {
  /** Only starts after this instant, and from the first to the last of the chosen part of the day; epoch ms. */
  after: number
  until: number
  holes: number | null
  players: number
  /** VND per player, offers counted in; a start without a price fits no bound. */
  priceFrom: number | null
  priceTo: number | null
}

/**
 * The price per player of a start that fits, the best offer counted in, null when staff name it; undefined when the
 * start does not fit.
 */
export function fittingPrice(
  start: SheetStart,
  wanted: Wanted,
  offers: OffersOfDay,
): number | null | undefined {
  const at = start.startsAt
  if (at <= wanted.after || at > wanted.until || !hasPlaces(start, wanted)) return undefined
  const price = priceOf(start, offers)
  if (wanted.priceFrom !== null && (price === null || price < wanted.priceFrom)) return undefined
  if (wanted.priceTo !== null && (price === null || price > wanted.priceTo)) return undefined
  return price
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
