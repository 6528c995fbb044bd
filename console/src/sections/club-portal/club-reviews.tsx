import { useT } from '../../i18n/use-texts.tsx'
import { List } from '../../lists/list.tsx'
import { useList } from '../../lists/use-list.ts'
import { ReviewRow } from '../reviews/review-row.tsx'

/** What golfers wrote about a course, for its club to answer. */
export function ClubReviews({ course }: { course: number }) {
  const t = useT('staff-content')
  const list = useList('GET /api/club/reviews', { facility_id: course })
  return (
    <List query={list} empty={t('review.none')}>
      {(review) => (
        <ReviewRow key={review.revision} review={review} replyCall="POST /api/club/reviews/:id/reply" />
      )}
    </List>
  )
}
