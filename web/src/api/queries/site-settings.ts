import { callQuery } from '../client/call-query.ts'
import * as api from '../index.ts'

/** The operator's addresses, links and clocks: asked for once a visit, by the first page on the server. */
export const siteSettings = callQuery(
  api.site.settings,
  {},
  { quiet: true, staleTime: Number.POSITIVE_INFINITY },
)
