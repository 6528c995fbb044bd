import { counterMethods } from '@teeviet/contract/rules/money/counter-methods'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'
import { Bars, tones } from './bars.tsx'
import { writeShare } from './figures.ts'
import type { Asked } from './report-search.ts'
import { figure, type ReportColumn, ReportView, word } from './report-view.tsx'

const call = 'GET /api/staff/reports/methods'
type Row = DataOf<typeof call>[number]

const methods = [
  'bank',
  'point',
  'epay',
  'epay_all',
  'ale_pay',
  'stb',
  'nab',
  'vietin',
  'bidv',
  ...counterMethods,
] as const

/** How bills were paid, and how often a payment came to nothing. */
export function MethodsReport({ period, course_id }: Asked) {
  const t = useT('staff-reports')
  const query = useRead(call, { ...period, course_id })
  const nameOf = ({ method }: Row) => {
    const known = methods.find((one) => one === method)
    return known ? t(`method.${known}`) : method
  }
  const columns: ReportColumn<Row>[] = [
    word(t('column.method'), nameOf),
    figure(t('column.started'), ({ started }) => started),
    figure(t('column.succeeded'), ({ succeeded }) => succeeded),
    figure(t('column.failed'), ({ failed }) => failed),
    figure(t('column.successShare'), ({ started, succeeded }) => succeeded / started, writeShare),
    figure(t('column.amount'), ({ amount }) => amount, formatMoney),
    figure(t('column.fee'), ({ fee }) => fee, formatMoney),
  ]
  return (
    <ReportView name="methods" query={query} columns={columns}>
      {(rows) => (
        <Bars
          names
          data={rows.map((row) => ({ name: nameOf(row), amount: row.amount }))}
          dataKey="name"
          series={[{ name: 'amount', label: t('column.amount'), color: tones.main }]}
          valueFormatter={formatMoney}
        />
      )}
    </ReportView>
  )
}
