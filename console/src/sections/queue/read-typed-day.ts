import { type Day, parseDayMonthYear } from '@teeviet/contract/rules/time/dates'

/** Reads a day as people type it: 20-11-2026, 20/11/2026, 20.11.2026 or 20112026; null while it is no date. */
export function readTypedDay(text: string): Day | null {
  const parts = /^(\d{1,2})[-/. ]?(\d{1,2})[-/. ]?(\d{4})$/.exec(text.trim())
  if (!parts) return null
  const [, day = '', month = '', year = ''] = parts
  return parseDayMonthYear(`${day.padStart(2, '0')}-${month.padStart(2, '0')}-${year}`)
}
