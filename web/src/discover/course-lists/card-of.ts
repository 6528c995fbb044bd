import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import type { CardCourse } from './course-card.tsx'
import { picturesOf } from './pictures-of.ts'

type Wire = Pick<
  DataOf<typeof api.courses.top>[number],
  'id' | 'name' | 'location' | 'galleries' | 'holes_amount' | 'rating' | 'reviews_count' | 'price'
> & { readonly lowest_price?: number | null }

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
    price: course.lowest_price === undefined ? course.price : course.lowest_price,
  }
}
