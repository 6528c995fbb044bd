import { callQuery } from '../../client/call-query.ts'
import type { RequestOf } from '../../client/call-types.ts'
import * as api from '../../index.ts'

/** The courses around a position. */
export function nearbyCourses(position: RequestOf<typeof api.courses.nearby>) {
  return callQuery(api.courses.nearby, position, { quiet: true, silent: true })
}
