import { homeReviews } from '@teeviet/contract/rules/limits'
import { type Day, startOfDay } from '@teeviet/contract/rules/time/dates'
import { callQuery } from '../client/call-query.ts'
import type { RequestOf } from '../client/call-types.ts'
import * as api from '../index.ts'

const quiet = { quiet: true }
/** Reviews and news stay empty when they cannot be had (specification, point 8). */
const unsaid = { quiet: true, silent: true }
const coursesShown = 8

/** The data of home, each part loaded separately: a failing one leaves the others. */
export const homeQueries = {
  categories: callQuery(api.offers.categories, {}, quiet),
  reviews: callQuery(api.reviews.highlights, { page: 1, limit: homeReviews }, unsaid),
  news: callQuery(api.news.list, { page: 1 }, unsaid),
  /** Courses of a region that can be played on a day. */
  courses: (region: RequestOf<typeof api.courses.search>['region'], day: Day) => {
    const request = { type: 0, region, limit: coursesShown, page: 1, date_played: startOfDay(day) }
    return callQuery(api.courses.search, request, quiet)
  },
  /** `position` 1 popup, 2 banner. */
  banners: (screenType: number, position: 1 | 2) =>
    callQuery(api.site.banners, { screen_type: screenType, position }, quiet),
}
