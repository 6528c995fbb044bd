import { formatClock } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { undoBy } from '../../forms/undo.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { useStaff } from '../../session/use-staff.tsx'

/** A booking as far as it is shared. */
export type SharedBooking = DataOf<'GET /api/staff/bookings'>[number]
type Held = Pick<SharedBooking, 'id' | 'claimed_by' | 'snoozed_until'>

export const assignCall = 'POST /api/staff/bookings/:id/assign'
export const snoozeCall = 'POST /api/staff/bookings/:id/snooze'

/** How staff share bookings: assigns one, without a staff member to release it, and snoozes it, without a time to end that. */
export function useSharing() {
  const t = useT('staff-sharing')
  const me = useStaff()
  const act = useAct()
  return {
    act,
    assign({ id, claimed_by }: Held, staff_id: number | undefined) {
      const held_by = claimed_by?.id
      const undo = undoBy(assignCall, { id, staff_id: held_by, held_by: staff_id })
      return act.send(assignCall, { id, staff_id, held_by }, ({ claimed_by: holder }) => ({
        text:
          holder === null
            ? t('released')
            : holder.id === me.id
              ? t('claimed')
              : t('assigned', { name: holder.name }),
        undo,
      }))
    },
    snooze: ({ id, snoozed_until: before }: Held, until: number | undefined) =>
      act.send(snoozeCall, { id, until }, ({ snoozed_until }) => ({
        text: snoozed_until === null ? t('awake') : t('snoozed', { time: formatClock(snoozed_until) }),
        undo: undoBy(snoozeCall, { id, until: before, seen_until: snoozed_until }),
      })),
  }
}
