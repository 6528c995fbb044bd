import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import type { CallName, RequestOf } from './call-types.ts'

/**
 * A reading call as a query: `useSuspenseQuery(callQuery(newsApi.top, {}))`, and in a loader
 * `context.queryClient.ensureQueryData(callQuery(…))`. Gives `data`; a refusal is thrown as Refused.
 */
export function callQuery<Name extends CallName>(
  verb: Name,
  request: RequestOf<Name>,
  { staleTime, ...options }: { quiet?: boolean; silent?: boolean; staleTime?: number } = {},
) {
  return queryOptions({
    queryKey: [verb, request] as const,
    ...(staleTime === undefined ? {} : { staleTime }),
    queryFn: ({ signal }) => call(verb, request, { ...options, signal }),
  })
}
