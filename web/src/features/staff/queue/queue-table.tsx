import { useT } from '../../../i18n/use-texts.tsx'
import styles from './queue.module.css'
import type { StaffBooking } from './queue-query.ts'
import { QueueRow } from './queue-row.tsx'

const columns = ['teeTime', 'course', 'players', 'booker', 'amount'] as const

/**
 * The list as a table; the row that is open is marked and kept in view. `withState` where the rows are in several
 * states: it stands above what is left of their clocks.
 */
export function QueueTable({
  bookings,
  selected,
  withState,
  onSelect,
}: {
  bookings: readonly StaffBooking[]
  selected: number | undefined
  withState: boolean
  onSelect: (id: number) => void
}) {
  const t = useT('staff')
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('list.label')}>
        <thead>
          <tr>
            <th scope="col">{t(withState ? 'column.state' : 'column.timeLeft')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <QueueRow
              key={booking.id}
              booking={booking}
              selected={booking.id === selected}
              withState={withState}
              onSelect={() => onSelect(booking.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
