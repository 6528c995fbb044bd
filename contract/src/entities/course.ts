import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../fields.ts'
import { facilities } from '../rules/course-choices.ts'

/** The regions of the search, by their names on the wire. */
export const regions = ['north', 'central', 'south'] as const

export const region = z.enum(regions)
const gallery = z.object({ title: z.string(), images: z.array(z.object({ img: z.string() })) })

/** A course in a picker; `distance` in kilometres when it was searched from where the golfer is. */
export const courseRow = z
  .object({
    id: z.int(),
    title: z.string(),
    address: z.string(),
    logo: z.string(),
    region,
    distance: z.number().nullable(),
  })
  .meta({ id: 'CourseRow' })

/** What a lowest price buys: null holes without one; 1 for the price of an offer. */
const namedPrice = { price_number_hole: z.int().nullable(), price_is_offer: yesNo }

/**
 * A course on a card. `course_id` and `id` are the same, as `title` and `name` are. `rating` of a card is 4 while
 * there is no rating. `price` is the lowest price above 0 of the free tee times of the next 14 days, for 18 holes where
 * the course has such, offers included, per player in VND; null when there is none or staff name it;
 * `price_number_hole` and `price_is_offer` say what it buys.
 */
export const courseCard = z
  .object({
    id: z.int(),
    course_id: z.int(),
    name: z.string(),
    title: z.string(),
    logo: z.string(),
    address: z.string(),
    location: z.string(),
    region,
    rating: z.number(),
    reviews_count: z.int(),
    holes_amount: z.int(),
    description: z.string(),
    galleries: z.array(gallery),
    price: vnd.nullable(),
    ...namedPrice,
  })
  .meta({ id: 'CourseCard' })

/**
 * One named layout or nine of a course; par and length (in yards) are null when they are not known, `path_map` is the
 * picture of its holes from above, empty without one.
 */
const coursePath = z.object({
  path_name: z.string(),
  num_holes: z.int(),
  path_par: z.int().nullable(),
  path_length: z.int().nullable(),
  path_map: z.string(),
})

/**
 * All data of a course; `rating` is 0 while there is no rating. `course_par` is that of one round; `opening_date` is
 * the year or date as text; `refundPolicy` is the club's row of the cancellation table; `is_standard_18` is whether
 * hole-in-one cover can apply; `is_instant` whether a request is confirmed on arrival; `nearest_city` is in a straight
 * line, null without a known place.
 */
export const courseDetail = courseCard
  .extend({
    course_path: z.array(coursePath),
    course_par: z.int().nullable(),
    course_length: z.int().nullable(),
    country: z.object({ name: z.string() }),
    designed_by: z.string().nullable(),
    opening_date: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    has_lights: yesNo.nullable(),
    /** Empty when the club has named none. */
    dress_code: z.string(),
    facilities: z.array(z.enum(facilities)),
    nearest_city: z.object({ name: z.string(), km: z.int() }).nullable(),
    is_standard_18: yesNo,
    is_instant: yesNo,
    /** The share of the price that is kept of each player who does not come. */
    no_show_kept_percent: z.int(),
    refundPolicy: z.object({ condition: z.string(), time: z.string() }).nullable(),
  })
  .meta({ id: 'CourseDetail' })

/**
 * A tee time in a row of the search: `price` per player, the offer's where one applies. `product_id` and
 * `flash_sale_id` name that offer, and are to be sent with the booking.
 */
const freeTeeTime = z.object({
  id: z.int(),
  product_id: z.int().nullable(),
  flash_sale_id: z.int().nullable(),
  /** HH:mm in Vietnam. */
  time_start: z.string(),
  start_at: epochMs,
  number_hole: z.int(),
  price: vnd.nullable(),
  places_left: z.int(),
  /** What it starts on (`A–B`); missing where nothing is named. */
  path: z.string().optional(),
})

/**
 * A course matching the search, with its availability on the searched day (today without one): the lowest price above 0
 * of tee times with places (of the coming days where no day was asked for and today has none), and the next free tee
 * times in their order, a few of them; its coordinates, for a map, if known. `price` is that of a round of 18 holes
 * unless the search names others or the course has none that fits; `price_number_hole` and `price_is_offer` say what it
 * buys. `lowest_price` is that of the next 14 days, as on every other card of the course.
 */
export const courseFound = courseCard
  .omit({ description: true })
  .extend({
    lowest_price: vnd.nullable(),
    lowest_price_number_hole: z.int().nullable(),
    lowest_price_is_offer: yesNo,
    images: z.array(z.string()),
    tee_times: z.array(freeTeeTime),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  })
  .meta({ id: 'CourseFound' })

/**
 * A course as a pin on the map: its coordinates in degrees, and its lowest price of the day per player in VND, as in the
 * search.
 */
export const courseOnMap = z
  .object({
    id: z.int(),
    name: z.string(),
    location: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    price: vnd.nullable(),
    ...namedPrice,
  })
  .meta({ id: 'CourseOnMap' })
