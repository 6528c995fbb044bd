import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'
import { Bars, tones } from './bars.tsx'
import { shortDay, writeDay } from './figures.ts'
import type { Asked } from './report-search.ts'
import { figure, type ReportColumn, ReportView, word } from './report-view.tsx'

const call = 'GET /api/staff/reports/sales'
type Row = DataOf<typeof call>[number]

const channels = ['quick', 'booking_now', 'fast_order', 'bank', 'staff'] as const

/** What was sold and what it brought, by day, month, course or partner. */
export function SalesReport({ period, course_id, by = 'day' }: Asked) {
  const t = useT('staff-reports')
  const query = useRead(call, { ...period, course_id, by })
  const isTime = by === 'day' || by === 'month'
  const nameOf = ({ key }: Row) => {
    const channel = channels.find((one) => key === `channel:${one}`)
    return channel ? t(`channel.${channel}`) : key
  }
  const columns: ReportColumn<Row>[] = [
    word(t(`by.${by}`), nameOf, writeDay),
    figure(t('column.bookings'), ({ bookings }) => bookings),
    figure(t('column.players'), ({ players }) => players),
    figure(t('column.revenue'), ({ revenue }) => revenue, formatMoney),
    figure(t('column.margin'), ({ margin }) => margin, formatMoney),
  ]
  return (
    <ReportView name="sales" query={query} columns={columns}>
      {(rows) => (
        <Bars
          names={!isTime}
          data={(isTime ? rows : rows.toSorted((one, other) => other.revenue - one.revenue)).map((row) => ({
            ...row,
            key: shortDay(nameOf(row)),
          }))}
          dataKey="key"
          series={[
            { name: 'revenue', label: t('column.revenue'), color: tones.main },
            { name: 'margin', label: t('column.margin'), color: tones.second },
          ]}
          withLegend
          valueFormatter={formatMoney}
        />
      )}
    </ReportView>
  )
}
