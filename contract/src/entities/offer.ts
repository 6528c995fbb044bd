import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../fields.ts'
import { region } from './course.ts'

/**
 * A tee time to book, on an offer card or in a list. `price` is the regular and `price_sale` the offered price per
 * player (the same without an offer; both hold green fee, caddie fee and half a buggy); null when staff set the price.
 * An offer covers the clock times `time_start` to `time_end` of the days `date_start` to `date_end`. A tee time of the
 * sheet has `start_at` as well, the instant to send as `date_played`, and `product_id` and `flash_sale_id` of the offer
 * its `price_sale` comes from. Of an offer, `id` and `product_id` are the same and `places_left` is what can still be
 * had: free places of the tee times it covers, at most what is left of its quantity. `cancel_terms`: a cancellation
 * later than `deadline_hours` before the tee time costs `penalty_percent` of the price (above 100: all of it), for up to
 * 11 players; of an offer the strictest of its days.
 */
export const offer = z
  .object({
    id: z.int(),
    product_id: z.int().nullable(),
    flash_sale_id: z.int().nullable(),
    facility_id: z.int(),
    facility_name: z.string(),
    /** The city or province of the course, and its average out of 5 (4 while there is no rating). */
    location: z.string(),
    rating: z.number(),
    images: z.array(z.string()),
    logo: z.string(),
    price: vnd.nullable(),
    price_sale: vnd.nullable(),
    /** HH:mm in Vietnam. */
    time_start: z.string(),
    time_end: z.string(),
    /** Start of the first and of the last day. */
    date_start: epochMs,
    date_end: epochMs,
    start_at: epochMs.nullable(),
    number_hole: z.int(),
    places_left: z.int(),
    capacity: z.int(),
    /** What a tee time starts on at a course with several nines or layouts: `A–B`; missing where nothing is named. */
    path: z.string().optional(),
    cancel_terms: z.object({ deadline_hours: z.int(), penalty_percent: z.int() }),
  })
  .meta({ id: 'Offer' })

/** A row of offers on home; a flash sale counts down between its two instants, both null otherwise. */
export const category = z
  .object({
    id: z.int(),
    name: z.string(),
    products: z.array(offer),
    is_flash_sale: yesNo,
    flash_sale_id: z.int().nullable(),
    start_date_timestamp: epochMs.nullable(),
    end_date_timestamp: epochMs.nullable(),
  })
  .meta({ id: 'Category' })

/**
 * Tee times of one course in the list across courses, in order of time, at most 8: of one hour where the list is sorted
 * by time, otherwise of the whole day or play time. `more` is how many others of the group fit; `distance` is in
 * kilometres, null without a position of the golfer or of the course. Their fields are those of an offer.
 */
export const courseTeeTimes = z
  .object({
    facility_id: z.int(),
    facility_name: z.string(),
    location: z.string(),
    region,
    rating: z.number(),
    reviews_count: z.int(),
    distance: z.number().nullable(),
    images: z.array(z.string()),
    tee_times: z.array(
      offer.pick({
        id: true,
        product_id: true,
        flash_sale_id: true,
        price: true,
        price_sale: true,
        time_start: true,
        start_at: true,
        number_hole: true,
        path: true,
        places_left: true,
      }),
    ),
    more: z.int(),
  })
  .meta({ id: 'CourseTeeTimes' })
