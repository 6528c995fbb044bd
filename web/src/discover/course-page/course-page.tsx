import { useSuspenseQuery } from '@tanstack/react-query'
import { ClientOnly, Link } from '@tanstack/react-router'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { lazy, Suspense } from 'react'
import { courseQuery } from '#api/queries/course/detail.ts'
import { bookingLink } from '#book/tee-times/booking-link.ts'
import { CourseDay } from '#book/tee-times/course-day.tsx'
import { TopNews } from '#content/news/top-news.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Stars } from '#ui/golf/stars.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { HydrateOnInteraction } from '#ui/layout/hydrate-on-interaction.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { mapAddress } from '#ui/text/map-address.ts'
import { FavouriteHeart } from '../course-lists/favourite-heart.tsx'
import { picturesOf } from '../course-lists/pictures-of.ts'
import { Reviews } from '../reviews/reviews.tsx'
import { BookCard } from './book-card.tsx'
import { CourseFacts } from './course-facts.tsx'
import { CourseLayouts } from './course-layouts.tsx'
import styles from './course-page.module.css'
import { PhotoGrid } from './photo-grid.tsx'
import { ShareButton } from './share-button.tsx'

const DayTerms = lazy(() => import('#book/estimate/day-terms.tsx'))

/** Enough of each part of the day to choose from, without hiding the rest of the page behind it. */
const tilesAtFirst = 12

/** A golf course: pictures, facts, tee times of the chosen day, terms, reviews. `quick` puts a book button first. */
export function CoursePage({
  id,
  asked,
  onChoose,
  quick,
}: {
  id: number
  asked: Day | undefined
  onChoose: (day: Day) => void
  quick?: boolean
}) {
  const t = useT('course')
  const ui = useT('ui')
  const { data: course } = useSuspenseQuery(courseQuery({ id }))
  return (
    <Page
      title={course.name}
      end={
        <>
          <ShareButton title={course.name} />
          <FavouriteHeart id={course.id} name={course.name} plain />
        </>
      }
      aside={
        <div className={styles.aside}>
          <div className={styles.wideOnly}>
            <BookCard course={course} asked={asked} />
          </div>
          <TopNews />
        </div>
      }
    >
      <PhotoGrid name={course.name} pictures={picturesOf(course.galleries)} />
      <div className={styles.facts}>
        {course.logo && <Picture src={course.logo} alt="" ratio="1 / 1" className={styles.logo} />}
        {course.reviews_count > 0 ? (
          <a href="#reviews" className={styles.rating}>
            <Stars rating={course.rating} count={course.reviews_count} />
          </a>
        ) : (
          <span className={styles.muted}>{t('unrated')}</span>
        )}
        <span>{ui('holes', { n: course.holes_amount })}</span>
        <span className={styles.place}>
          <Icon name="pin" size={18} />
          <span>
            {course.address}{' '}
            <a href={mapAddress(course)} target="_blank" rel="noreferrer">
              {t('directions')}
            </a>
          </span>
        </span>
      </div>
      <div className={styles.narrowOnly}>
        {quick ? (
          <ButtonLink {...bookingLink({ facility_id: course.id })} size="large" wide>
            {t('bookThis')}
          </ButtonLink>
        ) : (
          <BookCard course={course} asked={asked} />
        )}
      </div>
      <div id="tee-times" className={styles.anchor}>
        <Section title={t('teeTimes')}>
          <Suspense>
            <CourseDay id={course.id} asked={asked} onChoose={onChoose} most={tilesAtFirst} />
          </Suspense>
        </Section>
      </div>
      <Section title={t('about')}>
        {course.description && <p className={styles.text}>{course.description}</p>}
        <CourseFacts course={course} />
      </Section>
      {course.course_path.length > 0 && (
        <Section title={t('layouts.title')}>
          <HydrateOnInteraction>
            <CourseLayouts paths={course.course_path} />
          </HydrateOnInteraction>
        </Section>
      )}
      {course.refundPolicy && (
        <Section title={t('terms')} more={<Link to="/policy/cancellation">{t('termsMore')}</Link>}>
          <dl className={styles.terms}>
            <div>
              <dt>{t('termsTime')}</dt>
              <dd>{course.refundPolicy.time}</dd>
            </div>
            <div>
              <dt>{t('termsCondition')}</dt>
              <dd>{course.refundPolicy.condition}</dd>
            </div>
          </dl>
          <ClientOnly>
            <Suspense>
              <DayTerms course={course} asked={asked} />
            </Suspense>
          </ClientOnly>
        </Section>
      )}
      <div id="reviews" className={styles.anchor}>
        <Section title={t('reviews.title')}>
          <HydrateOnInteraction>
            <Reviews id={course.id} />
          </HydrateOnInteraction>
        </Section>
      </div>
    </Page>
  )
}
