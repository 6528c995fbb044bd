/** One row: what was measured against what in the same run, and the limit its ratio keeps. */
export type Row = {
  name: string
  measured: number
  against: number
  unit: string
  ratio: number
  limit: number
  holds: boolean
}

export function printTable(rows: readonly Row[]): void {
  console.table(
    rows.map(({ name, measured, against, unit, ratio, limit, holds }) => ({
      what: name,
      measured: `${measured.toFixed(1)} ${unit}`,
      against: `${against.toFixed(1)} ${unit}`,
      ratio: ratio.toFixed(3),
      limit: limit.toFixed(3),
      holds: holds ? 'yes' : 'NO',
    })),
  )
}
