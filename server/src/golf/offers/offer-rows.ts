import type { offer as offerSchema } from '@teeviet/contract/entities/offer'
import type { Language } from '@teeviet/contract/rules/languages'
import { defaultCardRating } from '@teeviet/contract/rules/limits'
import { dayOf, formatClock, startOfDay } from '@teeviet/contract/rules/time/dates'
import { playTimeOfClock } from '@teeviet/contract/rules/time/play-times'
import type { z } from 'zod'
import { type Course, ratingOf } from '../courses/course.ts'
import { titleIn } from '../courses/course-views.ts'
import { placeName } from '../courses/place/places.ts'
import { cancelTermsBetween, cancelTermsOn } from '../courses/refund-terms/cancel-terms.ts'
import type { SheetStart } from '../tee-sheet/starts.ts'
import type { Offer } from './offer.ts'
import type { OfferPlaces } from './offer-places.ts'
import type { CurrentOffer } from './read-offers.ts'

/** A row of an offer carousel or of a tee-time list, as the wire has it. */
export type OfferRow = z.output<typeof offerSchema>

/** An offer as a card. */
export function rowOfOffer(
  offer: CurrentOffer,
  course: Course,
  places: OfferPlaces | undefined,
  language: Language,
): OfferRow {
  const { free, all } = places ?? { free: 0, all: 0 }
  return {
    id: offer.id,
    product_id: offer.id,
    flash_sale_id: flashSaleOf(offer),
    ...courseFields(course, language, offer.timeStart),
    price: offer.price,
    price_sale: offer.priceSale,
    time_start: offer.timeStart,
    time_end: offer.timeEnd,
    date_start: startOfDay(offer.dateStart),
    date_end: startOfDay(offer.dateEnd),
    start_at: null,
    number_hole: offer.holes,
    places_left: Math.min(free, offer.quantityLeft ?? free),
    capacity: Math.min(all, offer.quantity ?? all),
    cancel_terms: cancelTermsBetween(course, offer.dateStart, offer.dateEnd),
  }
}

/**
 * A tee time of the sheet. Where an offer is cheaper it has the offer's price and ids; the offer's price holds also
 * where staff would set the price.
 */
export function rowOfStart(
  start: SheetStart,
  offer: Offer | null,
  course: Course,
  language: Language,
): OfferRow {
  const regular = start.price > 0 ? start.price : null
  const applied = appliedOffer(start, offer)
  const day = dayOf(start.startsAt)
  const midnight = startOfDay(day)
  return {
    id: start.id,
    product_id: applied?.id ?? null,
    flash_sale_id: applied && flashSaleOf(applied),
    ...courseFields(course, language, formatClock(start.startsAt)),
    price: regular ?? applied?.price ?? null,
    price_sale: applied?.priceSale ?? regular,
    time_start: formatClock(start.startsAt),
    time_end: formatClock(start.endsAt),
    date_start: midnight,
    date_end: midnight,
    start_at: start.startsAt,
    number_hole: start.holes,
    places_left: start.placesLeft,
    capacity: start.capacity,
    path: start.path ?? undefined,
    cancel_terms: cancelTermsOn(course, day),
  }
}

/** The offer whose price a start has: none where the regular price is lower. */
export function appliedOffer(start: SheetStart, offer: Offer | null): Offer | null {
  return offer && (start.price <= 0 || offer.priceSale <= start.price) ? offer : null
}

/** The flash sale that an offer belongs to. */
export const flashSaleOf = (offer: Offer) => (offer.isFlashSale ? offer.categoryId : null)

function courseFields(course: Course, language: Language, clock: string) {
  return {
    facility_id: course.id,
    facility_name: titleIn(course, language),
    location: placeName(course.province, language),
    rating: ratingOf(course) ?? defaultCardRating,
    images: picturesAt(clock, course.pictures),
    logo: course.logo ?? '',
  }
}

/** Pictures of a course, for what starts under its lights those drawn at dusk first. */
function picturesAt(clock: string, pictures: readonly string[]): string[] {
  const isAtDusk = (url: string) => url.endsWith('?light=dusk')
  const first = playTimeOfClock(clock) === 3 ? pictures.filter(isAtDusk) : []
  return [...first, ...pictures.filter((url) => !first.includes(url))]
}
