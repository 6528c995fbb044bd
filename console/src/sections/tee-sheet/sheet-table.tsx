import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import type { TextKey } from '../../i18n/areas.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import styles from '../../lists/data-table.module.css'
import { type Column, DataTable, Opener } from '../../lists/data-table.tsx'
import type { StaffTeeTime } from './tee-time.ts'

type SheetTableProps = {
  teeTimes: readonly StaffTeeTime[]
  open: number | undefined
  onOpen: (id: number) => void
}

/** The tee times of the day, one a row. A phone leaves the figures to the opened tee time. */
export function SheetTable({ teeTimes, open, onOpen }: SheetTableProps) {
  const t = useT('staff-golf')
  const places = (name: 'sold' | 'held' | 'outside') =>
    column(name, (row) => (row[name] === 0 ? <span data-off>0</span> : row[name]), {
      figure: true,
      extra: true,
    })
  const columns: Column<StaffTeeTime>[] = [
    column('time', (row) => (
      <Opener isOpen={row.id === open} onOpen={() => onOpen(row.id)}>
        <span className="time">{formatClock(row.start_at)}</span>
      </Opener>
    )),
    column('holes', (row) => row.number_hole, { figure: true, extra: true }),
    column(
      'price',
      (row) =>
        row.price === 0 ? t('rates.byStaff') : <span className="amount">{formatMoney(row.price)}</span>,
      { figure: true },
    ),
    places('sold'),
    places('held'),
    places('outside'),
    column('left', (row) => (row.is_closed ? '–' : `${row.left}/${row.capacity}`), { figure: true }),
    column('state', (row) => <State teeTime={row} />),
  ]
  return (
    <DataTable
      label={t('nav.sheet')}
      rows={teeTimes}
      columns={columns}
      openId={String(open)}
      onOpen={({ id }) => onOpen(id)}
      rowProps={({ is_closed }) => (is_closed ? { 'data-off': '' } : {})}
    />
  )

  function column(
    id: 'time' | 'holes' | 'price' | 'sold' | 'held' | 'outside' | 'left' | 'state',
    cell: Column<StaffTeeTime>['cell'],
    look: Partial<Column<StaffTeeTime>> = {},
  ): Column<StaffTeeTime> {
    return { id, header: t(`sheet.column.${id}` satisfies TextKey<'staff-golf'>), cell, ...look }
  }
}

function State({ teeTime }: { teeTime: StaffTeeTime }) {
  const t = useT('staff-golf')
  if (teeTime.is_closed)
    return (
      <>
        <StatusBadge tone="bad">
          {teeTime.closed_for ? t(`reason.${teeTime.closed_for}`) : t('sheet.closed')}
        </StatusBadge>{' '}
        <span className={styles.extra}>{teeTime.closed_note}</span>
      </>
    )
  return (
    <StatusBadge tone={teeTime.left === 0 ? 'quiet' : 'good'}>
      {t(teeTime.left === 0 ? 'sheet.full' : 'sheet.open')}
    </StatusBadge>
  )
}
