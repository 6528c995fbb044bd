import type { ReactNode } from 'react'
import { FailedCall } from '../api/call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'

type Query<Data> = {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isLoading: boolean
  readonly isFetching: boolean
  refetch(): unknown
}

/**
 * What a query shows in each of its states: grey lines, the error with a retry, that there is no such thing, the data.
 * Data that is already there stays when a refresh fails; what is not asked for shows nothing.
 */
export function Loaded<Data>({
  query,
  lines = 4,
  children,
}: {
  query: Query<Data>
  /** How tall it waits. */
  lines?: number
  children: (data: Data) => ReactNode
}) {
  const t = useT('staff-admin')
  if (query.data !== undefined) return children(query.data)
  if (query.isLoading) return <Skeleton lines={lines} />
  if (query.error === null) return null
  if (query.error instanceof FailedCall && query.error.status === 404) return <p>{t('unknown')}</p>
  return <ErrorState error={query.error} onRetry={() => query.refetch()} busy={query.isFetching} />
}
