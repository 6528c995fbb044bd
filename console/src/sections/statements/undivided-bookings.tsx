import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useT } from '../../i18n/use-texts.tsx'
import { columnsOf, DataTable } from '../../lists/data-table.tsx'
import styles from '../../theme/layout.module.css'
import { StaffState } from '../booking-state/staff-state.tsx'
import { playedAt, type Undivided } from './statement.ts'

/** The bookings of the month of which nothing was divided: to come, waiting for the night, or cancelled without a fee. */
export function UndividedBookings({ bookings }: { bookings: readonly Undivided[] }) {
  const t = useT('staff-statement')
  const headers = {
    booking: t('column.booking'),
    played: t('column.played'),
    players: t('column.players'),
    state: t('column.what'),
    amount: t('undivided.amount'),
  }
  const columns = columnsOf<Undivided, keyof typeof headers>((id) => headers[id], {
    booking: ({ general_bill_code, reference }) => (
      <>
        <strong className="code">{general_bill_code}</strong>
        {reference && <span className={styles.muted}>&nbsp;· {reference}</span>}
      </>
    ),
    played: (booking) => <span className="time">{playedAt(booking)}</span>,
    players: { figure: true, cell: ({ number_player }) => number_player },
    state: ({ state }) => <StaffState state={state} />,
    amount: { figure: true, cell: ({ amount }) => <span className="amount">{formatMoney(amount)}</span> },
  })
  return (
    <>
      <h3>{t('undivided.title')}</h3>
      <p className={styles.muted}>{t('undivided.hint')}</p>
      <DataTable
        label={t('undivided.title')}
        rows={bookings}
        columns={columns}
        idOf={({ booking_id }) => String(booking_id)}
        cards="labelled"
      />
    </>
  )
}
