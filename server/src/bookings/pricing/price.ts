import { seatsOf } from '../booking/flights.ts'

/** Places on one tee time at its price per player; 0 means that staff name the price. */
export type PricedPlaces = { places: number; price_vnd: number }

export type Priced = {
  /** The price of each player, in the order of the players; null while staff have not set the price. */
  greenFees: (number | null)[]
  /** All green fees; null as soon as one of them is not known. */
  booking: number | null
  /** All hole-in-one packages. */
  hio: number
  /** The total for the golfer; null while the price is not known. */
  total: number | null
}

/**
 * Computes the price of a booking, in VND. Players take the places in their order, each at the price of the tee time
 * (green fee, caddie fee and half a buggy) or at the offer's price; packages are counted per player by the player's own
 * list.
 *
 * @param packagePrices the prices of each player's packages
 * @param places null for a request that has no tee time yet
 */
export function priceBooking(
  places: readonly PricedPlaces[] | null,
  packagePrices: readonly (readonly number[])[],
  offerPrice: number | null,
): Priced {
  const seats = seatsOf(places ?? [])
  const greenFees = packagePrices.map((_, index) => offerPrice ?? positive(seats[index]?.price_vnd))
  const hio = sum(packagePrices.flat())
  const booking = greenFees.some((fee) => fee === null) ? null : sum(greenFees.map(Number))
  return { greenFees, booking, hio, total: booking === null ? null : booking + hio }
}

function positive(price: number | undefined): number | null {
  return price !== undefined && price > 0 ? price : null
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
