import { callQuery } from '#api/client/call-query.ts'
import * as api from '#api/index.ts'
import { type Criteria, searchRequest } from '../search/criteria.ts'

/** Every course a search finds, for the map; the order plays no part. */
export function mapQuery({ sort: _sort, ...criteria }: Criteria) {
  const { type: _type, ...request } = searchRequest(criteria)
  return callQuery(api.courses.onMap, request)
}
