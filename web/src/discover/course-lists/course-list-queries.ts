import { topCourses } from '@teeviet/contract/rules/limits'
import { callQuery } from '#api/client/call-query.ts'
import * as api from '#api/index.ts'

const mostFeatured = 100

/** The featured courses, all of them. */
export const featuredQuery = callQuery(
  api.courses.bestReviewed,
  { page: 1, limit: mostFeatured },
  { quiet: true },
)

/** The courses with the highest rating, at most ten. */
export const topQuery = callQuery(api.courses.top, { limit: topCourses }, { quiet: true })
