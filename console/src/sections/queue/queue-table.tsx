import { Checkbox } from '@mantine/core'
import { shortPlayTime } from '@teeviet/contract/display/deadline-text'
import { namelessMember } from '@teeviet/contract/display/nameless-member'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { type Column, columnsOf, DataTable, Opener } from '../../lists/data-table.tsx'
import layout from '../../theme/layout.module.css'
import type { StaffBooking } from '../booking/booking.ts'
import { BookingClock } from '../booking/booking-clock.tsx'
import { StaffState } from '../booking-state/staff-state.tsx'
import { Presence } from '../sharing/presence.tsx'
import styles from './queue.module.css'

/** Where a booking's row takes the focus, by the booking's number. */
export const rowIdOf = (id: number | undefined) => `booking-${id}`

type QueueTableProps = {
  bookings: readonly StaffBooking[]
  selected: number | undefined
  withState: boolean
  onSelect: (id: number) => void
  picked: ReadonlySet<number>
  onPick: (id: number) => void
}

/** The bookings of the queue. `withState` where the rows have several states: it is shown above the time left. */
export function QueueTable({ bookings, selected, withState, onSelect, picked, onPick }: QueueTableProps) {
  const t = useT('staff')
  const ui = useT('ui')
  const sharing = useT('staff-sharing')
  const language = useLanguage()
  const columns: Column<StaffBooking>[] = columnsOf(
    (id) => (id === 'pick' ? '' : t(`column.${id === 'timeLeft' && withState ? 'state' : id}`)),
    {
      pick: {
        extra: true,
        cell: ({ id, general_bill_code }) => (
          <Checkbox
            aria-label={sharing('pick', { code: general_bill_code })}
            checked={picked.has(id)}
            onClick={(event) => event.stopPropagation()}
            onChange={() => onPick(id)}
          />
        ),
      },
      timeLeft: (booking) => (
        <>
          {withState && <StaffState state={booking.state} />} <BookingClock booking={booking} />{' '}
          {booking.is_club_due === 1 && (
            <StatusBadge tone="urgent">
              {t(booking.state === 'paid' ? 'club.unacknowledged' : 'club.silent')}
            </StatusBadge>
          )}{' '}
          {booking.club_closing && <StatusBadge tone="urgent">{t('club.closed')}</StatusBadge>}{' '}
          {booking.unheld_for && <StatusBadge tone="urgent">{t('list.unheld')}</StatusBadge>}
          {booking.claimed_by && <StatusBadge tone="quiet">{booking.claimed_by.name}</StatusBadge>}{' '}
          {booking.snoozed_until !== null && (
            <StatusBadge tone="waiting">
              {sharing('snoozedUntil', { time: formatClock(booking.snoozed_until) })}
            </StatusBadge>
          )}
          <Presence bookingId={booking.id} isShort />
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
          {booker.fullname || namelessMember(booker.vga)}{' '}
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
