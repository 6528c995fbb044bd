import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseCard, courseDetail, courseFound, courseOnMap, courseRow, regions } from './entities/course.ts'
import {
  amount,
  day,
  epochMs,
  flag,
  id,
  instant,
  limit,
  maybe,
  oneOf,
  page,
  request,
  text,
  typed,
  vnd,
  whole,
  yesNo,
} from './fields.ts'
import {
  courseSearchResults,
  defaultPageSize,
  facilitySearchResults,
  holesOffered,
  homeReviews,
  leastPlayers,
  mostPlayers,
  topCourses,
} from './rules/limits.ts'
import { playTimes } from './rules/play-times.ts'

/** Courses whose name fits the text, marks and case ignored; no text is read as the letter c. */
export const searchCoursesForWeb = defineCall({
  method: 'GET',
  path: '/api/services/search_courses_for_web',
  access: 'public',
  summary: 'Courses by name',
  request: request({ q: typed(200), page: page(), limit: limit(courseSearchResults) }),
  response: z.array(courseRow),
})

/** Courses near a place, the nearest first. */
export const nearbyForInsurance = defineCall({
  method: 'GET',
  path: '/api/hio/for_cms/nearby_for_insurance',
  access: 'public',
  summary: 'Courses near a place',
  request: request({
    longitude: z.coerce.number<string | number>().min(-180).max(180),
    latitude: z.coerce.number<string | number>().min(-90).max(90),
  }),
  response: z.object({ facilities: z.array(courseRow) }),
})

/** The criteria of the search, shared with the price strip; play times 1 morning, 2 afternoon, 3 under lights. */
const criteria = {
  region: maybe(z.enum(regions)),
  price_from: maybe(amount),
  price_to: maybe(amount),
  play_time: maybe(oneOf(playTimes)),
  number_hole: maybe(oneOf(holesOffered)),
  number_player: maybe(whole(leastPlayers, mostPlayers)),
}

/**
 * Courses by place, region, play date, price, play time, holes and number of players. Without a date today
 * counts. A date, price, play time, number of holes or of players leaves only courses with a free tee time that
 * fits all of them; place and region alone leave every course. `sort` absent is the default order, 1 price low
 * to high, 2 high to low; a course without a price stands last in both. The first request after a change of
 * the order has `limit` 3, so a page may be asked for by `offset` (rows to skip), which then wins over `page`.
 */
export const searchFacility = defineCall({
  method: 'GET',
  path: '/api/services/search_facility',
  access: 'public',
  summary: 'Courses by what a golfer looks for',
  request: request({
    type: maybe(whole(0, 100)),
    limit: limit(facilitySearchResults),
    page: page(),
    offset: maybe(whole(0, 100_000)),
    place: typed(200),
    sort: maybe(oneOf([0, 1, 2])),
    date_played: maybe(instant),
    ...criteria,
  }),
  response: z.array(courseFound),
})

/** Every course the same search finds, for a map beside its list; courses whose place is not known are left out. */
export const mapFacility = defineCall({
  method: 'GET',
  path: '/api/services/map_facility',
  access: 'public',
  summary: 'The courses of a search on a map',
  request: request({ place: typed(200), date_played: maybe(instant), ...criteria }),
  response: z.array(courseOnMap),
})

/**
 * The lowest price above 0 of each of 14 days from `date_played` (today without one): of the courses the
 * criteria leave, of one course, or of the tee times one offer (`product_id`) is good for. `price` is null on a day without a free tee time or a known price.
 */
export const priceStrip = defineCall({
  method: 'GET',
  path: '/api/services/price_strip',
  access: 'public',
  summary: 'The lowest price of each of the next 14 days',
  request: request({
    facility_id: maybe(id),
    product_id: maybe(id),
    date_played: maybe(day),
    place: typed(200),
    ...criteria,
  }),
  response: z.array(
    z.object({ day: z.string(), date_played: epochMs, price: vnd.nullable(), is_weekend: yesNo }),
  ),
})

