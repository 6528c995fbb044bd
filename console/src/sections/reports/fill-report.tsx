import type { UseQueryResult } from '@tanstack/react-query'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'
import { writeShare } from './figures.ts'
import { HeatMap } from './heat-map.tsx'
import type { Asked } from './report-search.ts'
import { figure, type ReportColumn, ReportView, word } from './report-view.tsx'

const call = 'GET /api/staff/reports/fill'
type Row = DataOf<typeof call>[number]

/** How full each course was in each hour. */
export function FillReport({ period, course_id }: Asked) {
  return <FillView query={useRead(call, { ...period, course_id })} />
}

/** The same of what a query has read. */
export function FillView({ query }: { query: UseQueryResult<readonly Row[]> }) {
  const t = useT('staff-reports')
  const columns: ReportColumn<Row>[] = [
    word(t('by.course'), ({ course }) => course),
    figure(t('column.hour'), ({ hour }) => hour),
    figure(t('column.offered'), ({ offered }) => offered),
    figure(t('column.sold'), ({ sold }) => sold),
    figure(t('column.fill'), ({ offered, sold }) => sold / offered, writeShare),
  ]
  return (
    <ReportView name="fill" query={query} columns={columns}>
      {(rows) => <HeatMap rows={rows} />}
    </ReportView>
  )
}
