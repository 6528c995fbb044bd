import { queryOptions } from '@tanstack/react-query'
import { apiData } from './api.ts'
import type { CallName, RequestOf } from './calls.ts'

/**
 * A reading call as a query: `useSuspenseQuery(callQuery('GET /api/services/get_top_post', {}))`, and in a loader
 * `context.queryClient.ensureQueryData(callQuery(…))`. Gives `data`; a refusal is thrown as Refused.
 */
export function callQuery<Name extends CallName>(
  call: Name,
  request: RequestOf<Name>,
  { staleTime, ...options }: { quiet?: boolean; silent?: boolean; staleTime?: number } = {},
) {
  return queryOptions({
    queryKey: [call, request] as const,
    ...(staleTime === undefined ? {} : { staleTime }),
    queryFn: ({ signal }) => apiData(call, request, { ...options, signal }),
  })
}
