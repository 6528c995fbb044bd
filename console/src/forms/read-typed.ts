import {
  type Day,
  dayOf,
  formatClock,
  formatDay,
  instantAt,
  parseDayMonthYear,
} from '@teeviet/contract/rules/time/dates'

/** Reads a day as people type it: 20-11-2026, 20/11/2026, 20.11.2026 or 20112026; null while it is no date. */
export function readTypedDay(text: string): Day | null {
  const parts = /^(\d{1,2})[-/. ]?(\d{1,2})[-/. ]?(\d{4})$/.exec(text.trim())
  if (!parts) return null
  const [, day = '', month = '', year = ''] = parts
  return parseDayMonthYear(`${day.padStart(2, '0')}-${month.padStart(2, '0')}-${year}`)
}

/** Reads a clock time as people type it: 6:30, 06.30, 0630, 6h30 or 18; null while it is none. 24:00 ends a day. */
export function readClock(text: string): string | null {
  const parts = /^(\d{1,2})(?:[:.h ]?(\d{2}))?h?$/i.exec(text.trim())
  if (!parts) return null
  const [, hours = '', minutes = '00'] = parts
  const clock = `${hours.padStart(2, '0')}:${minutes}`
  return clock === '24:00' || (Number(hours) < 24 && Number(minutes) < 60) ? clock : null
}

/** A field for clock times writes midnight as 00:00; as the end of hours it is 24:00. */
export const endOfHours = (clock: string) => (clock === '00:00' ? '24:00' : clock)

/** Reads a clock time of a spreadsheet, which may write its seconds. */
export const readSheetClock = (cell: string) => readClock(cell.replace(/^(\d{1,2}:\d{2}):00$/, '$1'))

/** Reads MM/yyyy as yyyy-MM; null while it is no month. */
export function readMonth(text: string): string | null {
  return readTypedDay(`01/${text.trim()}`)?.slice(0, 7) ?? null
}

/** The text of a date and time field: dd-MM-yyyy HH:mm in Vietnam's time wherever the browser is; '' for none. */
export function timeText(instant: number | null): string {
  return instant === null ? '' : `${formatDay(dayOf(instant))} ${formatClock(instant)}`
}

/** Reads a time of Vietnam as people type it, day first: 20-11-2026 6:30 or 20/11/2026 - 06:30; null while it is none. */
export function readTime(text: string): number | null {
  const [, dayText = '', clockText = ''] = /^(.*\d{4})\W+(\S+)$/.exec(text.trim()) ?? []
  const day = readTypedDay(dayText)
  const clock = readClock(clockText)
  return day === null || clock === null ? null : instantAt(day, clock)
}
