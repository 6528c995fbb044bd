import { callQuery } from '#api/query.ts'

/** The operator's addresses, links and clocks: asked for once a visit, by the first page on the server. */
export const siteSettings = callQuery(
  'GET /api/services/site_settings',
  {},
  { quiet: true, staleTime: Number.POSITIVE_INFINITY },
)
