import { quickDraft } from '#book/draft/draft-store.ts'
import { QuickBookingForm } from '#book/form/quick-booking-form.tsx'

/** The quick booking in the switchboard of home. */
export default function QuickBooking() {
  return <QuickBookingForm variant="switchboard" />
}

/** Takes over the draft that was kept; a failure leaves the form empty. */
export async function restoreDraft(): Promise<void> {
  await quickDraft.restore().catch(() => {})
}
