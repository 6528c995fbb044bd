import { FileButton } from '@mantine/core'
import { useRef, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import styles from '../../theme/layout.module.css'
import type { CsvColumns, ReadFile } from './read-csv.ts'

const mostShown = 20

type CsvImportProps<Row extends object> = {
  columns: CsvColumns<Row>
  /** Called with the rows of a file without a wrong cell. */
  onRows: (rows: readonly Row[]) => void
}

/** Takes over a file of a spreadsheet, or names what is wrong in it and takes nothing. */
export function CsvImport<Row extends object>({ columns, onRows }: CsvImportProps<Row>) {
  const t = useT('staff-admin')
  const reset = useRef<() => void>(null)
  const [wrong, setWrong] = useState<ReadFile<Row>>()

  async function take(file: File | null) {
    if (!file) return
    reset.current?.()
    const { readCsv } = await import('./read-csv.ts')
    const read = readCsv(await file.text(), columns)
    const isRight = read.problems.length === 0 && read.missing.length === 0 && read.rows.length > 0
    setWrong(isRight ? undefined : read)
    if (isRight) onRows(read.rows)
  }

  return (
    <>
      <FileButton
        accept=".csv,text/csv"
        resetRef={reset}
        inputProps={{ 'aria-label': t('csv.choose') }}
        onChange={take}
      >
        {({ onClick }) => (
          <Button look="second" onClick={onClick}>
            {t('csv.choose')}
          </Button>
        )}
      </FileButton>
      {wrong && (
        <div className={styles.whole} role="alert">
          <p className="problem">{t(isEmpty(wrong) ? 'csv.empty' : 'csv.nothing')}</p>
          <ul className={styles.rows}>
            {wrong.missing.map((column) => (
              <li key={column} className={styles.row}>
                {t('csv.missing', { column })}
              </li>
            ))}
            {wrong.problems.slice(0, mostShown).map(({ line, header, cell }) => (
              <li key={`${line} ${header}`} className={styles.row}>
                {t(cell === '' ? 'csv.emptyCell' : 'csv.cell', { line, column: header, cell })}
              </li>
            ))}
            {wrong.problems.length > mostShown && (
              <li className={styles.row}>{t('csv.more', { n: wrong.problems.length - mostShown })}</li>
            )}
          </ul>
        </div>
      )}
    </>
  )
}

const isEmpty = ({ problems, missing }: ReadFile<object>) => problems.length === 0 && missing.length === 0
