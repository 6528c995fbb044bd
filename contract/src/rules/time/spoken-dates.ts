import type { Language } from '../languages.ts'
import { type Day, formatClock, formatDay, formatMonth, weekdayOf } from './dates.ts'

const weekdays = {
  vi: ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  kr: ['월', '화', '수', '목', '금', '토', '일'],
  jp: ['月', '火', '水', '木', '金', '土', '日'],
} as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** The short name of a day's weekday: T6, Fri, 금, 金. */
export function weekdayName(day: Day, language: Language): string {
  return weekdays[language][weekdayOf(day) - 1] ?? ''
}

/** A weekday in brackets as it follows its date, in Japanese without a space: ` (Fri)`, ` (금)`, `（金）`. */
export function weekdayBehind(day: Day, language: Language): string {
  const name = weekdayName(day, language)
  return language === 'jp' ? `（${name}）` : ` (${name})`
}

/** `date`, however it is written, with the weekday of `day` where the language says it: before it, or behind it in brackets. */
export function withWeekday(date: string, day: Day, language: Language): string {
  const isBehind = language === 'kr' || language === 'jp'
  return isBehind ? date + weekdayBehind(day, language) : `${weekdayName(day, language)} ${date}`
}

/** A date to act on, with its weekday: `T6 20-11-2026`, `Fri 20-11-2026`, `20-11-2026 (금)`, `20-11-2026（金）`. */
export function formatDayWithWeekday(day: Day, language: Language): string {
  return withWeekday(formatDay(day), day, language)
}

/** A date in a sentence or an SMS: 20/11, 20 Nov, 11월 20일, 11月20日; with the year when asked for. */
export function formatRunningDate(day: Day, language: Language, withYear = false): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const [m, d] = [Number(month), Number(date)]
  if (language === 'vi') return withYear ? `${date}/${month}/${year}` : `${date}/${month}`
  if (language === 'en') return `${d} ${months[m - 1]}${withYear ? ` ${year}` : ''}`
  if (language === 'kr') return `${withYear ? `${year}년 ` : ''}${m}월 ${d}일`
  return `${withYear ? `${year}年` : ''}${m}月${d}日`
}

/** A month as a heading: 11/2026, Nov 2026, 2026년 11월, 2026年11月. */
export function formatSpokenMonth(day: Day, language: Language): string {
  const [year = '', month = ''] = day.split('-')
  if (language === 'kr') return `${year}년 ${Number(month)}월`
  if (language === 'jp') return `${year}年${Number(month)}月`
  return language === 'en' ? `${months[Number(month) - 1]} ${year}` : formatMonth(day)
}

/** A deadline in a sentence: the clock time, and its date when that is not `today`. */
export function formatDeadline(instant: number, day: Day, today: Day, language: Language): string {
  const clock = formatClock(instant)
  if (day === today) return clock
  const date = formatRunningDate(day, language)
  return language === 'vi' || language === 'en' ? `${clock} ${date}` : `${date} ${clock}`
}
