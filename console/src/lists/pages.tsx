import type { ReactNode } from 'react'
import styles from '../forms/desk.module.css'
import { useKeptFocus } from '../forms/use-kept-focus.ts'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { PageSize } from './page-size.tsx'

export type PagedList<Row> = {
  readonly data: { readonly pages: readonly (readonly Row[])[] } | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly error: Error | null
  readonly isFetching: boolean
  readonly isSuccess: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  refetch(): unknown
  fetchNextPage(): unknown
}

/** A list of the console in each of its states, with more on demand and the choice of how much at once. */
export function Pages<Row>({
  list,
  lines = 8,
  empty,
  children,
}: {
  list: PagedList<Row>
  /** How tall it waits. */
  lines?: number
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}) {
  const t = useT('staff')
  const kept = useKeptFocus()
  const rows = list.data?.pages.flat() ?? []
  return (
    <>
      {rows.length > 0 && <div {...kept}>{children(rows)}</div>}
      {list.isPending && <Skeleton lines={lines} />}
      {list.isError && rows.length === 0 && (
        <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
      )}
      {list.isSuccess && rows.length === 0 && <p className={styles.empty}>{empty}</p>}
      {rows.length > 0 && (
        <div className={styles.buttons}>
          {list.hasNextPage && (
            <Button
              look="second"
              size="small"
              busy={list.isFetchingNextPage}
              onClick={() => list.fetchNextPage()}
            >
              {t('more')}
            </Button>
          )}
          <PageSize rows={rows.length} />
        </div>
      )}
    </>
  )
}
