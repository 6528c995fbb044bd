import type { QueryClient } from '@tanstack/react-query'
import * as api from '#api/index.ts'

const keys: unknown[] = [api.wallet.points, api.wallet.movements]

/** Points went in or out: the balance and the history are asked for again. */
export function refreshWallet(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(queryKey[0]) })
}
