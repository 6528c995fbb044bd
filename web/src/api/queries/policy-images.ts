import { callQuery } from '../client/call-query.ts'
import type { RequestOf } from '../client/call-types.ts'
import * as api from '../index.ts'

/** The pictures of a policy. */
export function policyImages(request: RequestOf<typeof api.site.policyImages>) {
  return callQuery(api.site.policyImages, request)
}
