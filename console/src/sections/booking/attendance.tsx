import { dayOf } from '@teeviet/contract/rules/time/dates'
import { undoBy } from '../../forms/undo.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'
import { type Attendance, attendanceTone, mayRecord, restorable } from './attendance-steps.ts'
import type { StaffBookingDetail } from './booking.ts'

const call = 'POST /api/staff/bookings/:id/attendance'

type Player = StaffBookingDetail['players'][number]

/** Who of a paid booking came: checking players in at the counter, recording who did not come, and undoing either. */
export function AttendanceForm({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const act = useAct()
  const lines = booking.services.find((service) => service.type === 'booking')?.listData ?? []
  const staying = new Set(lines.filter(({ is_cancel }) => is_cancel === 0).map(({ id }) => id))
  const players = booking.players.filter(({ id }) => staying.has(id))
  const expected = players.filter(({ attendance }) => attendance === 'expected')
  function record(recorded: readonly Player[], attendance: Attendance) {
    const player_ids = recorded.map(({ id }) => id)
    const names = recorded.map(({ name }) => name).join(', ')
    const text = t('attendance.recorded', { names, value: t(`attendance.${attendance}`) })
    const before = restorable(recorded, attendance)
    return act.send(call, { id: booking.id, player_ids, attendance }, () => {
      if (before === undefined) return text
      const restored = { id: booking.id, player_ids, attendance: before, seen: attendance }
      return { text, undo: undoBy(call, restored) }
    })
  }
  const kept = booking.refund_terms.at(-1)?.no_show_kept_percent ?? 100
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
                  onClick={() => record([player], attendance)}
                >
                  {t(`attendance.record.${attendance}`)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {booking.state === 'paid' && kept < 100 && (
        <p className={styles.note}>{t('attendance.noShowRule', { percent: `${kept}%` })}</p>
      )}
      <Problem>{act.problem}</Problem>
      {expected.length > 1 && (
        <Button busy={act.busy} onClick={() => record(expected, 'checked_in')}>
          {t('attendance.all', { n: expected.length })}
        </Button>
      )}
    </IfMayCall>
  )
}
