import type { RouterContext } from '#router-context.ts'
import { pageHead } from '#site/head.ts'

/**
 * The head of the booking of a course. An offer is found by its own address, with the name of the course, whatever day
 * and price a link names; other bookings are left out by search engines, which find the course's page.
 */
export function bookingHead(
  context: RouterContext,
  course: { id: number; name: string } | null | undefined,
  productId: number | undefined,
) {
  const title = context.texts.of('booking')('nowTitle')
  if (!course || !productId) return pageHead(context, { title })
  const path = `/booking-now?facility_id=${course.id}&product_id=${productId}`
  return pageHead(context, { title: `${course.name} · ${title}`, path })
}
