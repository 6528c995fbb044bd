import { useState } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../kit/button.tsx'
import type { StaffBookingDetail } from '../booking.ts'
import type { Move } from './change-draft.ts'
import { ChangeForm } from './change-form.tsx'
import { OfferedChange } from './offered-change.tsx'

/** The call behind the form. */
export const changeCall = 'POST /api/staff/bookings/:id/change'

/** Whether a booking in this state can still be changed. */
export const isOpenState = (state: StaffBookingDetail['state']) =>
  ['requested', 'confirmed', 'placed', 'paid'].includes(state)

/** Whether staff can change a booking: it waits for nothing else, has a tee time and a price, and holds its places. */
export function isChangeable(booking: StaffBookingDetail): boolean {
  const { state, is_any_time, amount, unheld_for } = booking
  return isOpenState(state) && is_any_time === 0 && amount !== null && unheld_for === null
}

/** The form of a change, behind a button, or open after a drag; while a change waits for its payment, that change. */
export function ChangeBooking({ booking, move }: { booking: StaffBookingDetail; move?: Move | undefined }) {
  const t = useT('staff-change')
  const [isOpen, setOpen] = useState(false)
  const [closed, setClosed] = useState<Move>()
  const dragged = move === closed ? undefined : move
  if (booking.offered_change) return <OfferedChange booking={booking} change={booking.offered_change} />
  if (isOpen || dragged)
    return (
      <ChangeForm
        key={dragged && `${dragged.player} ${dragged.to}`}
        booking={booking}
        move={dragged}
        onClose={() => {
          setOpen(false)
          setClosed(move)
        }}
      />
    )
  return (
    <p>
      <Button look="second" data-change="open" aria-keyshortcuts="A" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
    </p>
  )
}
