import { createFileRoute } from '@tanstack/react-router'
import { BookingForm } from '../features/booking-form/booking-form.tsx'
import { quickDraft } from '../features/booking-form/draft-store.ts'
import { useFastOrderFlow } from '../features/booking-form/use-fast-order-flow.ts'
import { useStartTime } from '../features/booking-form/use-start-time.ts'
import { useT } from '../i18n/use-texts.tsx'
import { searchOf, text } from '../search-params.ts'
import { pageHead } from '../shell/head.ts'
import { Page } from '../ui/page.tsx'

const search = searchOf({ start_time: text })

export const Route = createFileRoute('/wap/booking')({
  staticData: { areas: ['booking', 'booking-steps'] },
  validateSearch: search,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('booking')('title') }),
  component: QuickBookingPage,
})

/** The quick court set-up: the same form, sent with a code from an SMS. */
function QuickBookingPage() {
  const t = useT('booking')
  const steps = useT('booking-steps')
  const { start_time } = Route.useSearch()
  useStartTime(quickDraft, start_time)
  return (
    <Page title={t('title')} lead={steps('quick.lead')} narrow>
      <BookingForm variant="page" store={quickDraft} flow={useFastOrderFlow()} />
    </Page>
  )
}
