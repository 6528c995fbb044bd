import { integer, oneOf, searchOf, text } from '@teeviet/contract/display/search-params'
import { reportDays } from '@teeviet/contract/rules/limits'
import { addDays, type Day, daysBetween, isDay } from '@teeviet/contract/rules/time/dates'

export const reports = ['sales', 'fill', 'answers', 'cancellations', 'methods', 'forecast'] as const
export type ReportName = (typeof reports)[number]

export const salesBy = ['day', 'month', 'course', 'partner'] as const

/** The address of the reports: which, over which days, of which course, and sales by what. */
export const reportSearch = searchOf({
  report: oneOf(...reports),
  from: text,
  to: text,
  facility: integer,
  by: oneOf(...salesBy),
})
export type ReportSearch = ReturnType<typeof reportSearch>

export type Period = { from: Day; to: Day }

/** What a report asks its call for. */
export type Asked = { period: Period; course_id: number | undefined; by: ReportSearch['by'] }

const usualDays = 30

/** The days asked about: by default the thirty up to today. */
export function periodOf({ from, to }: ReportSearch, today: Day): Period {
  const last = to !== undefined && isDay(to) ? to : today
  return { from: from !== undefined && isDay(from) ? from : addDays(last, 1 - usualDays), to: last }
}

/** A period with one of its ends moved: the other follows, so that it neither ends before it begins nor is too long. */
export function withEnd(period: Period, end: 'from' | 'to', day: Day): Period {
  const { from, to } = end === 'from' ? { ...period, from: day } : { ...period, to: day }
  if (daysBetween(from, to) < 0) return { from: day, to: day }
  if (daysBetween(from, to) < reportDays) return { from, to }
  return end === 'from'
    ? { from, to: addDays(from, reportDays - 1) }
    : { from: addDays(to, 1 - reportDays), to }
}
