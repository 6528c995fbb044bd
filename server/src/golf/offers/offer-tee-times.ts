import type { Language } from '@teeviet/contract/rules/languages'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import { readCatalogue } from '../courses/catalogue.ts'
import { readStarts } from '../tee-sheet/starts.ts'
import { readRunningOffers } from './current-offers.ts'
import { bestOfDay, offersOfDay } from './offer.ts'
import { type OfferRow, rowOfStart } from './offer-rows.ts'

/**
 * The tee times of a day that can be bought at a running offer of a category or flash sale, in their order; a sold-out
 * one stays with no places left. None is shown with more places than its offer has left.
 */
export async function listOfferTeeTimes(
  ctx: Context,
  categoryId: number,
  day: Day,
  language: Language,
): Promise<OfferRow[]> {
  const now = ctx.clock.now()
  const [{ byId }, running] = await Promise.all([readCatalogue(ctx), readRunningOffers(ctx, now)])
  const offers = running.filter(
    (offer) =>
      offer.categoryId === categoryId &&
      offer.dateStart <= day &&
      day <= offer.dateEnd &&
      byId.get(offer.courseId)?.isOpen,
  )
  const courseIds = [...new Set(offers.map((offer) => offer.courseId))].toSorted((one, other) => one - other)
  if (courseIds.length === 0) return []
  const starts = await readStarts(ctx, courseIds, day)
  const ofDay = offersOfDay(offers, day)
  return starts.flatMap((start) => {
    const offer = bestOfDay(ofDay, start)
    const course = byId.get(start.courseId)
    if (!offer || !course || start.startsAt <= now.getTime()) return []
    const row = rowOfStart(start, offer, course, language)
    if (row.product_id === null) return []
    return [{ ...row, places_left: Math.min(row.places_left, offer.quantityLeft ?? row.places_left) }]
  })
}
