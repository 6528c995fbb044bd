import { courseSearchResults } from '@teeviet/contract/rules/limits'
import { callQuery } from '../../client/call-query.ts'
import * as api from '../../index.ts'

const quiet = { quiet: true }

/** The courses whose name fits. */
export function coursesByName(q: string) {
  return callQuery(api.courses.byName, { q, page: 1, limit: courseSearchResults }, quiet)
}
