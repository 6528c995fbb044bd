import { topCourses } from '@teeviet/contract/rules/limits'
import { callQuery } from '#api/query.ts'

const mostFeatured = 100

/** The featured courses, all of them. */
export const featuredQuery = callQuery(
  'GET /api/services/get_review_facility',
  { page: 1, limit: mostFeatured },
  { quiet: true },
)

/** The courses with the highest rating, at most ten. */
export const topQuery = callQuery(
  'GET /api/services/get_top_facility',
  { limit: topCourses },
  { quiet: true },
)
