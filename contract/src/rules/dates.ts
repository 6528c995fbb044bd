/**
 * Dates and times as people in Vietnam read them. Asia/Ho_Chi_Minh has been UTC+7 without summer time since
 * 1975, so a fixed shift is exact and needs no library. A day is text, `yyyy-mm-dd`; an instant is epoch
 * milliseconds or a Date.
 */
export type Instant = number | Date
export type Day = string

const offsetMs = 7 * 60 * 60 * 1000
export const dayMs = 24 * 60 * 60 * 1000

const two = (figure: number) => String(figure).padStart(2, '0')
const shifted = (instant: Instant) => new Date(Number(instant) + offsetMs)

/** The Vietnamese day an instant falls on. */
export function dayOf(instant: Instant): Day {
  return shifted(instant).toISOString().slice(0, 10)
}

/** The first instant of a day, epoch milliseconds. */
export function startOfDay(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) - offsetMs
}

/** The instant of a clock time (`HH:mm`) on a day, epoch milliseconds. */
export function instantAt(day: Day, clock: string): number {
  return Date.parse(`${day}T${clock}:00Z`) - offsetMs
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs
}

/** 1 Monday to 7 Sunday; the week begins on Monday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** Minutes since midnight in Vietnam, 0 to 1439. */
export function minuteOfDay(instant: Instant): number {
  const local = shifted(instant)
  return local.getUTCHours() * 60 + local.getUTCMinutes()
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
  return shifted(instant).toISOString().slice(11, 16)
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

/** What is left of a countdown in seconds: `mm:ss`, `HH:mm:ss` from an hour on; days are said in words. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const minutes = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
  return left < 3600 ? minutes : `${two(Math.floor(left / 3600))}:${minutes}`
}
