import { NativeSelect } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { integer, oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { CourseField } from '../../forms/course-field.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { none, optionsOf } from '../../kit/options.ts'
import { List } from '../../lists/list.tsx'
import { ListTabs } from '../../lists/list-tabs.tsx'
import { Page } from '../../lists/page.tsx'
import { useList } from '../../lists/use-list.ts'
import { ReviewRow } from '../../sections/reviews/review-row.tsx'
import styles from '../../theme/layout.module.css'

const states = ['unanswered', 'shown', 'hidden', 'all'] as const
const ratings = [5, 4, 3, 2, 1] as const

export const Route = createFileRoute('/staff/reviews')({
  staticData: { title: ['staff-admin', 'nav.reviews'], call: 'GET /api/staff/reviews' },
  validateSearch: searchOf({ state: oneOf(...states), course: integer, rating: oneOf(...ratings) }),
  component: ReviewsPage,
})

/** The course reviews: unanswered ones first, with hiding and answering in each row. */
function ReviewsPage() {
  const t = useT('staff-content')
  const { state = 'unanswered', course, rating } = Route.useSearch()
  const navigate = Route.useNavigate()
  const list = useList('GET /api/staff/reviews', { state, facility_id: course, rating })
  const narrow = (changed: { course?: number | undefined; rating?: typeof rating }) =>
    navigate({ search: { state, course, rating, ...changed }, resetScroll: false })
  return (
    <Page>
      <ListTabs
        names={states}
        chosen={state}
        text={(name) => t(`review.tab.${name}`)}
        link={(name) => ({ to: '/staff/reviews', search: { state: name, course, rating } })}
      />
      <div className={styles.fields}>
        <CourseField
          label={t('review.course')}
          none={t('review.everyCourse')}
          value={String(course ?? '')}
          onChange={(id) => narrow({ course: id === '' ? undefined : Number(id) })}
        />
        <NativeSelect
          label={t('review.rating')}
          data={[none(t('review.everyRating')), ...optionsOf(ratings, (one) => `${one}/5`)]}
          value={rating ?? ''}
          onChange={({ currentTarget: { value } }) =>
            narrow({ rating: ratings.find((one) => String(one) === value) })
          }
        />
      </div>
      <List query={list} empty={t('review.none')}>
        {(review) => <ReviewRow key={review.revision} review={review} />}
      </List>
    </Page>
  )
}
