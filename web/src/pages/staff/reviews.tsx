import { createFileRoute } from '@tanstack/react-router'
import { StaffReviewsPage } from '../../features/staff/reviews/staff-reviews-page.tsx'
import { integer, oneOf, searchOf } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({
  state: oneOf('unanswered', 'shown', 'hidden', 'all'),
  course: integer,
  rating: oneOf(1, 2, 3, 4, 5),
})

export const Route = createFileRoute('/staff/reviews')({
  staticData: { areas: ['staff', 'staff-desk', 'staff-content'], chrome: 'none' },
  validateSearch: search,
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.texts.of('staff-desk')('nav.reviews') }),
  component: ReviewsOfStaff,
})

/** Golfers' reviews: hiding, showing again, answering in public. */
function ReviewsOfStaff() {
  const { state, course, rating } = Route.useSearch()
  return <StaffReviewsPage tab={state ?? 'unanswered'} courseId={course} rating={rating} />
}
