import { Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { saveTable } from '../../kit/save-table.ts'
import { DataTable } from '../../lists/data-table.tsx'
import { Pages } from '../../lists/list.tsx'
import styles from '../../theme/layout.module.css'
import { writeCount } from './figures.ts'
import type { ReportName } from './report-search.ts'

/** A column of a report: the value that the file has, and what the table shows for it. */
export type ReportColumn<Row> = {
  header: string
  value: (row: Row) => string | number | null
  shown: (row: Row) => string
  figure?: boolean
}

/** A column of words, or of days as the table writes them. */
export function word<Row>(
  header: string,
  value: (row: Row) => string,
  write: (value: string) => string = (one) => one,
): ReportColumn<Row> {
  return { header, value, shown: (row) => write(value(row)) }
}

/** A column of figures; null is a dash. */
export function figure<Row>(
  header: string,
  value: (row: Row) => number | null,
  write: (value: number) => string = writeCount,
): ReportColumn<Row> {
  const shown = (row: Row) => {
    const one = value(row)
    return one === null ? '–' : write(one)
  }
  return { header, value, shown, figure: true }
}

type ReportViewProps<Row extends object> = {
  /** The name of its file. */
  name: ReportName | 'rounds'
  query: UseQueryResult<readonly Row[]>
  columns: readonly ReportColumn<Row>[]
  /** What the rows show at a glance. */
  children: (rows: readonly Row[]) => ReactNode
}

/** A report: its chart, its table, and the table as a file for spreadsheets. */
export function ReportView<Row extends object>({ name, query, columns, children }: ReportViewProps<Row>) {
  const t = useT('staff-reports')
  return (
    <Pages query={query} lines={10} empty={t('empty')}>
      {(rows) => (
        <Stack gap="sm">
          <div className={styles.panel}>{children(rows)}</div>
          <DataTable
            label={t(`tab.${name}`)}
            rows={rows}
            columns={columns.map(({ shown, ...column }, place) => ({
              ...column,
              id: String(place),
              cell: shown,
            }))}
            idOf={(row) => String(rows.indexOf(row))}
            cards="labelled"
          />
          <div className={styles.buttons}>
            <Button look="second" onClick={() => saveTable(`teeviet-${name}.csv`, columns, rows)}>
              {t('download')}
            </Button>
          </div>
        </Stack>
      )}
    </Pages>
  )
}
