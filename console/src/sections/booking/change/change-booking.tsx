import { useState } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../kit/button.tsx'
import type { StaffBookingDetail } from '../booking.ts'
import { ChangeForm } from './change-form.tsx'
import { OfferedChange } from './offered-change.tsx'

/** The call behind the form. */
export const changeCall = 'POST /api/staff/bookings/:id/change'

/** Whether staff can change a booking: it waits for nothing else, has a tee time and a price, and holds its places. */
export function isChangeable(booking: StaffBookingDetail): boolean {
  const { state, is_any_time, amount, unheld_for } = booking
  const isOpen = ['requested', 'confirmed', 'placed', 'paid'].includes(state)
  return isOpen && is_any_time === 0 && amount !== null && unheld_for === null
}

/** The form of a change, behind a button; while a change waits for its payment, that change. */
export function ChangeBooking({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff-change')
  const [isOpen, setOpen] = useState(false)
  if (booking.offered_change) return <OfferedChange booking={booking} change={booking.offered_change} />
  if (isOpen) return <ChangeForm booking={booking} onClose={() => setOpen(false)} />
  return (
    <p>
      <Button look="second" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
    </p>
  )
}
