import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import styles from '../../lists/data-table.module.css'
import { type Column, columnsOf, DataTable, Opener } from '../../lists/data-table.tsx'
import type { StaffTeeTime } from './tee-time.ts'

type SheetTableProps = {
  teeTimes: readonly StaffTeeTime[]
  open: number | undefined
  onOpen: (id: number) => void
}

/** The tee times of the day, one a row. A phone leaves the figures to the opened tee time. */
export function SheetTable({ teeTimes, open, onOpen }: SheetTableProps) {
  const t = useT('staff-golf')
  const places = (name: 'sold' | 'held' | 'outside') => ({
    figure: true,
    extra: true,
    cell: (row: StaffTeeTime) => (row[name] === 0 ? <span data-off>0</span> : row[name]),
  })
  const columns: Column<StaffTeeTime>[] = columnsOf((id) => t(`sheet.column.${id}`), {
    time: (row) => (
      <Opener isOpen={row.id === open} onOpen={() => onOpen(row.id)}>
        <span className="time">{formatClock(row.start_at)}</span>
      </Opener>
    ),
    holes: { figure: true, extra: true, cell: ({ number_hole }) => number_hole },
    price: {
      figure: true,
      cell: ({ price }) =>
        price === 0 ? t('rates.byStaff') : <span className="amount">{formatMoney(price)}</span>,
    },
    sold: places('sold'),
    held: places('held'),
    outside: places('outside'),
    left: { figure: true, cell: (row) => (row.is_closed ? '–' : `${row.left}/${row.capacity}`) },
    state: (row) => <State teeTime={row} />,
  })
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
