import { z } from 'zod'
import { defineCall } from '../call.ts'
import { courseCard, courseDetail, courseFound, courseOnMap, courseRow, regions } from '../entities/course.ts'
import {
  amount,
  day,
  epochMs,
  flag,
  id,
  instant,
  latitude,
  limit,
  longitude,
  maybe,
  oneOf,
  page,
  request,
  text,
  typed,
  vnd,
  whole,
  yesNo,
} from '../fields.ts'
import {
  courseSearchResults,
  defaultPageSize,
  facilitySearchResults,
  holesOffered,
  homeReviews,
  leastPlayers,
  mostPlayers,
  topCourses,
} from '../rules/limits.ts'
import { playTimes } from '../rules/time/play-times.ts'

export const searchCoursesForWeb = defineCall({
  method: 'GET',
  path: '/api/services/search_courses_for_web',
  may: 'visitor',
  summary: 'Find courses by name',
  description:
    'Returns the courses whose name contains the text; diacritics and case are ignored. An empty text is ' +
    'treated as the letter c.',
  request: request({ q: typed(200), page: page(), limit: limit(courseSearchResults) }),
  response: z.array(courseRow),
})

export const nearbyForInsurance = defineCall({
  method: 'GET',
  path: '/api/hio/for_cms/nearby_for_insurance',
  may: 'visitor',
  summary: 'Find courses near a position',
  description: 'Returns courses near a position, nearest first.',
  request: request({ longitude, latitude }),
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

export const searchFacility = defineCall({
  method: 'GET',
  path: '/api/services/search_facility',
  may: 'visitor',
  summary: 'Search courses',
  description:
    'Searches courses by place, region, play date, price, play time, holes and number of players. The ' +
    'default date is today. A date, price, play time, number of holes or number of players keeps only ' +
    'the courses with a free tee time that fits all of them; place and region alone keep every course. ' +
    '`sort`: absent is the default order, 1 price ascending, 2 price descending; courses without a price ' +
    'come last. `offset` (rows to skip) takes precedence over `page`.',
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

export const mapFacility = defineCall({
  method: 'GET',
  path: '/api/services/map_facility',
  may: 'visitor',
  summary: 'List the courses of a search for a map',
  description:
    'Returns every course that the same search finds. Courses without a known position are left out.',
  request: request({ place: typed(200), date_played: maybe(instant), ...criteria }),
  response: z.array(courseOnMap),
})

export const priceStrip = defineCall({
  method: 'GET',
  path: '/api/services/price_strip',
  may: 'visitor',
  summary: 'Get the lowest price of each of 14 days',
  description:
    'Returns the lowest price above 0 for each of 14 days from `date_played` (default today, and for an ' +
    'offer that begins only after these days its first day): of the courses that match the search, of ' +
    'one course, or of the tee times of one offer (`product_id`). `price` is null on a day without a ' +
    'free tee time or a known price. Without `number_hole` it is the price of 18 holes; only a day ' +
    'without such a tee time has the lowest of its others. `number_hole` and `is_offer` of a day say ' +
    'what its price buys.',
  request: request({
    facility_id: maybe(id),
    product_id: maybe(id),
    date_played: maybe(day),
    place: typed(200),
    ...criteria,
  }),
  response: z.array(
    z.object({
      day: z.string(),
      date_played: epochMs,
      price: vnd.nullable(),
      number_hole: z.int().nullable(),
      is_offer: yesNo,
      is_weekend: yesNo,
    }),
  ),
})

export const offerFeed = defineCall({
  method: 'GET',
  path: '/api/services/offer_feed',
  may: 'visitor',
  summary: 'Get the feed of offers',
  description:
    'Returns a schema.org `DataFeed` (JSON-LD) for search engines and comparison sites: of each course with a free tee ' +
    'time in the next 14 days the lowest price per player in VND, what it buys, and the page where it is reserved.',
  request: request({}),
  response: z.unknown(),
  raw: 'application/ld+json',
})

export const getReviewFacility = defineCall({
  method: 'GET',
  path: '/api/services/get_review_facility',
  may: 'visitor',
  summary: 'List featured courses',
  description: 'Returns all featured courses that the operator chose, best rated first.',
  request: request({ page: page(), limit: limit(100) }),
  response: z.array(courseCard),
})

export const getTopFacility = defineCall({
  method: 'GET',
  path: '/api/services/get_top_facility',
  may: 'visitor',
  summary: 'List top courses',
  description: 'Returns the courses with the highest rating, then the most reviews; at most 10 by default.',
  request: request({ limit: limit(topCourses) }),
  response: z.array(courseCard),
})

export const getFacilityReview = defineCall({
  method: 'GET',
  path: '/api/for_wap/get_facility_review',
  may: 'visitor',
  summary: 'List course review cards',
  description: 'Returns the course review cards of the home page, most reviewed course first.',
  request: request({ page: page(), limit: limit(homeReviews) }),
  response: z.array(courseCard),
})

export const getDetailFacility = defineCall({
  method: 'GET',
  path: '/api/services/get_detail_facility',
  may: 'visitor',
  summary: 'Get a course',
  description: 'Returns a course by its id, or by the id of one of its offers, running or ended.',
  request: request({ id: maybe(id), product_id: maybe(id) }),
  response: courseDetail,
})

export const getImagesCourses = defineCall({
  method: 'POST',
  path: '/api/services/get_images_courses',
  may: 'visitor',
  summary: 'List pictures of courses',
  description: 'Returns the pictures of at most 100 courses. The ids are a list or a comma-separated text.',
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

export const favouriteFacility = defineCall({
  method: 'POST',
  path: '/api/for_wap/favourite_facility',
  may: 'golfer',
  summary: 'Mark or unmark a favourite course',
  description: "Adds a course to the member's favourites or removes it; a repeat changes nothing.",
  request: request({ facility_id: id, is_favourite: flag }),
  response: z.object({ facility_id: z.int(), is_favourite: yesNo }),
})

export const listFavouriteFacility = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_favourite_facility',
  may: 'golfer',
  summary: "List the member's favourite courses",
  description: "Returns the member's favourite courses, last added first.",
  request: request({ page: page(), limit: limit(defaultPageSize) }),
  response: z.array(courseCard),
})
