import type { Day } from '@teeviet/contract/rules/time/dates'
import { covers } from '#golf/offers/offer'
import type { SoldOffer } from '#golf/offers/sold-offers'
import { Refusal } from '#platform/context/refusal'

type Wanted = {
  courseId: number
  day: Day
  /** The tee times the request would get; none for any time that day. */
  starts: readonly { starts_at: Date; holes: number }[]
  now: Date
}

/**
 * The offer valid for a request now, judged by the tee times it would get.
 * @throws Refusal when none of them is on sale now, or none covers the day, the times and the holes
 */
export function chooseOffer(offers: readonly SoldOffer[], wanted: Wanted): SoldOffer {
  const { courseId, now } = wanted
  const own = offers.filter((offer) => offer.isActive && offer.courseId === courseId)
  const begun = own.filter((offer) => offer.saleStartsAt <= now)
  const open = begun.filter((offer) => now < offer.saleEndsAt)
  if (open.length === 0) throw new Refusal(begun.length < own.length ? 'offer.notStarted' : 'offer.over')
  const fitting = open.find((offer) => fits(offer, wanted))
  if (!fitting) throw new Refusal('booking.noTeeTime')
  return fitting
}

function fits(offer: SoldOffer, { courseId, day, starts }: Wanted): boolean {
  if (day < offer.dateStart || offer.dateEnd < day) return false
  return starts.every(({ starts_at: startsAt, holes }) => covers(offer, { courseId, holes, startsAt }))
}
