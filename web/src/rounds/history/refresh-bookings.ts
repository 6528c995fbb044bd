import type { QueryClient } from '@tanstack/react-query'

const calls = [
  'GET /api/services/get_bill_detail_for_wap',
  'GET /api/services/get_bill_detail_for_bank',
  'POST /api/for_wap/get_history_booking_merge',
  'POST /api/services/get_list_general_bill_by_place',
  'GET /api/for_wap/wallet_refunds',
]

/** Something happened to a booking: bills and lists that were fetched before are asked for again. */
export function refreshBookings(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => calls.includes(String(queryKey[0])) })
}
