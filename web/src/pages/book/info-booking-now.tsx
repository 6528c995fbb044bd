import { createFileRoute, redirect } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { BookedNowPanel } from '#book/sent/booked-now-panel.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { titled } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ type: text })

export const Route = createFileRoute('/info-booking-now')({
  staticData: { areas: ['booking', 'booking-steps', 'bill'] },
  validateSearch: search,
  // The sent booking is stored in this browser only.
  ssr: false,
  loader: async () => {
    // A loader comes with every first load; what it reads by need not.
    const { readBookedNow } = await import('#book/send/sent-bookings.ts')
    const booked = await readBookedNow()
    if (!booked) throw redirect({ to: '/wap', replace: true })
    return booked
  },
  head: titled('booking', 'infoTitle'),
  component: InfoBookingNowPage,
})

/** The booking from an offer after its code: what it is, and the way to pay as soon as it can be paid. */
function InfoBookingNowPage() {
  const t = useT('booking')
  const booked = Route.useLoaderData()
  return (
    <Page title={t('infoTitle')} narrow back="/wap/history">
      <BookedNowPanel booked={booked} />
    </Page>
  )
}
