import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { memo } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import styles from './day-sheet.module.css'
import { SeatTile, WaitingTile } from './seat-tile.tsx'
import { seatsOf, waitingFor } from './seats.ts'
import type { SheetTeeTime } from './tee-time.ts'

type StartRowProps = {
  teeTime: SheetTeeTime
  /** Its tile that the Tab key reaches; null for none of this row. */
  tabStop: number | null
  isOpen: boolean
  /** A tile is over it that it can take. */
  isOver: boolean
  isMarked: boolean
  /** The opened booking, when it is on this tee time. */
  booking: number | undefined
  onOpen: (id: number) => void
  onOpenBooking: (id: number) => void
}

/** A tee time of the day: its time, the requests that wait for it, and each of its places. */
export const StartRow = memo(function StartRow(props: StartRowProps) {
  const { teeTime, tabStop, isOpen, isOver, isMarked, booking, onOpen, onOpenBooking } = props
  const t = useT('staff-golf')
  const ui = useT('ui')
  const waiting = waitingFor(teeTime)
  const openTeeTime = () => onOpen(teeTime.id)
  const tileOf = (place: number, id?: number) => ({
    isTabStop: tabStop === place,
    isOpen: id !== undefined && id === booking,
    onOpen: id === undefined ? openTeeTime : () => onOpenBooking(id),
  })
  return (
    <tr
      className={styles.row}
      data-row={teeTime.id}
      data-open={isOpen || undefined}
      data-over={isOver || undefined}
      data-marked={isMarked || undefined}
      data-taken={teeTime.bookings.length > 0 || undefined}
      data-off={teeTime.is_closed || undefined}
    >
      <th scope="row" className={styles.start}>
        <button
          type="button"
          className={styles.clock}
          data-tile=""
          aria-pressed={isOpen}
          tabIndex={tabStop === 0 ? 0 : -1}
          onClick={openTeeTime}
        >
          <span className="time">{formatClock(teeTime.start_at)}</span>
        </button>
        <span className={styles.fact}>
          {[ui('holes', { n: teeTime.number_hole }), teeTime.path].filter(Boolean).join(' ·\u00a0')}
        </span>
        <span className={styles.fact}>
          {teeTime.price === 0 ? (
            t('rates.byStaff')
          ) : (
            <span className="amount">{formatMoney(teeTime.price)}</span>
          )}
        </span>
        {teeTime.allotted !== undefined && teeTime.allotted > 0 && (
          <span className={styles.fact}>{t('sheet.allotted', { n: teeTime.allotted })}</span>
        )}
      </th>
      <td className={styles.seats}>
        {waiting.map((one, place) => (
          <WaitingTile key={one.id} booking={one} {...tileOf(place + 1, one.id)} />
        ))}
        {seatsOf(teeTime).map((seat, place) => (
          <SeatTile
            key={seat.key}
            seat={seat}
            {...tileOf(place + 1 + waiting.length, seat.kind === 'taken' ? seat.booking.id : undefined)}
          />
        ))}
        {teeTime.bookings.map(({ id, general_bill_code, path, start_note }) => {
          const note = [path, start_note].filter(Boolean).join(' ·\u00a0')
          return (
            <p key={id} className={note === '' ? styles.printed : styles.note}>
              <span className="code">{general_bill_code}</span>
              {note !== '' && `: ${note}`}
            </p>
          )
        })}
      </td>
      <td className={styles.left}>
        {teeTime.is_closed ? '–' : t('sheet.free', { n: teeTime.left, of: teeTime.capacity })}
      </td>
    </tr>
  )
})
