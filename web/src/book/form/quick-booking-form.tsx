import { quickDraft } from '../draft/draft-store.ts'
import { useRequestFlow } from '../send/use-request-flow.ts'
import { BookingForm } from './booking-form.tsx'

/**
 * The quick booking, on home (`switchboard`) and within other pages (`page`): sends a booking request, says so, and
 * leads to the history. Needs the texts of 'booking'.
 */
export function QuickBookingForm({ variant }: { variant: 'switchboard' | 'page' }) {
  return <BookingForm variant={variant} store={quickDraft} flow={useRequestFlow()} />
}
