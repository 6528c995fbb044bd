import { dayOf } from '@teeviet/contract/rules/time/dates'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'
import { type Attendance, attendanceTone, mayRecord } from './attendance-steps.ts'
import type { StaffBookingDetail } from './booking.ts'

const call = 'POST /api/staff/bookings/:id/attendance'

/** Who of a paid booking came: checking players in at the counter, recording who did not come, and undoing either. */
export function AttendanceForm({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const act = useAct()
  const lines = booking.services.find((service) => service.type === 'booking')?.listData ?? []
  const staying = new Set(lines.filter(({ is_cancel }) => is_cancel === 0).map(({ id }) => id))
  const players = booking.players.filter(({ id }) => staying.has(id))
  const expected = players.filter(({ attendance }) => attendance === 'expected')
  const record = (player_ids: number[], attendance: Attendance) =>
    act.send(call, { id: booking.id, player_ids, attendance })
  const isDay = dayOf(booking.now) >= dayOf(booking.date_played)
  if ((booking.state !== 'paid' && booking.state !== 'played') || !isDay) return null
  return (
    <IfMayCall call={call}>
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
              {mayRecord(player, booking.now).map((attendance) => (
                <Button
                  key={attendance}
                  size="xs"
                  look="second"
                  busy={act.busy}
                  onClick={() => record([player.id], attendance)}
                >
                  {t(`attendance.record.${attendance}`)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Problem>{act.problem}</Problem>
      {expected.length > 1 && (
        <Button
          busy={act.busy}
          onClick={() =>
            record(
              expected.map(({ id }) => id),
              'checked_in',
            )
          }
        >
          {t('attendance.all', { n: expected.length })}
        </Button>
      )}
    </IfMayCall>
  )
}
