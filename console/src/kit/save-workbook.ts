import { saveFile } from './save-file.ts'
import type { SavedColumn } from './save-table.ts'

/**
 * Saves rows as an Excel file, for what a bank takes: unlike in a CSV opened by a spreadsheet, a text of digits keeps its
 * leading zeros and all its digits.
 */
export async function saveWorkbook<Row>(
  fileName: string,
  columns: readonly SavedColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const header = columns.map((column) => ({ value: column.header, fontWeight: 'bold' }) as const)
  const cells = rows.map((row) => columns.map(({ value }) => value(row)))
  saveFile(await writeExcelFile([header, ...cells]).toBlob(), fileName)
}
