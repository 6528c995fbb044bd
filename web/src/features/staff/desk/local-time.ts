import { dayOf, formatClock, instantAt, isDay } from '@teeviet/contract/rules/dates'

/** An instant as a field of day and clock time shows it, in Vietnam's time wherever the browser is; '' for none. */
export function localText(instant: number | null): string {
  return instant === null ? '' : `${dayOf(instant)}T${formatClock(instant)}`
}

/** The instant a field of day and clock time says, in Vietnam's time; null when it says none. */
export function instantOfText(text: string): number | null {
  const [day = '', clock = ''] = text.split('T')
  return isDay(day) && /^\d{2}:\d{2}/.test(clock) ? instantAt(day, clock.slice(0, 5)) : null
}
