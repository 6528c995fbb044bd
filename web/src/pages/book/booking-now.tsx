import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { nullIfMissing } from '#api/client/failed-call.ts'
import { courseQuery } from '#api/queries/course/detail.ts'
import { priceStrip } from '#api/queries/tee-times.ts'
import { bookingHead } from '#book/form/booking-head.ts'
import { BookingNow } from '#book/form/booking-now.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({
  product_id: integer,
  flash_sale_id: integer,
  price: integer,
  start_time: text,
  facility_id: integer,
  date_played: integer,
  number_player: integer,
})

export const Route = createFileRoute('/booking-now')({
  staticData: { areas: ['booking', 'booking-steps', 'lowest-prices', 'pickers', 'tee-times'] },
  validateSearch: search,
  loaderDeps: ({ search: { facility_id, product_id } }) => ({ facility_id, product_id }),
  loader: async ({ context: { queryClient }, deps: { facility_id, product_id } }) => {
    if (facility_id === undefined && product_id === undefined) return null
    const query = courseQuery(facility_id === undefined ? { product_id } : { id: facility_id })
    const course = await queryClient.ensureQueryData(query).catch(nullIfMissing)
    if (import.meta.env.SSR && course && product_id !== undefined)
      await queryClient.prefetchQuery(priceStrip({ facility_id: course.id, product_id }))
    return course
  },
  head: ({ match, loaderData }) => bookingHead(match.context, loaderData, match.search.product_id),
  component: BookingNowPage,
})

/** The booking of one course: from an offer (`product_id`) only at its times and price, else at any of the course's. */
function BookingNowPage() {
  const t = useT('booking')
  const steps = useT('booking-steps')
  const course = Route.useLoaderData()
  const asked = Route.useSearch()
  if (!course) {
    return (
      <Page title={t('nowTitle')} narrow>
        <EmptyState
          title={steps('now.noCourse')}
          action={<ButtonLink to="/wap/search-facility">{steps('now.findCourse')}</ButtonLink>}
        />
      </Page>
    )
  }
  return <BookingNow key={`${course.id} ${asked.product_id}`} course={course} asked={asked} />
}
