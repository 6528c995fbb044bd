import { csvLine } from '@teeviet/contract/display/csv-line'
import { saveFile } from './save-file.ts'

export type SavedColumn<Row> = {
  readonly header: string
  readonly value: (row: Row) => string | number | null
}

/** Saves rows as a file for spreadsheets, which recognise UTF-8 only by the byte order mark. */
export function saveTable<Row>(
  fileName: string,
  columns: readonly SavedColumn<Row>[],
  rows: readonly Row[],
): void {
  const lines = [
    csvLine(columns.map(({ header }) => header)),
    ...rows.map((row) => csvLine(columns.map(({ value }) => value(row) ?? ''))),
  ]
  saveFile(new Blob(['\ufeff', lines.join('\r\n')], { type: 'text/csv;charset=utf-8' }), fileName)
}
