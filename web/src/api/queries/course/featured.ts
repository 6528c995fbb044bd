import { callQuery } from '../../client/call-query.ts'
import * as api from '../../index.ts'

const quiet = { quiet: true }
const mostFeatured = 100

/** The featured courses, all of them. */
export const featuredQuery = callQuery(api.courses.bestReviewed, { page: 1, limit: mostFeatured }, quiet)
