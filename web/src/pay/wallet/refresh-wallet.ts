import type { QueryClient } from '@tanstack/react-query'

const calls = ['GET /api/wallet/get_point', 'GET /api/wallet/point_history_for_wap']

/** Points went in or out: the balance and the history are asked for again. */
export function refreshWallet(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => calls.includes(String(queryKey[0])) })
}
