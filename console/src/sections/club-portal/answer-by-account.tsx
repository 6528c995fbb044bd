import { useAct } from '../../forms/use-act.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { AnswerForm } from '../club/answer-form.tsx'
import type { ClubAnswer } from '../club/use-club-request.ts'
import type { ClubBooking } from './club-booking.ts'

/** The club answers a request by its account. */
export function AnswerByAccount({ booking }: { booking: ClubBooking }) {
  const act = useAct()
  const { name } = useStaff()
  const { id } = booking

  function answer(given: ClubAnswer) {
    switch (given.call) {
      case 'POST /api/club/accept':
        return act.send('POST /api/club/bookings/:id/accept', { id, ...given.fields })
      case 'POST /api/club/accept-alternative':
        return act.send('POST /api/club/bookings/:id/accept-alternative', { id, ...given.fields })
      case 'POST /api/club/decline':
        return act.send('POST /api/club/bookings/:id/decline', { id, ...given.fields })
      case 'POST /api/club/propose':
        return act.send('POST /api/club/bookings/:id/propose', { id, ...given.fields })
    }
  }

  return <AnswerForm request={booking} name={name} busy={act.busy} problem={act.problem} onAnswer={answer} />
}
