import {
  type Day,
  dayOf,
  type Instant,
  minuteOfClock,
  minuteOfDay,
  msOf,
} from '@teeviet/contract/rules/time/dates'

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
  /** Places left to sell at this price; null without a limit of its own. */
  quantityLeft: number | null
  isActive: boolean
  /** When the sale itself runs, which is not when one plays. */
  saleStartsAt: Date
  saleEndsAt: Date
}

/** Whether the offer can be bought now, by so many players: the sale runs and has places enough left. */
export function isRunning(offer: Offer, now: Instant, players = 1): boolean {
  const moment = msOf(now)
  return (
    offer.isActive &&
    offer.saleStartsAt.getTime() <= moment &&
    moment < offer.saleEndsAt.getTime() &&
    (offer.quantityLeft === null || offer.quantityLeft >= players)
  )
}

/** Whether the day is one of the offer's days of play. */
export function isOfDay({ dateStart, dateEnd }: Offer, day: Day): boolean {
  return dateStart <= day && day <= dateEnd
}

/** A start of the tee sheet, as far as an offer looks at it. */
export type OfferedStart = { courseId: number; holes: number; startsAt: Instant }

/** Whether the offer is good for this start: course, holes, day, and a clock time from its first to before its last. */
export function covers(offer: Offer, start: OfferedStart): boolean {
  // the course first: it rules out nearly all offers, and the day is only then worth working out
  if (offer.courseId !== start.courseId || offer.holes !== start.holes) return false
  const day = dayOf(start.startsAt)
  if (day < offer.dateStart || offer.dateEnd < day) return false
  return holdsClock(timed(offer), minuteOfDay(start.startsAt))
}

/** An offer with its clock times as minutes since midnight. */
type TimedOffer<O extends Offer> = { offer: O; fromMinute: number; untilMinute: number }

const timed = <O extends Offer>(offer: O): TimedOffer<O> => ({
  offer,
  fromMinute: minuteOfClock(offer.timeStart),
  untilMinute: minuteOfClock(offer.timeEnd),
})
const holdsClock = ({ fromMinute, untilMinute }: TimedOffer<Offer>, minute: number) =>
  fromMinute <= minute && minute < untilMinute

/** The offers of one day by course, the cheapest first: made once for a list of starts. */
export type OffersOfDay<O extends Offer = Offer> = ReadonlyMap<number, readonly TimedOffer<O>[]>

/** The offers that are good on a day, as `bestOfDay` looks through them. */
export function offersOfDay<O extends Offer>(offers: readonly O[], day: Day): OffersOfDay<O> {
  const ofDay = offers.filter((offer) => isOfDay(offer, day))
  return Map.groupBy(ofDay.toSorted(cheapestFirst).map(timed), ({ offer }) => offer.courseId)
}

/** The cheapest offer that covers a start of that day; the older one of two at the same price. */
export function bestOfDay<O extends Offer>(offers: OffersOfDay<O>, start: OfferedStart): O | null {
  const ofCourse = offers.get(start.courseId)
  if (!ofCourse) return null
  const minute = minuteOfDay(start.startsAt)
  return ofCourse.find((one) => one.offer.holes === start.holes && holdsClock(one, minute))?.offer ?? null
}

/** The cheapest of the offers that cover a start; the older one of two at the same price. */
export function bestOffer(offers: readonly Offer[], start: OfferedStart): Offer | null {
  return bestOfDay(offersOfDay(offers, dayOf(start.startsAt)), start)
}

/** The order in which offers win over each other. */
export function cheapestFirst(one: Offer, other: Offer): number {
  return one.priceSale - other.priceSale || one.id - other.id
}
