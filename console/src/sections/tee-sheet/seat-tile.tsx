import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import type { StatusTone } from '../../kit/status-badge.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { changeCall, isOpenState } from '../booking/change/change-booking.tsx'
import { staffTone } from '../booking-state/staff-tone.ts'
import { startWords } from '../starter/start-words.ts'
import styles from './day-sheet.module.css'
import type { Seat, SheetBooking } from './seats.ts'

type TileProps = {
  /** Reached by the Tab key; the arrow keys reach all of them. */
  isTabStop: boolean
  isOpen: boolean
  onOpen: () => void
}

/** A place of a tee time. Its state is its first words, and its colour repeats them. */
export function SeatTile({ seat, ...tile }: TileProps & { seat: Seat }) {
  const t = useT('staff-golf')
  const staff = useT('staff')
  const mayCall = useMayCall()
  if (seat.kind !== 'taken')
    return (
      <Tile {...tile} look={seat.kind} label={t(`sheet.seat.${seat.kind}`)}>
        {t(`sheet.seat.${seat.kind}`)}
      </Tile>
    )
  const { booking, player, isFirst } = seat
  const start = player ? startWords(player, seat.isBuggyShared, staff) : ''
  const name = player?.is_unnamed === false ? player.name : staff('panel.unnamed')
  const came = player && player.attendance !== 'expected' ? [staff(`attendance.${player.attendance}`)] : []
  const isMovable = player !== undefined && isOpenState(booking.state) && mayCall(changeCall)
  const words = [
    name,
    staff(`state.${booking.state}`),
    booking.general_bill_code,
    ...came,
    ...(start ? [start] : []),
  ]
  return (
    <Tile
      {...tile}
      look={staffTone(booking.state)}
      isJoined={!isFirst}
      label={words.join(', ')}
      booking={booking.id}
      player={player && { id: player.id, isMovable }}
    >
      <span className={player?.is_unnamed === false ? styles.name : styles.unnamed}>{name}</span>
      <span className={styles.more}>
        {player && player.attendance !== 'expected' && (
          <strong>
            {player.attendance === 'checked_in' ? '✓ ' : '✗ '}
            {staff(`attendance.${player.attendance}`)}{' '}
          </strong>
        )}
        {isFirst ? staff(`state.${booking.state}`) : player?.is_guest && staff('panel.guest')}
        {isFirst && booking.number_player > booking.places && (
          <>&nbsp;· {t('sheet.placesOf', { n: booking.places, of: booking.number_player })}</>
        )}
      </span>
      {start && <span className={styles.caddies}>{start}</span>}
    </Tile>
  )
}

/** A request that waits for this tee time without holding a place on it. */
export function WaitingTile({ booking, ...tile }: TileProps & { booking: SheetBooking }) {
  const staff = useT('staff')
  const t = useT('staff-golf')
  const words = `${booking.name} · ${t('sheet.places', { n: booking.places })}`
  return (
    <Tile
      {...tile}
      look="waits"
      label={`${words}, ${staff('list.unheld')}, ${booking.general_bill_code}`}
      booking={booking.id}
    >
      <span className={styles.name}>{words}</span>
      <span className={styles.more}>{staff('list.unheld')}</span>
    </Tile>
  )
}

type LookProps = {
  look: StatusTone | 'outside' | 'free' | 'closed' | 'waits'
  label: string
  isJoined?: boolean
  booking?: number
  /** The player of the place; a movable one can be carried to another tee time. */
  player?: { id: number; isMovable: boolean } | undefined
}

function Tile({
  look,
  label,
  isJoined,
  booking,
  player,
  isTabStop,
  isOpen,
  onOpen,
  children,
}: TileProps & LookProps & { children: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.tile}
      data-tile=""
      data-look={look}
      data-joined={isJoined || undefined}
      data-booking={booking}
      data-player={player?.id}
      data-movable={player?.isMovable || undefined}
      aria-label={label}
      aria-pressed={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onOpen}
    >
      {children}
    </button>
  )
}
