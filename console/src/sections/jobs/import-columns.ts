import { largestTeeTime, longestTeeInterval, shortestTeeInterval } from '@teeviet/contract/rules/limits'
import type { DataOf } from '../../api/call.ts'
import type { CsvColumns } from '../../forms/csv/read-csv.ts'
import { isNumberIn } from '../../forms/typed-number.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'
import { type BlockDraft, blockColumns } from '../courses/schedule-file.ts'
import type { RateDraft } from '../rates/rate-draft.ts'
import { rateColumns } from '../rates/rates-file.ts'

type OfCourse = { course: number }
type Courses = DataOf<'GET /api/staff/courses'>

/** The columns of the files of many courses: those of one course, and the course by its name or number. */
export function useImportColumns(): {
  rates: CsvColumns<OfCourse & RateDraft>
  schedules: CsvColumns<OfCourse & BlockDraft>
} {
  const t = useT('staff-jobs')
  const golf = useT('staff-golf')
  const { data: courses = [] } = useRead('GET /api/staff/courses', { q: '' })
  const course = {
    headers: [t('import.course'), 'course'],
    read: (cell: string) => courseOf(courses, cell),
  } as const
  const blocks = blockColumns(golf)
  const figureIn = (least: number, most: number) => (cell: string) =>
    isNumberIn(cell, least, most) ? cell : null
  return {
    rates: { course, ...rateColumns(golf) },
    schedules: {
      course,
      ...blocks,
      interval_minutes: {
        ...blocks.interval_minutes,
        read: figureIn(shortestTeeInterval, longestTeeInterval),
      },
      capacity: { ...blocks.capacity, read: figureIn(1, largestTeeTime) },
    },
  }
}

function courseOf(courses: Courses, cell: string): number | null {
  const found = courses.filter(
    ({ id, title }) => String(id) === cell || title.toLowerCase() === cell.toLowerCase(),
  )
  // a name that two courses have names none
  return found.length === 1 ? (found[0]?.id ?? null) : null
}
