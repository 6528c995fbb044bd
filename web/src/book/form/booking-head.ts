import { priceStrip } from '#api/queries/tee-times.ts'
import type { RouterContext } from '#router-context.ts'
import { pageHead } from '#site/head.ts'

type Course = { id: number; name: string }

/**
 * The head of the booking of a course. An offer is found by its own address, with the name of the course and its price,
 * whatever day and price a link names; other bookings are left out by search engines, which find the course's page.
 */
export function bookingHead(
  context: RouterContext,
  course: Course | null | undefined,
  productId: number | undefined,
) {
  const title = context.texts.of('booking')('nowTitle')
  if (!course || !productId) return pageHead(context, { title })
  const path = `/booking-now?facility_id=${course.id}&product_id=${productId}`
  return pageHead(context, {
    title: `${course.name} · ${title}`,
    path,
    data: import.meta.env.SSR && offerData(context, { course, productId, path }),
  })
}

/** The offer as structured data, at the lowest price of its coming days; none where no tee time of it is free. */
function offerData(
  context: RouterContext,
  { course, productId, path }: { course: Course; productId: number; path: string },
): object | false {
  const { queryKey } = priceStrip({ facility_id: course.id, product_id: productId })
  const prices = (context.queryClient.getQueryData(queryKey) ?? []).flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return false
  return {
    '@type': 'Offer',
    name: course.name,
    price: Math.min(...prices),
    priceCurrency: 'VND',
    availability: 'https://schema.org/InStock',
    url: `${context.origin}${path}`,
    offeredBy: {
      '@type': 'GolfCourse',
      name: course.name,
      url: `${context.origin}/san/chi-tiet/${course.id}`,
    },
  }
}
