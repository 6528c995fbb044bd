import { formatClock } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'

/** A booking as far as it is shared. */
export type SharedBooking = DataOf<'GET /api/staff/bookings'>[number]
type Held = Pick<SharedBooking, 'id' | 'claimed_by'>

/** How staff share bookings: assigns one, without a staff member to release it, and snoozes it, without a time to end that. */
export function useSharing() {
  const t = useT('staff-sharing')
  const act = useAct()
  return {
    act,
    assign: ({ id, claimed_by }: Held, staff_id: number | undefined) =>
      act.send('POST /api/staff/bookings/:id/assign', { id, staff_id, held_by: claimed_by?.id }),
    snooze: ({ id }: Held, until: number | undefined) =>
      act.send('POST /api/staff/bookings/:id/snooze', { id, until }, ({ snoozed_until }) =>
        snoozed_until === null ? t('awake') : t('snoozed', { time: formatClock(snoozed_until) }),
      ),
  }
}
