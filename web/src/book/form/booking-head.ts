import type { RouterContext } from '#router-context.ts'
import { pageHead } from '#site/head.ts'

/**
 * The head of the booking of a course. An offer is found by its own address, whatever day and price a link names;
 * other bookings are left out by search engines, which find the course's page.
 */
export function bookingHead(
  context: RouterContext,
  course: { id: number; name: string } | null | undefined,
  productId: number | undefined,
) {
  const title = context.texts.of('booking')('nowTitle')
  return pageHead(context, {
    title: course ? `${course.name} · ${title}` : title,
    path: course && productId ? `/booking-now?facility_id=${course.id}&product_id=${productId}` : undefined,
  })
}
