import { shortPlayTime } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { type Column, columnsOf, DataTable, Opener } from '../../lists/data-table.tsx'
import layout from '../../theme/layout.module.css'
import type { StaffBooking } from '../booking/booking.ts'
import { BookingClock } from '../booking/booking-clock.tsx'
import { StaffState } from '../booking-state/staff-state.tsx'
import styles from './queue.module.css'

/** Where a booking's row takes the focus, by the booking's number. */
export const rowIdOf = (id: number | undefined) => `booking-${id}`

type QueueTableProps = {
  bookings: readonly StaffBooking[]
  selected: number | undefined
  withState: boolean
  onSelect: (id: number) => void
}

/** The bookings of the queue. `withState` where the rows have several states: it is shown above the time left. */
export function QueueTable({ bookings, selected, withState, onSelect }: QueueTableProps) {
  const t = useT('staff')
  const ui = useT('ui')
  const language = useLanguage()
  const columns: Column<StaffBooking>[] = columnsOf(
    (id) => t(`column.${id === 'timeLeft' && withState ? 'state' : id}`),
    {
      timeLeft: (booking) => (
        <>
          {withState && <StaffState state={booking.state} />} <BookingClock booking={booking} />{' '}
          {booking.is_club_due === 1 && (
            <StatusBadge tone="urgent">
              {t(booking.state === 'paid' ? 'club.unacknowledged' : 'club.silent')}
            </StatusBadge>
          )}{' '}
          {booking.unheld_for && <StatusBadge tone="urgent">{t('list.unheld')}</StatusBadge>}
        </>
      ),
      teeTime: {
        className: styles.when,
        cell: ({ id, ...booking }) => (
          <>
            <span className="time">{shortPlayTime(booking, language, t('list.anyTime'))}</span>
            <br />
            <Opener id={rowIdOf(id)} isOpen={id === selected} onOpen={() => onSelect(id)}>
              {booking.general_bill_code}
            </Opener>
          </>
        ),
      },
      course: { className: styles.course, cell: ({ facility }) => facility.title },
      players: {
        figure: true,
        cell: ({ number_player }) => (
          <>
            <span className={styles.bare}>{number_player}</span>
            <span className={styles.counted}>{ui('players', { n: number_player })}</span>
          </>
        ),
      },
      booker: ({ booker }) => (
        <>
          {booker.fullname || `vID ${booker.vga}`}{' '}
          <span className={`phone ${layout.muted}`}>{booker.phone}</span>
        </>
      ),
      amount: { figure: true, cell: (booking) => <Amount booking={booking} /> },
    },
  )
  return (
    <DataTable
      label={t('list.label')}
      rows={bookings}
      columns={columns}
      openId={String(selected)}
      onOpen={({ id }) => onSelect(id)}
      cards="pairs"
    />
  )
}

function Amount({ booking: { amount, arrived_amount, left_to_pay } }: { booking: StaffBooking }) {
  const t = useT('staff')
  return (
    <>
      {amount === null ? (
        <span className={layout.muted}>{t('list.noPrice')}</span>
      ) : (
        <span className="amount">{formatMoney(amount)}</span>
      )}
      {arrived_amount > 0 && left_to_pay !== null && (
        <span className={styles.partly}>
          {t('list.partlyPaid', { amount: formatMoney(arrived_amount), left: formatMoney(left_to_pay) })}
        </span>
      )}
    </>
  )
}
