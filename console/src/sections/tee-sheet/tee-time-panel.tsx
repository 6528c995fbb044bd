import { Link } from '@tanstack/react-router'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { type Day, formatClock, formatDay } from '@teeviet/contract/rules/time/dates'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { IconButton } from '../../kit/button.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { usePreservedFocus } from '../../lists/use-preserved-focus.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'
import { StaffState } from '../booking-state/staff-state.tsx'
import { CaddieForm } from '../starter/caddie-form.tsx'
import { ClosedForm } from './closed-form.tsx'
import { PlaceFigures } from './place-figures.tsx'
import { PlacesForm } from './places-form.tsx'
import type { StaffTeeTime } from './tee-time.ts'

type TeeTimePanelProps = { teeTime: StaffTeeTime; facility: number; day: Day; onClose: () => void }

/** An opened tee time: its players, its places, and closing or opening it. */
export function TeeTimePanel({ teeTime, facility, day, onClose }: TeeTimePanelProps) {
  const t = useT('staff-golf')
  const staff = useT('staff')
  const ui = useT('ui')
  const language = useLanguage()
  const kept = usePreservedFocus()
  return (
    <section className={styles.panel} aria-label={formatClock(teeTime.start_at)} tabIndex={-1} {...kept}>
      <div className={styles.head}>
        <h2>
          {formatClock(teeTime.start_at)} ·&nbsp;{formatDay(day)}
        </h2>
        <IconButton icon="close" label={ui('close')} onClick={onClose} />
      </div>
      {teeTime.closed_note !== '' && <p>{teeTime.closed_note}</p>}
      <PlaceFigures teeTime={teeTime} />
      <h3>{t('sheet.bookings')}</h3>
      {teeTime.bookings.length === 0 && <p className={styles.muted}>{t('sheet.noBookings')}</p>}
      <ul className={styles.rows}>
        {teeTime.bookings.map((booking) => (
          <li key={booking.id}>
            <Link to="/staff" search={{ tab: 'all', id: booking.id }} className={styles.row}>
              <span>
                <span className="code">{booking.general_bill_code}</span> {booking.name}
                <br />
                <span className={styles.muted}>
                  {listOfNames(
                    booking.players.map(({ name }) => name),
                    language,
                  )}
                </span>
                <br />
                <StaffState state={booking.state} />{' '}
                {booking.unheld_for && <StatusBadge tone="urgent">{staff('list.unheld')}</StatusBadge>}
                {booking.is_kept && <StatusBadge tone="good">{t('closing.kept')}</StatusBadge>}
                {teeTime.is_closed && !booking.is_kept && (
                  <StatusBadge tone="urgent">{t('closing.stuck')}</StatusBadge>
                )}
              </span>
              <span>
                {booking.number_player > booking.places
                  ? t('sheet.placesOf', { n: booking.places, of: booking.number_player })
                  : t('sheet.places', { n: booking.places })}
              </span>
            </Link>
            {booking.unheld_for === null && <CaddieForm booking={booking} as="staff" isOpen />}
          </li>
        ))}
      </ul>
      <PlacesForm teeTime={teeTime} day={day} />
      <IfMayCall call="POST /api/staff/tee-sheet/close">
        <ClosedForm teeTime={teeTime} facility={facility} day={day} />
      </IfMayCall>
    </section>
  )
}
