import type { ReactNode } from 'react'
import { Refused } from '#api/client/failed-call.ts'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'

type Query<Data> = {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

/**
 * What a query shows in each of its states: the skeleton, the error with a retry (no answer or a failed HTTP), the
 * empty state, the data. A refused list (`error_code` not 0) is shown as empty, in silence; data that is already
 * there stays when a refresh fails.
 */
export function Loaded<Data>({
  query,
  skeleton = <Skeleton />,
  empty = null,
  isEmpty = (data) => Array.isArray(data) && data.length === 0,
  children,
}: {
  query: Query<Data>
  skeleton?: ReactNode
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  children: (data: Data) => ReactNode
}) {
  if (query.data !== undefined) return isEmpty(query.data) ? empty : children(query.data)
  if (query.error instanceof Refused) return empty
  if (query.error)
    return <ErrorState error={query.error} onRetry={() => query.refetch()} busy={query.isFetching} />
  return <div aria-busy="true">{skeleton}</div>
}
