import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { RecordTable } from './record-table.tsx'
import { useFigures } from './use-figures.ts'

type Course = DataOf<typeof api.serviceRecord.get>['courses'][number]

/** The courses with enough requests, those with most first; rounds are left open where there are too few. */
export function CourseTable({ courses }: { courses: readonly Course[] }) {
  const t = useT('service')
  const { figure, minutes, share } = useFigures()
  const columns: [string, (course: Course) => string][] = [
    [t('col.requests'), (one) => figure(one.requests)],
    [t('col.median'), (one) => minutes(one.median_minutes)],
    [t('col.p95'), (one) => minutes(one.p95_minutes)],
    [t('col.overdue'), (one) => share(one.overdue, one.requests)],
    [t('col.known'), (one) => share(one.acknowledged ?? 0, one.rounds ?? 0)],
  ]
  return (
    <RecordTable
      title={t('col.course')}
      lines={courses.map(({ facility }) => ({ key: String(facility.id), name: facility.title }))}
      columns={columns.map(([name, write]) => ({ name, values: courses.map(write) }))}
    />
  )
}