/** The featured courses, best rated first; all of them, the page shows 8 at a time. */
export const getReviewFacility = defineCall({
  method: 'GET',
  path: '/api/services/get_review_facility',
  access: 'public',
  summary: 'Featured courses',
  request: request({ page: page(), limit: limit(100) }),
  response: z.array(courseCard),
})

/** The courses with the highest rating, then the most reviews: 10 unless fewer are asked for. */
export const getTopFacility = defineCall({
  method: 'GET',
  path: '/api/services/get_top_facility',
  access: 'public',
  summary: 'The top courses',
  request: request({ limit: limit(topCourses) }),
  response: z.array(courseCard),
})

/** The course review cards of home, the most reviewed first. */
export const getFacilityReview = defineCall({
  method: 'GET',
  path: '/api/for_wap/get_facility_review',
  access: 'public',
  summary: 'Course review cards',
  request: request({ page: page(), limit: limit(homeReviews) }),
  response: z.array(courseCard),
})

/** A course by its id, or by that of an offer of its own, running or over. */
export const getDetailFacility = defineCall({
  method: 'GET',
  path: '/api/services/get_detail_facility',
  access: 'public',
  summary: 'A course',
  request: request({ id: maybe(id), product_id: maybe(id) }),
  response: courseDetail,
})

const review = z.object({
  id: z.int(),
  review_name: z.string(),
  review_avatar: z.string(),
  review_content: z.string(),
  review_rating: z.int(),
  created_at: epochMs,
  /** The public answer of the operator or the club. */
  reply: z.object({ by: z.enum(['operator', 'club']), text: z.string(), at: epochMs }).nullable(),
})

/**
 * A course's reviews, the latest first, 10 a page. The first item of `count` is the overall rating out of 5 with
 * the number of reviews; five more say how many gave 5, 4, 3, 2 and 1 stars.
 */
export const listFeedbackFacility = defineCall({
  method: 'GET',
  path: '/api/services/list_feedback_facility',
  access: 'public',
  summary: "A course's reviews",
  request: request({ id, page: page(), limit: limit(10) }),
  response: z.object({
    count: z.array(z.object({ review_rating: z.number(), count: z.int() })),
    reviews: z.object({ total: z.int(), data: z.array(review) }),
  }),
})

/**
 * Writes a review of a course. Name, picture and golfer are taken from the signed-in member, whatever is sent;
 * an empty comment and a rating outside 1 to 5 are refused with their own texts.
 */
export const sendFeedbackFacility = defineCall({
  method: 'POST',
  path: '/api/services/send_feedback_facility',
  access: 'member',
  summary: 'Writes a review',
  request: request({
    id,
    flight_id: maybe(whole(0, 1_000_000)),
    review_golfer_id: typed(20),
    review_name: maybe(text(200)),
    review_avatar: maybe(text(1000)),
    review_content: typed(4000),
    review_rating: typed(20),
  }),
  response: review,
  idempotent: true,
})

/** The pictures of up to 100 courses, by their ids as a list or as text with commas. */
export const getImagesCourses = defineCall({
  method: 'POST',
  path: '/api/services/get_images_courses',
  access: 'public',
  summary: 'Pictures of courses',
  request: request({
    ids: z.union([
      z.array(id).max(100),
      text(2000)
        .transform((list): (string | number)[] => list.split(',').filter((part) => part.trim() !== ''))
        .pipe(z.array(id).max(100)),
    ]),
  }),
  response: z.array(z.object({ course_id: z.int(), images: z.array(z.object({ img: z.string() })) })),
})

/** Marks a course as the member's favourite, or no longer; doing it twice changes nothing. */
export const favouriteFacility = defineCall({
  method: 'POST',
  path: '/api/for_wap/favourite_facility',
  access: 'member',
  summary: 'Marks a favourite course',
  request: request({ facility_id: id, is_favourite: flag }),
  response: z.object({ facility_id: z.int(), is_favourite: yesNo }),
})

/** The member's favourite courses, the last marked first. */
export const listFavouriteFacility = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_favourite_facility',
  access: 'member',
  summary: "The member's favourite courses",
  request: request({ page: page(), limit: limit(defaultPageSize) }),
  response: z.array(courseCard),
})
