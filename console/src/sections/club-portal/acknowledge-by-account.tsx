import { useAct } from '../../forms/use-act.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { AcknowledgeForm } from '../club/acknowledge-form.tsx'
import type { ClubBooking } from './club-booking.ts'

/** The club acknowledges a paid booking by its account. */
export function AcknowledgeByAccount({ booking: { id } }: { booking: ClubBooking }) {
  const act = useAct()
  const { name } = useStaff()
  return (
    <AcknowledgeForm
      name={name}
      busy={act.busy}
      problem={act.problem}
      onAcknowledge={(given) => act.send('POST /api/club/bookings/:id/acknowledge', { id, ...given })}
    />
  )
}
