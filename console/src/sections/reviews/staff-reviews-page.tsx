import { useRouter } from '@tanstack/react-router'
import { CourseField } from '../../forms/course-field.tsx'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { SelectField } from '../../kit/field.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { DeskTabs } from '../../lists/desk-tabs.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { ReviewRow } from './review-row.tsx'

const reviewTabs = ['unanswered', 'shown', 'hidden', 'all'] as const
export type ReviewTab = (typeof reviewTabs)[number]
const ratings = [5, 4, 3, 2, 1] as const

/** What golfers wrote about courses: those nobody answered first, with hiding and answering in each row. */
export function StaffReviewsPage({
  tab,
  courseId,
  rating,
}: {
  tab: ReviewTab
  courseId: number | undefined
  rating: (typeof ratings)[number] | undefined
}) {
  const t = useT('staff-content')
  const desk = useT('staff-desk')
  const router = useRouter()
  const narrowed = {
    state: tab,
    ...(courseId === undefined ? {} : { facility_id: courseId }),
    ...(rating === undefined ? {} : { rating }),
  }
  const list = usePages('GET /api/staff/reviews', narrowed)
  const narrow = (changed: { course?: number | undefined; rating?: typeof rating }) =>
    router.navigate({
      to: '/staff/reviews',
      search: { state: tab, course: courseId, rating, ...changed },
      resetScroll: false,
    })
  return (
    <section className={styles.page}>
      <div className={styles.list}>
        <h1 className={styles.title}>{desk('nav.reviews')}</h1>
        <DeskTabs
          label={desk('nav.reviews')}
          tabs={reviewTabs.map((name) => ({
            text: t(`review.tab.${name}`),
            link: { to: '/staff/reviews', search: { state: name, course: courseId, rating } },
            isChosen: name === tab,
          }))}
        />
        <div className={styles.fields}>
          <CourseField
            label={t('review.course')}
            none={t('review.everyCourse')}
            value={courseId === undefined ? '' : String(courseId)}
            onChange={(id) => narrow({ course: id === '' ? undefined : Number(id) })}
          />
          <SelectField
            label={t('review.rating')}
            value={rating ?? ''}
            onChange={(event) =>
              narrow({ rating: ratings.find((one) => one === Number(event.currentTarget.value)) })
            }
          >
            <option value="">{t('review.everyRating')}</option>
            {ratings.map((one) => (
              <option key={one} value={one}>
                {one}/5
              </option>
            ))}
          </SelectField>
        </div>
        <DeskList list={list} label={desk('nav.reviews')} empty={t('review.none')}>
          {(review) => <ReviewRow key={review.revision} review={review} onChanged={() => list.refetch()} />}
        </DeskList>
      </div>
    </section>
  )
}
