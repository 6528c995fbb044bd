import { callQuery } from '../../client/call-query.ts'
import type { RequestOf } from '../../client/call-types.ts'
import * as api from '../../index.ts'

/** The instalment plans of the cards' banks for a bill or an amount. */
export function instalmentPlans(request: RequestOf<typeof api.payments.instalments>) {
  return callQuery(api.payments.instalments, request, { quiet: true })
}
