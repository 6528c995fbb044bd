import type { ReactNode } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './desk.module.css'

type Pages<Row> = {
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

/** A list of the desk in each of its states, with more on demand. */
export function DeskList<Row extends { readonly id: number }>({
  list,
  label,
  empty,
  children,
}: {
  list: Pages<Row>
  label: string
  empty: ReactNode
  children: (row: Row) => ReactNode
}) {
  const t = useT('staff')
  const rows = list.data?.pages.flat() ?? []
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label={label}>
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
      {list.isPending && <Skeleton lines={8} />}
      {list.isError && rows.length === 0 && (
        <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
      )}
      {list.isSuccess && rows.length === 0 && <p className={styles.empty}>{empty}</p>}
      {list.hasNextPage && (
        <div>
          <Button
            look="second"
            size="small"
            busy={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
