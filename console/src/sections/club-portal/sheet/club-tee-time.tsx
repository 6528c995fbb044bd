import { type Day, formatClock, formatDay } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../../api/call.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../../kit/button.tsx'
import styles from '../../../theme/layout.module.css'
import panel from '../../booking/booking-panel.module.css'
import { StaffState } from '../../booking-state/staff-state.tsx'
import { PlaceFigures } from '../../tee-sheet/place-figures.tsx'
import { CloseForm } from '../close-form.tsx'
import { WalkInForm } from './walk-in-form.tsx'

type ClubTeeTimeData = DataOf<'GET /api/club/tee-sheet'>['tee_times'][number]

type ClubTeeTimeProps = {
  teeTime: ClubTeeTimeData
  course: number
  day: Day
  onOpen: (booking: number) => void
  onClose: () => void
}

/** An opened tee time of the club: its places, what is booked on it, and closing it. */
export function ClubTeeTime({ teeTime, course, day, onOpen, onClose }: ClubTeeTimeProps) {
  const t = useT('staff-golf')
  const club = useT('club')
  const ui = useT('ui')
  const clock = formatClock(teeTime.start_at)
  return (
    <aside className={panel.panel} aria-label={clock}>
      <header className={panel.head}>
        <h2>
          {clock} ·&nbsp;{formatDay(day)}
        </h2>
        <IconButton icon="close" label={ui('close')} onClick={onClose} />
      </header>
      <div className={panel.body}>
        {teeTime.closed_note !== '' && <p>{teeTime.closed_note}</p>}
        <PlaceFigures teeTime={teeTime}>
          <div>
            <dt>{club('portal.tab.allotments')}</dt>
            <dd>{teeTime.allotted}</dd>
          </div>
        </PlaceFigures>
        <h3>{t('sheet.bookings')}</h3>
        {teeTime.bookings.length === 0 && <p className={styles.muted}>{t('sheet.noBookings')}</p>}
        <ul className={styles.form}>
          {teeTime.bookings.map((booking) => (
            <li key={booking.id} className={styles.head}>
              <span>
                <span className="code">{booking.general_bill_code}</span> {booking.name}{' '}
                <StaffState state={booking.state} />
                <br />
                {t('sheet.places', { n: booking.places })}
              </span>
              {booking.state !== 'draft' && (
                <Button look="second" onClick={() => onOpen(booking.id)}>
                  {club('portal.open')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <WalkInForm course={course} teeTime={teeTime} onDone={onOpen} />
        {!teeTime.is_closed && (
          <CloseForm
            course={course}
            span={{ day_from: day, day_to: day, time_from: clock, time_to: clock }}
          />
        )}
      </div>
    </aside>
  )
}
