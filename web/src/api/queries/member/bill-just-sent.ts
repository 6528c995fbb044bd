import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../client/call-query.ts'
import * as api from '../../index.ts'

/** The bill of a request that was just sent: never from the cache, and asked again when something about it changes. */
export function billJustSent(billId: number) {
  return queryOptions({
    ...callQuery(api.bills.detail, { bill_id: billId }, { quiet: true, staleTime: 0 }),
    gcTime: 0,
    refetchOnWindowFocus: true,
    meta: { isLive: true },
  })
}
