import { LineChart } from '@mantine/charts'
import { formatDay } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'
import { tones } from './bars.tsx'
import { shortDay, writeShare } from './figures.ts'
import type { Asked } from './report-search.ts'
import { figure, type ReportColumn, ReportView, word } from './report-view.tsx'

const call = 'GET /api/staff/reports/answers'
type Row = DataOf<typeof call>[number]

/** How fast requests were answered, by the day they were sent. */
export function AnswersReport({ period, course_id }: Asked) {
  const t = useT('staff-reports')
  const query = useRead(call, { ...period, course_id })
  const minutes = (value: number) => t('minutes', { n: value })
  const columns: ReportColumn<Row>[] = [
    word(t('by.day'), ({ day }) => day, formatDay),
    figure(t('column.requests'), ({ requests }) => requests),
    figure(t('column.answered'), ({ answered }) => answered),
    figure(t('column.inTime'), ({ requests, in_time }) => in_time / requests, writeShare),
    figure(t('column.median'), ({ median_minutes }) => median_minutes, minutes),
    figure(t('column.p90'), ({ p90_minutes }) => p90_minutes, minutes),
  ]
  return (
    <ReportView name="answers" query={query} columns={columns}>
      {(rows) => (
        <div aria-hidden="true">
          <LineChart
            h={260}
            data={rows.map((row) => ({ ...row, day: shortDay(row.day) }))}
            dataKey="day"
            series={[
              { name: 'median_minutes', label: t('column.median'), color: tones.main },
              { name: 'p90_minutes', label: t('column.p90'), color: tones.second },
            ]}
            withLegend
            connectNulls
            valueFormatter={minutes}
            yAxisProps={{ width: 72 }}
            lineChartProps={{ accessibilityLayer: false }}
          />
        </div>
      )}
    </ReportView>
  )
}
