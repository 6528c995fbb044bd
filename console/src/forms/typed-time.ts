import { dayOf, formatClock, formatDay, instantAt } from '@teeviet/contract/rules/time/dates'
import { readTypedDay } from '../sections/queue/read-typed-day.ts'
import { readClock } from './read-clock.ts'

/** How a day and clock time is typed; every language of the console writes it so. */
export const timeFormat = 'dd-MM-yyyy HH:mm'

/** What a field of day and clock time shows: dd-MM-yyyy HH:mm in Vietnam's time wherever the browser is; '' for none. */
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
