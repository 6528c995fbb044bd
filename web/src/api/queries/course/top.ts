import { topCourses } from '@teeviet/contract/rules/limits'
import { callQuery } from '../../client/call-query.ts'
import * as api from '../../index.ts'

const quiet = { quiet: true }

/** The courses with the highest rating, at most ten. */
export const topQuery = callQuery(api.courses.top, { limit: topCourses }, quiet)
