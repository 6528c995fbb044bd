import { Link } from '@tanstack/react-router'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { type Day, formatClock, formatDay } from '@teeviet/contract/rules/time/dates'
import styles from '../../forms/golf.module.css'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { IconButton } from '../../kit/button.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { StaffState } from '../booking/staff-state.tsx'
import { ClosedForm } from './closed-form.tsx'
import { PlacesForm } from './places-form.tsx'
import type { StaffTeeTime } from './sheet-page.tsx'
import panel from './tee-time-panel.module.css'

/** One tee time opened: who is on it, its places, and closing or opening it. */
export function TeeTimePanel({
  teeTime,
  facility,
  day,
  mayChange,
  onClose,
}: {
  teeTime: StaffTeeTime
  facility: number
  day: Day
  mayChange: boolean
  onClose: () => void
}) {
  const t = useT('staff-golf')
  const staff = useT('staff')
  const ui = useT('ui')
  const language = useLanguage()
  return (
    <section className={styles.panel} aria-label={formatClock(teeTime.start_at)}>
      <div className={panel.head}>
        <h2 className={styles.heading}>
          {formatClock(teeTime.start_at)} ·&nbsp;{formatDay(day)}
        </h2>
        <IconButton icon="close" size={18} label={ui('close')} onClick={onClose} />
      </div>
      {teeTime.closed_note !== '' && <p>{teeTime.closed_note}</p>}
      <dl className={styles.figures}>
        {(['sold', 'held', 'outside', 'left'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`sheet.figure.${name}`)}</dt>
            <dd>{teeTime[name]}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.heading}>{t('sheet.bookings')}</h3>
      {teeTime.bookings.length === 0 && <p className={styles.muted}>{t('sheet.noBookings')}</p>}
      <ul className={styles.items}>
        {teeTime.bookings.map((booking) => (
          <li key={booking.id}>
            <Link to="/staff" search={{ tab: 'all', id: booking.id }} className={styles.item}>
              <span>
                <span className="code">{booking.general_bill_code}</span> {booking.name}
                <br />
                <span className={styles.muted}>{listOfNames(booking.players, language)}</span>
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
          </li>
        ))}
      </ul>
      {mayChange && (
        <>
          <PlacesForm teeTime={teeTime} day={day} />
          <ClosedForm teeTime={teeTime} facility={facility} day={day} />
        </>
      )}
    </section>
  )
}
