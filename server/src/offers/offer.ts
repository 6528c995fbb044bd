import { type Day, dayOf, formatClock, type Instant } from '@teeviet/contract/rules/dates'

/** A special price for some tee times of one course: certain days, clock times and holes, while its sale runs. */
export type Offer = {
  id: number
  categoryId: number
  isFlashSale: boolean
  courseId: number
  holes: number
  dateStart: Day
  dateEnd: Day
  /** First start it covers, `HH:mm`. */
  timeStart: string
  /** The first start it does not cover any more, `HH:mm`. */
  timeEnd: string
  /** Regular and offered price per player, in VND. */
  price: number
  priceSale: number
  /** Places left to sell at this price; null when there is no limit of its own. */
  quantityLeft: number | null
  isActive: boolean
  /** When the sale itself runs, which is not when one plays. */
  saleStartsAt: Date
  saleEndsAt: Date
}

/** Whether the offer can be bought now, by so many players: the sale runs and has places enough left. */
export function isRunning(offer: Offer, now: Instant, players = 1): boolean {
  const moment = Number(now)
  return (
    offer.isActive &&
    offer.saleStartsAt.getTime() <= moment &&
    moment < offer.saleEndsAt.getTime() &&
    (offer.quantityLeft === null || offer.quantityLeft >= players)
  )
}

/** A start of the tee sheet, as far as an offer looks at it. */
export type OfferedStart = { courseId: number; holes: number; startsAt: Instant }

/** Whether the offer is good for this start: course, holes, day, and a clock time from its first to before its last. */
export function covers(offer: Offer, start: OfferedStart): boolean {
  const day = dayOf(start.startsAt)
  const clock = formatClock(start.startsAt)
  return (
    offer.courseId === start.courseId &&
    offer.holes === start.holes &&
    offer.dateStart <= day &&
    day <= offer.dateEnd &&
    offer.timeStart <= clock &&
    clock < offer.timeEnd
  )
}

/** The cheapest of the offers that cover a start; the older one of two at the same price. */
export function bestOffer(offers: readonly Offer[], start: OfferedStart): Offer | null {
  return offers.filter((offer) => covers(offer, start)).toSorted(cheapestFirst)[0] ?? null
}

/** The order in which offers win over each other. */
export function cheapestFirst(one: Offer, other: Offer): number {
  return one.priceSale - other.priceSale || one.id - other.id
}
