import { callQuery } from '../../client/call-query.ts'
import * as api from '../../index.ts'

/** BIDV's payment page, which takes the payment's data by a form. */
export function bidvPage(code: string | null) {
  return callQuery(api.bankPayments.bidvPage, { code })
}
