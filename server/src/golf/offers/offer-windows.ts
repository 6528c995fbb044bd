import { type Day, instantAt } from '@teeviet/contract/rules/time/dates'
import { cheapestFirst, type Offer } from './offer.ts'

/** A stretch of a course's day in which starts of so many holes have this offered price; stretches never overlap. */
export type OfferWindow = {
  offerId: number
  day: Day
  courseId: number
  holes: number
  from: Date
  /** The first instant after the stretch. */
  until: Date
  priceSale: number
}

/**
 * The offered prices of some days as stretches of time, so that SQL can join them to the tee sheet: each start is in at
 * most one of them, the one of its cheapest offer.
 */
export function offerWindows(offers: readonly Offer[], days: readonly Day[]): OfferWindow[] {
  const groups = Map.groupBy(offers, (offer) => `${offer.courseId} ${offer.holes}`)
  return days.flatMap((day) =>
    [...groups.values()].flatMap((group) =>
      windowsOf(
        day,
        group.filter((offer) => offer.dateStart <= day && day <= offer.dateEnd),
      ),
    ),
  )
}

function windowsOf(day: Day, offers: readonly Offer[]): OfferWindow[] {
  const edges = [...new Set(offers.flatMap(({ timeStart, timeEnd }) => [timeStart, timeEnd]))].toSorted()
  return edges.flatMap((from, index) => {
    const until = edges[index + 1]
    if (until === undefined) return []
    const [best] = offers
      .filter((offer) => offer.timeStart <= from && until <= offer.timeEnd)
      .toSorted(cheapestFirst)
    if (!best) return []
    const { id: offerId, courseId, holes, priceSale } = best
    return [{ offerId, day, courseId, holes, from: at(day, from), until: at(day, until), priceSale }]
  })
}

const at = (day: Day, clock: string) => new Date(instantAt(day, clock))

/** The windows as one list a column, which is how a statement takes them: `unnest(...)`. */
export function columnsOf(windows: readonly OfferWindow[]) {
  return {
    days: windows.map((one) => one.day),
    courseIds: windows.map((one) => one.courseId),
    holes: windows.map((one) => one.holes),
    froms: windows.map((one) => one.from),
    untils: windows.map((one) => one.until),
    prices: windows.map((one) => one.priceSale),
  }
}
