import { callQuery } from '../../client/call-query.ts'
import type { RequestOf } from '../../client/call-types.ts'
import * as api from '../../index.ts'

/** Every course a search finds, for the map. */
export function coursesOnMap(request: RequestOf<typeof api.courses.onMap>) {
  return callQuery(api.courses.onMap, request)
}
