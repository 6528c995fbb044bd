import { createFileRoute } from '@tanstack/react-router'
import { integer, oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { textsOf } from '../i18n/texts.ts'
import { StaffReviewsPage } from '../sections/reviews/staff-reviews-page.tsx'

const search = searchOf({
  state: oneOf('unanswered', 'shown', 'hidden', 'all'),
  course: integer,
  rating: oneOf(1, 2, 3, 4, 5),
})

export const Route = createFileRoute('/staff/reviews')({
  staticData: { title: () => textsOf('staff-desk')('nav.reviews'), call: 'GET /api/staff/reviews' },
  validateSearch: search,
  component: ReviewsOfStaff,
})

/** Golfers' reviews: hiding, showing again, answering in public. */
function ReviewsOfStaff() {
  const { state, course, rating } = Route.useSearch()
  return <StaffReviewsPage tab={state ?? 'unanswered'} courseId={course} rating={rating} />
}
