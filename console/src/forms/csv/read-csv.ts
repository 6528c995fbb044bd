import papa from 'papaparse'

/**
 * A column of a file: the headers it may have, and its cell's value; null for a cell that is wrong. A file may lack a
 * column with a value `whenMissing`.
 */
type CsvColumn<Value> = {
  readonly headers: readonly [shown: string, ...others: string[]]
  readonly read: (cell: string) => Value | null
  readonly whenMissing?: Value
}

export type CsvColumns<Row> = { readonly [Name in keyof Row]: CsvColumn<Row[Name]> }

/** A cell that cannot be read, by the line a spreadsheet gives it and the header of its column. */
type CsvProblem = { readonly line: number; readonly header: string; readonly cell: string }

export type ReadFile<Row> = {
  readonly rows: readonly Row[]
  readonly problems: readonly CsvProblem[]
  /** The headers of columns the file does not have. */
  readonly missing: readonly string[]
}

/**
 * Reads a file saved by a spreadsheet: separated by semicolons, commas or tabs, columns found by their headers in any
 * order, empty lines passed over.
 */
export function readCsv<Row extends object>(text: string, columns: CsvColumns<Row>): ReadFile<Row> {
  const delimiter = delimiterOf(text.slice(0, text.search(/[\r\n]|$/)))
  const [head = [], ...lines] = papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter }).data
  const names = Object.keys(columns) as (keyof Row)[]
  const headers = head.map(plain)
  const places = new Map(
    names.map((name) => [name, headers.findIndex((one) => columns[name].headers.map(plain).includes(one))]),
  )
  const missing = names
    .filter((name) => places.get(name) === -1 && columns[name].whenMissing === undefined)
    .map((name) => columns[name].headers[0])
  if (missing.length > 0) return { rows: [], problems: [], missing }
  const problems: CsvProblem[] = []
  const rows: Row[] = []
  for (const [index, cells] of lines.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const row: Partial<Row> = {}
    for (const name of names) {
      const cell = (cells[places.get(name) ?? -1] ?? '').trim()
      const { whenMissing } = columns[name]
      const value =
        places.get(name) === -1 && whenMissing !== undefined ? whenMissing : columns[name].read(cell)
      if (value === null) problems.push({ line: index + 2, header: columns[name].headers[0], cell })
      else row[name] = value
    }
    if (isWhole(row, names)) rows.push(row)
  }
  return { rows, problems, missing }
}

/** What separates the headers: whichever there are most of. */
function delimiterOf(head: string): string {
  const counted = [';', ',', '\t'].map((mark) => ({ mark, times: head.split(mark).length }))
  return counted.toSorted((one, other) => other.times - one.times)[0]?.mark ?? ';'
}

const plain = (header: string) => header.trim().toLowerCase()

const isWhole = <Row extends object>(row: Partial<Row>, names: readonly (keyof Row)[]): row is Row =>
  names.every((name) => name in row)
