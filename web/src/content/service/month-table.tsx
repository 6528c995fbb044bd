import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { RecordTable } from './record-table.tsx'
import { useFigures } from './use-figures.ts'

type Month = DataOf<typeof api.serviceRecord.get>['months'][number]

/** The months in which anything happened, the latest first. */
export function MonthTable({ months }: { months: readonly Month[] }) {
  const t = useT('service')
  const { month: nameOf, figure, minutes, hours, share, done, closed } = useFigures()
  const shown = months.filter(
    ({ requests, rounds, called_off, refunds, complaints }) =>
      requests + rounds + called_off + refunds + complaints > 0,
  )
  const columns: [string, (month: Month) => string][] = [
    [t('col.requests'), (one) => figure(one.requests)],
    [t('col.median'), (one) => minutes(one.median_minutes)],
    [t('col.p95'), (one) => minutes(one.p95_minutes)],
    [t('col.overdue'), (one) => share(one.overdue, one.requests)],
    [t('col.rounds'), (one) => figure(one.rounds)],
    [t('col.known'), (one) => share(one.acknowledged, one.rounds)],
    [t('col.calledOff'), (one) => figure(one.called_off)],
    [t('col.refunds'), (one) => done(one.refunds_done, one.refunds)],
    [t('col.refundTime'), (one) => hours(one.refund_median_hours)],
    [t('col.complaints'), (one) => closed(one.complaints_closed, one.complaints)],
  ]
  return (
    <RecordTable
      title={t('col.month')}
      lines={shown.map(({ month }) => ({ key: month, name: nameOf(month) }))}
      columns={columns.map(([name, write]) => ({ name, values: shown.map(write) }))}
    />
  )
}
