import { callQuery } from '../../client/call-query.ts'
import * as api from '../../index.ts'

const quiet = { quiet: true }

/** The pictures of some courses. */
export function courseImages(ids: number[]) {
  return callQuery(api.courses.images, { ids }, quiet)
}
