/**
 * A line of a file for spreadsheets. The separator is a semicolon: under Vietnamese settings the comma belongs to
 * numbers, and a file with commas opens as one column. A number stays a number; text that a spreadsheet would run as a
 * formula begins with an apostrophe.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(harmless(cell)))).join(';')
}

const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
