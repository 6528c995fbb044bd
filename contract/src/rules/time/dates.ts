/**
 * Dates and times as people in Vietnam read them. Asia/Ho_Chi_Minh has been UTC+7 without summer time since
 * 1975, so a fixed shift is exact and needs no library. A day is text, `yyyy-mm-dd`; an instant is epoch
 * milliseconds or a Date.
 */
export type Instant = number | Date
export type Day = string

const offsetMs = 7 * 60 * 60 * 1000
export const dayMs = 24 * 60 * 60 * 1000

const minuteMs = 60_000
const minutesOfDay = dayMs / minuteMs

/** Epoch milliseconds. Not by `Number`, which takes five times as long for a Date: lists ask for thousands. */
export const msOf = (instant: Instant): number => (typeof instant === 'number' ? instant : instant.getTime())

const two = (figure: number) => String(figure).padStart(2, '0')
const remainder = (whole: number, by: number) => ((whole % by) + by) % by

// A list of starts asks for the same few days and clock times thousands of times: each is written and read once.
function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>()
  return (key) => {
    let value = cache.get(key)
    if (value === undefined) {
      value = make(key)
      if (cache.size > 4000) cache.clear()
      cache.set(key, value)
    }
    return value
  }
}

const textOf = (utc: number) => new Date(utc).toISOString()
/** The text of a day counted from 1970-01-01. */
const dayText = remember((count: number) => textOf(count * dayMs).slice(0, 10))
const clockText = remember((minute: number) => textOf(minute * minuteMs).slice(11, 16))
/** How many milliseconds after 1970-01-01 a day begins in Greenwich. */
const utcOf = remember((day: Day) => Date.parse(`${day}T00:00:00Z`))

/** The Vietnamese day an instant falls on. */
export function dayOf(instant: Instant): Day {
  return dayText(Math.floor((msOf(instant) + offsetMs) / dayMs))
}

/** The first instant of a day, epoch milliseconds. */
export function startOfDay(day: Day): number {
  return utcOf(day) - offsetMs
}

/** The instant of a clock time (`HH:mm`) on a day, epoch milliseconds. */
export function instantAt(day: Day, clock: string): number {
  return Date.parse(`${day}T${clock}:00Z`) - offsetMs
}

export function addDays(day: Day, days: number): Day {
  return dayText(utcOf(day) / dayMs + days)
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (utcOf(to) - utcOf(from)) / dayMs
}

/** The month after one, both `yyyy-mm`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** How many months `to` is after `from`; both `yyyy-mm`. */
export function monthsBetween(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return count(to) - count(from)
}

/** 1 Monday to 7 Sunday; the week begins on Monday. */
export function weekdayOf(day: Day): number {
  // 1970-01-01 was a Thursday
  return remainder(utcOf(day) / dayMs + 3, 7) + 1
}

/** Minutes since midnight in Vietnam, 0 to 1439. */
export function minuteOfDay(instant: Instant): number {
  return remainder(Math.floor((msOf(instant) + offsetMs) / minuteMs), minutesOfDay)
}

/** Minutes since midnight of a clock time, `00:00` to `24:00`; NaN for anything else. */
export function minuteOfClock(clock: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]|24(?=:00)):([0-5]\d)$/.exec(clock) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/** Whether text is a real day written `yyyy-mm-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Reads `dd-MM-yyyy`; null when it is not a real date (31-02-2026). */
export function parseDayMonthYear(text: string): Day | null {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text.trim()) ?? []
  const written = `${year}-${month}-${day}`
  return isDay(written) ? written : null
}

/** A day as pickers and the wire's dates write it: `20-11-2026`. */
export function formatDay(day: Day): string {
  return day.split('-').reverse().join('-')
}

/** A clock time on 24 hours: `06:30`. */
export function formatClock(instant: Instant): string {
  return clockText(minuteOfDay(instant))
}

/** The pickers' date of an instant: `20-11-2026`. */
export function formatPickerDate(instant: Instant): string {
  return formatDay(dayOf(instant))
}

/** The quick-booking form: `06:30 20-11-2026`. */
export function formatPlayTime(instant: Instant): string {
  return `${formatClock(instant)} ${formatPickerDate(instant)}`
}

/** The booking history: `20/11/2026 - 06:30`. */
export function formatHistoryTime(instant: Instant): string {
  return `${formatPickerDate(instant).replaceAll('-', '/')} - ${formatClock(instant)}`
}

/** A review's time: `06:30 20/11/2026`, on the 24-hour clock. */
export function formatReviewTime(instant: Instant): string {
  return `${formatClock(instant)} ${formatPickerDate(instant).replaceAll('-', '/')}`
}

/** The heading of the price table: `11/2026`. */
export function formatMonth(day: Day): string {
  return `${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/** The rest of a countdown in seconds: `mm:ss`, `HH:mm:ss` from an hour on; days are written in words. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const minutes = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
  return left < 3600 ? minutes : `${two(Math.floor(left / 3600))}:${minutes}`
}
