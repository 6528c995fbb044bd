import { endReasons } from '@teeviet/contract/rules/bookings/end-reasons'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'
import { Bars, tones } from './bars.tsx'
import type { Asked } from './report-search.ts'
import { figure, type ReportColumn, ReportView, word } from './report-view.tsx'

const call = 'GET /api/staff/reports/cancellations'
type Row = DataOf<typeof call>[number]

/** Why bookings ended without being played. */
export function CancellationsReport({ period, course_id }: Asked) {
  const t = useT('staff-reports')
  const staff = useT('staff')
  const reasons = useT('end-reasons')
  const query = useRead(call, { ...period, course_id })
  const reasonOf = ({ reason_code }: Row) => {
    const code = endReasons.find((one) => one === reason_code)
    return code ? reasons(code) : t('noReason')
  }
  const chartName = (row: Row) =>
    row.reason_code === null ? staff(`panel.endedBy.${row.ended_by}`) : reasonOf(row)
  const columns: ReportColumn<Row>[] = [
    word(t('column.endedBy'), ({ ended_by }) => staff(`panel.endedBy.${ended_by}`)),
    word(t('column.reason'), reasonOf),
    figure(t('column.bookings'), ({ bookings }) => bookings),
    figure(t('column.players'), ({ players }) => players),
    figure(t('column.wasPaid'), ({ paid }) => paid),
    figure(t('column.amount'), ({ amount }) => amount, formatMoney),
  ]
  return (
    <ReportView name="cancellations" query={query} columns={columns}>
      {(rows) => (
        <Bars
          names
          data={[...Map.groupBy(rows, chartName)].map(([name, of]) => {
            const paid = of.reduce((sum, row) => sum + row.paid, 0)
            return { name, paid, unpaid: of.reduce((sum, { bookings }) => sum + bookings, 0) - paid }
          })}
          dataKey="name"
          type="stacked"
          series={[
            { name: 'unpaid', label: t('column.wasUnpaid'), color: tones.main },
            { name: 'paid', label: t('column.wasPaid'), color: tones.second },
          ]}
          withLegend
        />
      )}
    </ReportView>
  )
}
