import { callQuery } from '../client/call-query.ts'
import type { RequestOf } from '../client/call-types.ts'
import * as api from '../index.ts'

/** Other tee times that a request can name. A failure is shown in the form, not by a toast. */
export function alternativesQuery(request: RequestOf<typeof api.bookings.findAlternatives>) {
  return callQuery(api.bookings.findAlternatives, request, { quiet: true, silent: true, staleTime: 20_000 })
}
