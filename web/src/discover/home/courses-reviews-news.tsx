import type { Day } from '@teeviet/contract/rules/time/dates'
import { Suspense } from 'react'
import { CourseRegions } from './courses/course-regions.tsx'
import styles from './home-page.module.css'
import { NewsBlock } from './news-block.tsx'
import { ReviewRail } from './review-rail.tsx'

/** Courses by region, reviews and news; each is hydrated separately, which leaves time for a touch between them. */
export default function CoursesReviewsNews({ playDay }: { playDay: Day }) {
  return (
    <div className={styles.parts}>
      <Suspense>
        <CourseRegions playDay={playDay} />
      </Suspense>
      <Suspense>
        <ReviewRail />
      </Suspense>
      <Suspense>
        <NewsBlock />
      </Suspense>
    </div>
  )
}
