import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatDay } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'
import { Bars, tones } from './bars.tsx'
import { shortDay, writeShare } from './figures.ts'
import type { Asked } from './report-search.ts'
import { figure, type ReportColumn, ReportView, word } from './report-view.tsx'

const call = 'GET /api/staff/reports/forecast'
type Row = DataOf<typeof call>[number]

/** The two weeks ahead: what is paid for, what is only held, and what is left. */
export function ForecastReport({ course_id }: Asked) {
  const t = useT('staff-reports')
  const query = useRead(call, { course_id })
  const columns: ReportColumn<Row>[] = [
    word(t('by.day'), ({ day }) => day, formatDay),
    figure(t('column.offered'), ({ offered }) => offered),
    figure(t('column.paid'), ({ paid }) => paid),
    figure(t('column.held'), ({ held }) => held),
    figure(
      t('column.fill'),
      ({ offered, paid, held }) => (offered === 0 ? null : (paid + held) / offered),
      writeShare,
    ),
    figure(t('column.revenue'), ({ revenue }) => revenue, formatMoney),
  ]
  return (
    <ReportView name="forecast" query={query} columns={columns}>
      {(rows) => (
        <Bars
          data={rows.map(({ day, paid, held }) => ({ day: shortDay(day), paid, held }))}
          dataKey="day"
          type="stacked"
          series={[
            { name: 'paid', label: t('column.paid'), color: tones.main },
            { name: 'held', label: t('column.held'), color: tones.second },
          ]}
          withLegend
        />
      )}
    </ReportView>
  )
}
