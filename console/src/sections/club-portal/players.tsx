import { dayOf } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import styles from '../../theme/layout.module.css'
import { attendanceTone, mayRecord } from '../attendance/attendance-steps.ts'
import { noShowText } from '../attendance/no-show-text.ts'
import { attendanceCalls, useAttendance } from '../attendance/use-attendance.tsx'
import { RainCheck } from '../rain-check/rain-check.tsx'
import type { ClubBooking } from './club-booking.ts'

/** Who plays; on the day of play with the check-in at the counter. */
export function Players({ booking }: { booking: ClubBooking }) {
  const t = useT('club')
  const words = useT('staff')
  const { act, record } = useAttendance('club')
  const { players, state, now, date_played } = booking
  if (players.length === 0) return null
  const isDay = (state === 'paid' || state === 'played') && dayOf(now) >= dayOf(date_played)
  return (
    <section>
      <h3>{t('names')}</h3>
      <ul className={styles.form}>
        {players.map((player) => (
          <li key={player.id} className={styles.head}>
            <span>
              {player.name}{' '}
              {isDay && (
                <StatusBadge tone={attendanceTone[player.attendance]}>
                  {words(`attendance.${player.attendance}`)}
                </StatusBadge>
              )}
            </span>
            <span className={styles.buttons}>
              {isDay &&
                mayRecord({ attendance: player.attendance, date_played: player.start_at }, booking).map(
                  (attendance) => (
                    <Button
                      key={attendance}
                      call={attendanceCalls.club}
                      look="second"
                      busy={act.busy}
                      onClick={() => record(booking, [player], attendance)}
                    >
                      {words(`attendance.record.${attendance}`)}
                    </Button>
                  ),
                )}
            </span>
          </li>
        ))}
      </ul>
      {isDay && <p className={styles.note}>{noShowText(booking, words)}</p>}
      <Problem>{act.problem}</Problem>
      <RainCheck booking={booking} as="club" />
    </section>
  )
}
