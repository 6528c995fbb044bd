/** The result of one fault. */
export type Result = {
  title: string
  /** Bookings that golfers were promised since the last fault. */
  acknowledged: number
  lost: number
  oversold: number
  /** The longest time without an acknowledgement, in seconds. */
  secondsWithoutWrites: number
}

const longestSeconds = 30

/** Whether a fault did no harm: nothing lost, nothing oversold, writes back in less than 30 s. */
export function holds({ lost, oversold, secondsWithoutWrites }: Result): boolean {
  return lost === 0 && oversold === 0 && secondsWithoutWrites < longestSeconds
}

/** The results as a table of Markdown. */
export function describe(results: readonly Result[]): string {
  const rows = [
    ['fault', 'acknowledged', 'lost', 'oversold', 'seconds without writes'],
    ...results.map(({ title, acknowledged, lost, oversold, secondsWithoutWrites }) => [
      title,
      ...[acknowledged, lost, oversold].map(String),
      secondsWithoutWrites.toFixed(1),
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [line(rows[0] ?? []), rule, ...rows.slice(1).map(line)].join('\n')
}
