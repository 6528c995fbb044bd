import { formatMoney } from '@teeviet/contract/rules/money'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLanguage, useT } from '../../../i18n/use-texts.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { shortPlayTime } from '../../bookings/deadline-text.ts'
import { StaffState } from '../staff-state.tsx'
import styles from './queue.module.css'
import type { StaffBooking } from './queue-query.ts'
import { TimeLeft } from './time-left-cell.tsx'

/** Where a booking's row takes the focus, by the booking's number. */
export const rowIdOf = (id: number | undefined) => `booking-${id}`

export function QueueRow({
  booking,
  selected,
  withState,
  onSelect,
}: {
  booking: StaffBooking
  selected: boolean
  withState: boolean
  onSelect: () => void
}) {
  const t = useT('staff')
  const ui = useT('ui')
  const language = useLanguage()
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const { facility, booker } = booking

  return (
    <tr
      ref={row}
      className={classNames(styles.row, selected && styles.selected)}
      aria-selected={selected}
      onClick={onSelect}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && onSelect()}
    >
      <td>
        {withState && (
          <span className={styles.state}>
            <StaffState state={booking.state} />
          </span>
        )}
        <TimeLeft booking={booking} />
        {booking.unheld_for && (
          <span className={styles.state}>
            <StatusBadge tone="urgent">{t('list.unheld')}</StatusBadge>
          </span>
        )}
      </td>
      <td className={styles.when}>
        <span className="time">{shortPlayTime(booking, language, t('list.anyTime'))}</span>
        <button
          type="button"
          id={rowIdOf(booking.id)}
          className={classNames('code', styles.code)}
          onClick={onSelect}
        >
          {booking.general_bill_code}
        </button>
      </td>
      <td className={styles.course}>{facility.title}</td>
      <td className={styles.number}>
        <span className={styles.bare}>{booking.number_player}</span>
        <span className={styles.counted}>{ui('players', { n: booking.number_player })}</span>
      </td>
      <td>
        {booker.fullname || `vID ${booker.vga}`}{' '}
        <span className={classNames('phone', styles.muted)}>{booker.phone}</span>
      </td>
      <td className={classNames('amount', styles.number)}>
        {booking.amount === null ? (
          <span className={styles.muted}>{t('list.noPrice')}</span>
        ) : (
          formatMoney(booking.amount)
        )}
        {booking.arrived_amount > 0 && booking.left_to_pay !== null && (
          <span className={styles.partly}>
            {t('list.partlyPaid', {
              amount: formatMoney(booking.arrived_amount),
              left: formatMoney(booking.left_to_pay),
            })}
          </span>
        )}
      </td>
    </tr>
  )
}
