import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { quickDraft } from '#book/draft/draft-store.ts'
import { BookingForm } from '#book/form/booking-form.tsx'
import { useStartTime } from '#book/form/use-start-time.ts'
import { useFastOrderFlow } from '#book/send/use-fast-order-flow.ts'
import { useT } from '#i18n/use-texts.tsx'
import { titled } from '#site/head.ts'
import { usePromisedTimes } from '#site/promised-times.ts'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ start_time: text })

export const Route = createFileRoute('/wap/booking')({
  staticData: { areas: ['booking', 'booking-steps'] },
  validateSearch: search,
  head: titled('booking', 'title'),
  component: QuickBookingPage,
})

/** The quick court set-up: the same form, sent with a code from an SMS. */
function QuickBookingPage() {
  const t = useT('booking')
  const steps = useT('booking-steps')
  const { staffTime } = usePromisedTimes()
  const { start_time } = Route.useSearch()
  useStartTime(quickDraft, start_time)
  return (
    <Page title={t('title')} lead={steps('quick.lead', { time: staffTime })} narrow>
      <BookingForm variant="page" store={quickDraft} flow={useFastOrderFlow()} />
    </Page>
  )
}
