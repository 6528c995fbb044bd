import { callQuery } from '../../client/call-query.ts'
import type { RequestOf } from '../../client/call-types.ts'
import * as api from '../../index.ts'

/** A course, by its id or by one of its offers. The page reports its error: it cannot be shown without it. */
export function courseQuery(course: RequestOf<typeof api.courses.detail>) {
  return callQuery(api.courses.detail, course, { quiet: true })
}
