import type { Attendance } from '@teeviet/contract/rules/bookings/attendance'
import { undoBy } from '../../forms/undo.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { confirm } from '../../kit/confirm.ts'
import styles from '../../theme/layout.module.css'
import { MessageTexts } from '../messages/message-texts.tsx'
import type { As } from '../starter/starter-calls.ts'
import { mayNotify, restorable } from './attendance-steps.ts'
import { type NoShowBooking, noShowText } from './no-show-text.ts'

/** The calls that record attendance: of staff, and of an account of the club. */
export const attendanceCalls = {
  staff: 'POST /api/staff/bookings/:id/attendance',
  club: 'POST /api/club/bookings/:id/attendance',
} as const

type Booking = NoShowBooking & { id: number }
type Player = { id: number; name: string; attendance: Attendance }

/** The calls that preview the SMS of recorded attendance. */
const previewCalls = {
  staff: 'POST /api/staff/bookings/:id/attendance/preview-messages',
  club: 'POST /api/club/bookings/:id/attendance/preview-messages',
} as const

/**
 * Records whether players of a booking came, and offers to undo it where all of them had the same attendance before. An
 * SMS that the golfer gets by it is shown and confirmed first; it is sent at once, so that there is no undo then.
 */
export function useAttendance(as: As) {
  const call = attendanceCalls[as]
  const t = useT('staff')
  const act = useAct()
  async function record(booking: Booking, players: readonly Player[], attendance: Attendance) {
    const player_ids = players.map(({ id }) => id)
    const names = players.map(({ name }) => name).join(', ')
    const recorded = t('attendance.recorded', { names, value: t(`attendance.${attendance}`) })
    const text = attendance === 'no_show' ? `${recorded} ${noShowText(booking, t)}` : recorded
    const wanted = { id: booking.id, player_ids, attendance }
    let isSent = false
    if (mayNotify(booking, players, attendance)) {
      const preview = await act.send(previewCalls[as], wanted)
      if (!preview) return
      isSent = preview.messages.length > 0
      const message = (
        <div className={styles.form}>
          <p>{text}</p>
          <MessageTexts messages={preview.messages} />
        </div>
      )
      const yes = t(`attendance.record.${attendance}`)
      if (!(await confirm({ message, confirm: yes, cancel: t('act.back') }))) return
    }
    const before = restorable(players, attendance)
    await act.send(call, wanted, () => {
      if (before === undefined || isSent) return text
      const restored = { id: booking.id, player_ids, attendance: before, seen: attendance }
      return { text, undo: undoBy(call, restored) }
    })
  }
  return { act, record }
}
