import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import type { CardCourse } from './course-card.tsx'
import { picturesOf } from './pictures-of.ts'

type Wire = Pick<
  DataOf<typeof api.courses.top>[number],
  | 'id'
  | 'name'
  | 'location'
  | 'galleries'
  | 'holes_amount'
  | 'rating'
  | 'reviews_count'
  | 'price'
  | 'price_number_hole'
  | 'price_is_offer'
> &
  Partial<
    Pick<
      DataOf<typeof api.courses.search>[number],
      'lowest_price' | 'lowest_price_number_hole' | 'lowest_price_is_offer'
    >
  >

/** A course of the wire as its card shows it: everywhere with its lowest price of the next 14 days. */
export function cardOf(course: Wire): CardCourse {
  return {
    id: course.id,
    name: course.name,
    place: course.location,
    picture: picturesOf(course.galleries)[0],
    holes: course.holes_amount,
    rating: course.rating,
    reviews: course.reviews_count,
    lowest: lowestOf(course),
  }
}

/** The lowest price of the next 14 days: the search has that of its day beside it. */
export function lowestOf(course: Wire): NonNullable<CardCourse['lowest']> | null {
  const ofSearch = course.lowest_price !== undefined
  const price = ofSearch ? course.lowest_price : course.price
  const holes = ofSearch ? course.lowest_price_number_hole : course.price_number_hole
  const isOffer = (ofSearch ? course.lowest_price_is_offer : course.price_is_offer) === 1
  return typeof price === 'number' && typeof holes === 'number' ? { price, holes, isOffer } : null
}
