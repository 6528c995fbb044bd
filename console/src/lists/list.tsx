import { NativeSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { pageSizes } from '@teeviet/contract/rules/limits'
import type { ReactNode } from 'react'
import { Refused } from '../api/call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import { Loaded } from '../kit/loaded.tsx'
import styles from '../theme/layout.module.css'
import { usePageSize } from './use-list.ts'
import { usePageTitle } from './use-page-title.ts'
import { usePreservedFocus } from './use-preserved-focus.ts'

type Rows<Row> = readonly Row[]

/** A list as a query gives it: in one piece, or page by page. */
type ListQuery<Row> = {
  readonly data: Rows<Row> | { readonly pages: readonly Rows<Row>[] } | undefined
  readonly error: Error | null
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly hasNextPage?: boolean
  readonly isFetchingNextPage?: boolean
  refetch(): unknown
  fetchNextPage?(): unknown
}

type PagesProps<Row> = {
  query: ListQuery<Row>
  /** The text of an empty list. */
  empty: ReactNode
  /** How tall it waits. */
  lines?: number
  children: (rows: Rows<Row>) => ReactNode
}

/** A list of the console in each of its states (a refused one is empty), with more on demand and the choice of how much at once. */
export function Pages<Row>({ query, empty, lines = 8, children }: PagesProps<Row>) {
  const t = useT('staff')
  const kept = usePreservedFocus()
  if (query.data === undefined && query.error instanceof Refused) return <Empty>{empty}</Empty>
  return (
    <Loaded query={query} lines={lines}>
      {(data) => {
        const rows = 'pages' in data ? data.pages.flat() : data
        if (rows.length === 0) return <Empty>{empty}</Empty>
        return (
          <>
            <div {...kept}>{children(rows)}</div>
            <div className={styles.bar}>
              {query.hasNextPage && (
                <Button look="second" busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage?.()}>
                  {t('more')}
                </Button>
              )}
              {'pages' in data && <PageSize rows={rows.length} />}
            </div>
          </>
        )
      }}
    </Loaded>
  )
}

function Empty({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>
}

type ListProps<Row> = Omit<PagesProps<Row>, 'children'> & {
  /** The subject of the list, where it differs from the page's title. */
  label?: string
  idOf?: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** A list of the console whose rows are no lines of a table: links that open one, or articles with what can be done. */
export function List<Row extends object>({
  label,
  idOf = (row) => ('id' in row ? String(row.id) : ''),
  children,
  ...pages
}: ListProps<Row>) {
  const title = usePageTitle()
  return (
    <Pages {...pages}>
      {(rows) => (
        <ul className={styles.rows} aria-label={label ?? title}>
          {rows.map((row) => (
            <li key={idOf(row)}>{children(row)}</li>
          ))}
        </ul>
      )}
    </Pages>
  )
}

/** How many rows a page has: kept in the address, and along from list to list. Not shown where every choice shows the same. */
function PageSize({ rows }: { rows: number }) {
  const t = useT('staff')
  const navigate = useNavigate()
  const size = usePageSize()
  if (rows < Math.min(...pageSizes)) return null
  return (
    <NativeSelect
      label={t('filter.size')}
      value={size}
      data={pageSizes.map(String)}
      onChange={({ currentTarget: { value } }) => {
        const chosen = pageSizes.find((one) => String(one) === value)
        navigate({
          to: '.',
          search: (before) => ({ ...before, size: chosen }),
          replace: true,
          resetScroll: false,
        })
      }}
    />
  )
}
