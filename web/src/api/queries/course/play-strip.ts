import type { Day } from '@teeviet/contract/rules/time/dates'
import { priceStrip } from '../tee-times.ts'

/** The lowest price of each of two weeks' days to book: of the course, or of the tee times of one of its offers. */
export function playStrip(courseId: number, from: Day, productId: number | undefined) {
  return priceStrip({
    facility_id: courseId,
    date_played: from,
    ...(productId === undefined ? {} : { product_id: productId }),
  })
}

/** The two weeks with the first day to book: of the course from today, of an offer also later, as the server knows. */
export function firstPlayStrip(courseId: number, today: Day, productId: number | undefined) {
  return productId === undefined
    ? playStrip(courseId, today, undefined)
    : priceStrip({ facility_id: courseId, product_id: productId })
}
