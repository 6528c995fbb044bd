import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { useT } from '#i18n/use-texts.tsx'
import { usePromisedTimes } from '#site/promised-times.ts'
import { Stepper } from '#ui/golf/stepper.tsx'

/** How far a booking has come: places in the steps below. */
const reached: { readonly [State in BookingState]?: number } = { confirmed: 2, placed: 2, paid: 3, played: 4 }

/** The next steps of a request, and their deadlines. */
export function NextSteps({ state = 'requested' }: { state?: BookingState }) {
  const t = useT('booking-steps')
  const { staffTime, paymentTime } = usePromisedTimes()
  const now = reached[state] ?? 1
  const stateOf = (place: number) => (place < now ? 'done' : place === now ? 'now' : 'ahead')
  return (
    <Stepper
      label={t('next.label')}
      steps={[
        { label: t('next.sent'), state: 'done' },
        { label: t('next.confirmed'), note: t('next.confirmedNote', { time: staffTime }), state: stateOf(1) },
        { label: t('next.pay'), note: t('next.payNote', { time: paymentTime }), state: stateOf(2) },
        { label: t('next.play'), state: stateOf(3) },
      ]}
    />
  )
}
