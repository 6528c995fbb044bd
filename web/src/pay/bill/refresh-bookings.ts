import type { QueryClient } from '@tanstack/react-query'
import * as api from '#api/index.ts'

const keys: unknown[] = [
  api.bills.detail,
  api.bills.detailInBank,
  api.bills.history,
  api.bills.byCourse,
  api.wallet.refunds,
]

/** Something happened to a booking: bills and lists that were fetched before are asked for again. */
export function refreshBookings(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(queryKey[0]) })
}
