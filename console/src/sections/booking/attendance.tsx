import { dayOf } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'
import { attendanceTone, mayRecord } from '../attendance/attendance-steps.ts'
import { noShowText } from '../attendance/no-show-text.ts'
import { attendanceCalls, useAttendance } from '../attendance/use-attendance.tsx'
import type { StaffBookingDetail } from './booking.ts'

/** Who of a paid booking came: checking players in at the counter, recording who did not come, and undoing either. */
export function AttendanceForm({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const { act, record } = useAttendance('staff')
  const lines = booking.services.find((service) => service.type === 'booking')?.listData ?? []
  const staying = new Set(lines.filter(({ is_cancel }) => is_cancel === 0).map(({ id }) => id))
  const players = booking.players.filter(({ id }) => staying.has(id))
  const expected = players.filter(({ attendance }) => attendance === 'expected')
  const isDay = dayOf(booking.now) >= dayOf(booking.date_played)
  if ((booking.state !== 'paid' && booking.state !== 'played') || !isDay) return null
  return (
    <IfMayCall call={attendanceCalls.staff}>
      <ul className={styles.form}>
        {players.map((player) => (
          <li key={player.id} className={styles.head}>
            <span>
              {player.name}{' '}
              <StatusBadge tone={attendanceTone[player.attendance]}>
                {t(`attendance.${player.attendance}`)}
              </StatusBadge>
            </span>
            <span className={styles.buttons}>
              {mayRecord(player, booking).map((attendance) => (
                <Button
                  key={attendance}
                  size="xs"
                  look="second"
                  busy={act.busy}
                  onClick={() => record(booking, [player], attendance)}
                >
                  {t(`attendance.record.${attendance}`)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{noShowText(booking, t)}</p>
      <Problem>{act.problem}</Problem>
      {expected.length > 1 && (
        <Button busy={act.busy} onClick={() => record(booking, expected, 'checked_in')}>
          {t('attendance.all', { n: expected.length })}
        </Button>
      )}
    </IfMayCall>
  )
}
